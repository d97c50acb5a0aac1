import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

/** A transport to a mail server, over two connections. */
export function openSmtpTransport(url: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return { deliver: (mail) => pool.sendMail(mail), close: () => pool.close() };
}
