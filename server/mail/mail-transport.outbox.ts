import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { mailFileAt, outboxOf, SITES_HEADER } from './outbox.ts';

const SITE_IDS = /\bsite-[a-z0-9]{7}\b/g;

/**
 * A transport that writes each mail as a file into the outbox of a data folder, for this account only. A file has its
 * name only once it is whole and on the disk. The names sort by time.
 */
export function openOutbox(dataDir: string): MailTransport {
  const folder = outboxOf(dataDir);
  let lastAt = 0;

  async function deliver(mail: OutgoingMail): Promise<void> {
    // Later than the mail before, so that two of one millisecond have an order.
    lastAt = Math.max(Date.now(), lastAt + 1);
    const path = join(folder, mailFileAt(lastAt, randomBytes(4).toString('hex')));
    const message = await compose(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = `${path}.part`;
    try {
      await using file = await open(part, 'wx', 0o600);
      await file.writeFile(message);
      await file.sync();
      await rename(part, path);
      // Otherwise a power cut could take the names away: that of the file, and that of the folder with the first mail.
      for (const each of [folder, dataDir]) await syncFolder(each);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return { deliver, close: () => {} };
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
}

/** The bytes of a mail as a mail server would get them, with the sites that it names in a header, for an erasure. */
async function compose(mail: OutgoingMail): Promise<Buffer> {
  // Loaded with the first mail: a server that never writes one needs no memory for it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const sites = new Set(`${mail.text} ${mail.html}`.match(SITE_IDS));
  const named = sites.size > 0 ? { [SITES_HEADER]: [...sites].join(' ') } : {};
  return new MailComposer({ ...mail, headers: { ...mail.headers, ...named } }).compile().build();
}
