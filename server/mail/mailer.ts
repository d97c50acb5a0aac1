import { inTime } from '../http/in-time.ts';
import { type HourlyLimit, limitPerHour, type ShareCounts } from '../limits/hourly-limit.ts';
import { isMailAddress, isPublicMailAddress, mailboxOf } from './mail-address.ts';
import type { MailTransport } from './mail-transport.ts';

/** What became of a mail; `dropped`: it was not tried. */
export type MailReport = 'sent' | 'failed' | 'dropped';

/** The same; `later` and `refused`: it failed, for now or for good, but the mail server takes others. */
export type MailResult = MailReport | 'later' | 'refused';

/** A mail with the same content as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who gets the answer; by default nobody reads one. */
  readonly replyTo?: string;
  /** Whether it leads back to websites whose confirmed address it goes to. */
  readonly leadsBack?: boolean;
  /** Whether it goes to somebody who never confirmed that address, and so may not have asked for it. */
  readonly isToStranger?: boolean;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Sends a mail that `client` caused; undefined: no client did, so no client's limit counts it. Resolves with what became
   * of it, and never rejects.
   */
  send(mail: Mail, client: string | undefined): Promise<MailResult>;
  /** Waits up to 5 s for the mails being sent. Those that are not sent by then, or come later, have failed. */
  close(): Promise<void>;
}

/** How mail is sent. */
export interface MailerOptions {
  readonly transport: MailTransport;
  readonly from: string;
  /** The most mails within any hour, to all mailboxes together; 0: no limit. */
  readonly perHour: number;
  readonly share?: ShareCounts | undefined;
  /** `code` is the mail server's SMTP code; its text is left out, because it may contain the address. */
  readonly report: (report: MailReport, code?: string) => void;
}

const MAX_WAITING = 1000;
// Somebody may publish with the address of another person, whose mailbox that must not flood. Mails that lead back to a
// website have a count of their own, so that such publishes do not use it up.
const A_MAILBOX_PER_HOUR = 5;
// Messages that visitors write through the form of a website.
const MESSAGES_TO_MAILBOX_PER_HOUR = 30;
// So that a few clients do not use up the limit of all.
const A_CLIENT_PER_HOUR = 20;
const CLOSE_MS = 5000;

// Keeps out-of-office notes and other automatic answers away from the sender.
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * A mailer with a queue of 1,000 mails, at most five mails an hour to one mailbox (five more that lead back, 30 that no client
 * caused), 20 caused by one client, and `perHour` in all, half of which are kept for those who confirmed their address.
 */
export function openMailer({ transport, from, perHour, share, report }: MailerOptions): Mailer {
  const clients = limitPerHour('mails-of-client', A_CLIENT_PER_HOUR, { share });
  const mailboxes = limitPerHour('mails-to-mailbox', A_MAILBOX_PER_HOUR, { share });
  const leadingBack = limitPerHour('mails-back-to-mailbox', A_MAILBOX_PER_HOUR, { share });
  const ofNobody = limitPerHour('messages-to-mailbox', MESSAGES_TO_MAILBOX_PER_HOUR, { share });
  const toStrangers = limitPerHour('mails-to-strangers', Math.ceil(perHour / 2), { share });
  const inAll = limitPerHour('mails', perHour, { share });
  const { promise: closing, reject: cutOff } = Promise.withResolvers<never>();
  closing.catch(() => {});
  const waiting = new Set<Promise<MailResult>>();

  /** Counts a mail, and resolves with what takes it off the counts again; undefined if it is one too many. */
  async function count({ to, leadsBack = false, isToStranger = false }: Mail, client: string | undefined) {
    const toMailbox = client === undefined ? ofNobody : leadsBack ? leadingBack : mailboxes;
    const counts: readonly (readonly [HourlyLimit, string])[] = [
      // The client first: what it causes beyond its limit uses up nothing of others.
      ...(client === undefined ? [] : [[clients, client] as const]),
      [toMailbox, mailboxOf(to)],
      ...(isToStranger ? [[toStrangers, 'all'] as const] : []),
      [inAll, 'all'],
    ];
    const taken: (() => Promise<void>)[] = [];
    const giveBack = async () => {
      for (const each of taken) await each();
    };
    for (const [limit, key] of counts) {
      if ((await limit.take(key)) > 0) {
        await giveBack();
        return undefined;
      }
      taken.push(() => limit.giveBack(key));
    }
    return giveBack;
  }

  async function deliver(mail: Mail, client: string | undefined): Promise<MailResult> {
    let giveBack: (() => Promise<void>) | undefined;
    try {
      const { to, replyTo, subject, text, html } = mail;
      giveBack = await count(mail, client);
      if (!giveBack) return told('dropped');
      const mailed = { from, to, replyTo, subject: headerText(subject), text, html, headers: AUTOMATIC };
      await Promise.race([transport.deliver(mailed), closing]);
      return told('sent');
    } catch (error) {
      told('failed', codeOf(error));
      const result = resultOf(error);
      // Nothing has arrived: whoever asks again after an outage must get it.
      if (result !== 'refused') await giveBack?.();
      return result;
    }
  }

  function told(result: MailReport, code?: string): MailReport {
    report(result, code);
    return result;
  }

  return {
    send: async (mail, client) => {
      if (!isSafe(mail) || waiting.size >= MAX_WAITING) return told('dropped');
      const sending = deliver(mail, client).finally(() => waiting.delete(sending));
      waiting.add(sending);
      return sending;
    },
    close: async () => {
      await inTime(CLOSE_MS, Promise.all(waiting), () => undefined).catch(() => {});
      // What waits for a mail server that hangs must end while the stores are open.
      cutOff(Object.assign(new Error('The mailer is closed.'), { code: 'ECLOSED' }));
      transport.close();
    },
  };
}

/** Whether the addresses of a mail are plain ones, and a mail to it leaves the operator's own machines. */
function isSafe({ to, replyTo }: Mail): boolean {
  return isPublicMailAddress(to) && (replyTo === undefined || isMailAddress(replyTo));
}

/**
 * A text as it may stand in a header: on one line, without the marks that turn the direction of what follows, and without an
 * encoded word (RFC 2047), which a mail program would read as what it encodes.
 */
function headerText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('=?', '= ?');
}

/** What a failure says of the mail: a mail server that answers to its recipient or content takes others. 421 closes the connection. */
function resultOf(error: unknown): 'failed' | 'later' | 'refused' {
  const { command, responseCode } = Object(error);
  if ((command !== 'RCPT TO' && command !== 'DATA') || !(responseCode >= 400) || responseCode === 421)
    return 'failed';
  return responseCode >= 500 ? 'refused' : 'later';
}

function codeOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => /^[A-Z0-9]{1,20}$/.test(String(part))).join(' ') || 'unknown';
}
