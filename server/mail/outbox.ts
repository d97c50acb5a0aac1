import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxOf } from './mail-address.ts';

/** The header of a mail in the outbox that names the sites it is about. */
export const SITES_HEADER = 'X-Parley-Sites';

/** How long a mail stays in the outbox. */
const KEPT_MS = 7 * 86_400_000;

// A file of another name is not ours. `.part` is what a process left that was killed.
const OURS = /^\d{4}-\d\d-\d\dT[\d-]{12}Z-[0-9a-f]{8}\.eml(?:\.part)?$/;

/** The folder of the mails that no mail server takes. */
export const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** The name of the file of a mail. Names sort by time. */
export function mailFileAt(at: number, unique: string): string {
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${unique}.eml`;
}

/** Removes the mails of a data folder's outbox that are older than seven days. */
export async function removeOldMails(dataDir: string, now: number): Promise<void> {
  const oldest = mailFileAt(now - KEPT_MS, '');
  for (const name of await mailFiles(dataDir))
    if (name < oldest) await rm(join(outboxOf(dataDir), name), { force: true });
}

/** Removes the mails about a site and those to an e-mail address; resolves with how many there were. */
export async function eraseMails(dataDir: string, siteId: string, email: string): Promise<number> {
  let count = 0;
  // A mail that is being written when they are listed has another name a moment later.
  const names = (await mailFiles(dataDir)).flatMap((name) => [name, name.replace(/\.part$/, '')]);
  for (const name of new Set(names)) {
    const path = join(outboxOf(dataDir), name);
    const mail = await readFile(path, 'utf8').catch(ifMissing(undefined));
    if (mail === undefined) continue;
    const head = headOf(mail);
    const isTo = email !== '' && mailboxOf(head.get('to') ?? '') === mailboxOf(email);
    if (!isTo && !head.get(SITES_HEADER.toLowerCase())?.split(' ').includes(siteId)) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

async function mailFiles(dataDir: string): Promise<string[]> {
  // Without a mail there is no folder.
  const names = await readdir(outboxOf(dataDir)).catch(ifMissing<string[]>([]));
  return names.filter((name) => OURS.test(name)).sort();
}

/** Handles the error of a file that is not there with a value, and throws any other. */
function ifMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}

/** The headers of a mail, by their names in lower case. */
function headOf(mail: string): Map<string, string> {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
