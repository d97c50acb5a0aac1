import { openOutbox } from './mail-transport.outbox.ts';
import type { MailTransport } from './mail-transport.ts';

/** Opens the transport that the settings name: a mail server, or the outbox. */
export async function openTransport({
  smtpUrl,
  dataDir,
}: {
  readonly smtpUrl?: string | undefined;
  readonly dataDir: string;
}): Promise<MailTransport> {
  if (smtpUrl === undefined) return openOutbox(dataDir);
  const { openSmtpTransport } = await import('./mail-transport.smtp.ts');
  return openSmtpTransport(smtpUrl);
}
