import { createTransport } from 'nodemailer';
import { inTime } from '../http/in-time.ts';
import type { ServerWords } from '../http/visitor-language.ts';
import { limitPerHour, type ShareCounts } from '../limits/hourly-limit.ts';
import { isPublicMailAddress, mailboxOf } from './mail-address.ts';

/** The result of one mail. `code` is the mail server's SMTP code; its text is left out, because it may contain the address. */
export interface MailReport {
  readonly result: 'sent' | 'failed' | 'dropped';
  readonly code?: string;
}

/** Mails publishers the URL of their website. */
export interface Mailer {
  /** Queues a mail with a site's URL, which `client` caused; returns at once and never throws. */
  tellAddress(address: string, client: string, url: string, words: ServerWords['mail']): void;
  /** Waits up to 5 s for the mails being sent and drops the others. */
  close(): Promise<void>;
}

/** How mail is sent. */
export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** The most mails within any hour, to all mailboxes together; 0: no limit. */
  readonly perHour: number;
  readonly share?: ShareCounts | undefined;
  readonly report: (report: MailReport) => void;
}

const MAX_WAITING = 1000;
// Someone who publishes with another person's address must not be able to flood that mailbox.
const A_MAILBOX_PER_HOUR = 5;
// A few clients must not use up the hour of everybody.
const A_CLIENT_PER_HOUR = 20;
const CLOSE_MS = 5000;

// Keeps out-of-office notes and other automatic answers away from the sender.
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * A mailer over SMTP with two connections, a queue of 1,000 mails, at most five mails an hour to one mailbox, 20 caused
 * by one client, and `perHour` in all.
 */
export function openMailer({ smtpUrl, from, perHour, share, report }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const clients = limitPerHour('mails-of-client', A_CLIENT_PER_HOUR, { share });
  const mailboxes = limitPerHour('mails-to-mailbox', A_MAILBOX_PER_HOUR, { share });
  const inAll = limitPerHour('mails', perHour, { share });
  const waiting = new Set<Promise<void>>();

  // The client first: what it causes beyond its limit uses up nothing of others.
  const isWelcome = async (address: string, client: string) =>
    (await clients.take(client)) === 0 &&
    (await mailboxes.take(mailboxOf(address))) === 0 &&
    (await inAll.take('all')) === 0;

  async function send(
    to: string,
    client: string,
    message: { readonly subject: string; readonly text: string },
  ): Promise<MailReport> {
    if (!(await isWelcome(to, client))) return { result: 'dropped' };
    try {
      await transport.sendMail({ from, to, headers: AUTOMATIC, ...message });
      return { result: 'sent' };
    } catch (error) {
      return { result: 'failed', code: codeOf(error) };
    }
  }

  return {
    tellAddress: (address, client, url, { subject, text }) => {
      if (!isPublicMailAddress(address) || waiting.size >= MAX_WAITING) {
        report({ result: 'dropped' });
        return;
      }
      const sending = send(address, client, { subject, text: text(url) })
        .then(report)
        .finally(() => waiting.delete(sending));
      waiting.add(sending);
    },
    close: async () => {
      await inTime(CLOSE_MS, Promise.all(waiting), () => undefined).catch(() => {});
      transport.close();
    },
  };
}

function codeOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => /^[A-Z0-9]{1,20}$/.test(String(part))).join(' ') || 'unknown';
}
