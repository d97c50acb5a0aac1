import { createTransport } from 'nodemailer';
import type { ServerWords } from '../http/visitor-language.ts';
import { limitPerHour } from '../limits/hourly-limit.ts';
import { isMailAddress } from './mail-address.ts';

/** What became of a mail: the server's answer may say to whom it was, so only its codes are told. */
export interface MailReport {
  readonly result: 'sent' | 'failed' | 'dropped';
  readonly code?: string;
}

/** Tells those who publish where their website is. */
export interface Mailer {
  /** Sends a site's address in some words, some time; returns at once and never fails. */
  tellAddress(mailbox: string, url: string, words: ServerWords['mail']): void;
  /** Waits a few seconds for the mails on their way, and gives up the others. */
  close(): Promise<void>;
}

/** How mail is sent. */
export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly report: (report: MailReport) => void;
  readonly now: () => number;
}

const MOST_WAITING = 1000;
// Whoever publishes in another's name must not be able to fill that one's mailbox.
const A_MAILBOX_PER_HOUR = 5;
const CLOSE_MS = 5000;

/** A mailer over SMTP: few connections, a bounded queue, and each mailbox at most five times an hour. */
export function openMailer({ smtpUrl, from, report, now }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const mailboxes = limitPerHour(A_MAILBOX_PER_HOUR, now);
  const waiting = new Set<Promise<void>>();

  async function send(
    to: string,
    message: { readonly subject: string; readonly text: string },
  ): Promise<void> {
    try {
      await transport.sendMail({ from, to, ...message });
      report({ result: 'sent' });
    } catch (error) {
      report({ result: 'failed', code: codeOf(error) });
    }
  }

  return {
    tellAddress: (mailbox, url, { subject, text }) => {
      const isWelcome = isMailAddress(mailbox) && waiting.size < MOST_WAITING;
      if (!isWelcome || mailboxes.take(mailbox.toLowerCase()).kind === 'refused') {
        report({ result: 'dropped' });
        return;
      }
      const sending = send(mailbox, { subject, text: text(url) }).finally(() => waiting.delete(sending));
      waiting.add(sending);
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([Promise.all(waiting), enough]);
      clearTimeout(timer);
      transport.close();
    },
  };
}

function codeOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => /^[A-Z0-9]{1,20}$/.test(String(part))).join(' ') || 'unknown';
}
