import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LINK = /(https?:\/\/\S+?\/#open=[\w-]+)/;

/** The link to come back in each mail that a program has written for an address, by the mail's file. */
export async function linksMailed(dataDir: string, to: string): Promise<ReadonlyMap<string, string>> {
  const outbox = join(dataDir, 'outbox');
  const found = new Map<string, string>();
  for (const name of (await readdir(outbox).catch(() => [])).toSorted()) {
    // Such a mail is being written, and is renamed when it is whole.
    if (!name.endsWith('.eml')) continue;
    const mail = await readFile(join(outbox, name), 'utf8');
    if (!mail.toLowerCase().includes(`to: ${to}`)) continue;
    // Quoted-printable, as far as a link has any of it.
    const [, link] = LINK.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? [];
    if (link !== undefined) found.set(name, link);
  }
  return found;
}
