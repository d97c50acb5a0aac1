import type { MailReport } from '../mail/mailer.ts';
import type { WritesState } from './writes-state.ts';

/** What happens in a server beside its answers. Each is written to the log as it is. */
export type ServerEvent =
  /** A mail was sent, failed with this SMTP code, or was dropped. */
  | { readonly mail: MailReport; readonly code?: string | undefined }
  /** Writing began to fail, or works again. */
  | { readonly writes: WritesState }
  /** A file of the data is damaged. */
  | { readonly damaged: string; readonly what: string }
  /** How many mails were dropped in the last day, as too many went to a mailbox, from a client or from this server. */
  | { readonly droppedMails: number }
  /** A part of the daily work that failed. */
  | { readonly daily: string; readonly error: string }
  /** Why the messages to owners cannot be read. */
  | { readonly messages: string }
  /** How many messages to owners were removed after their time, and how many of them no mail server had taken. */
  | { readonly removedMessages: number; readonly undelivered: number }
  /** How many unused uploads were removed. */
  | { readonly removedUploads: number };
