import type { MailReach } from '../mail-reach.ts';

/** The body of `POST /api/deploy`. `siteName` is the site id, `html` the whole page. */
export interface DeployRequest {
  readonly html: string;
  readonly siteName: string;
  readonly templateId: string;
  readonly userEmail: string;
  readonly isUpdate: boolean;
}

/** The response to a deploy: the page's absolute URL, and `<siteId>.<version>` as id. */
export interface DeployAnswer {
  readonly url: string;
  readonly id: string;
  /** Whether the e-mail address is confirmed, by the header; absent where the server does not say. */
  readonly isConfirmed?: boolean | undefined;
  /** Whether the website keeps another address than the one that was typed, by the header. */
  readonly keepsAddress?: boolean | undefined;
  /** What becomes of the mail that confirms it, by the header; absent where the server does not say. */
  readonly mail?: MailReach | undefined;
  /** From when on one can be sent, where there is none; ISO 8601. */
  readonly nextMailAt?: string | undefined;
}

/** The header of a response to a deploy that says whether the address is `confirmed` or `unconfirmed`, or that the website keeps an `other` one. The body is specified. */
export const ADDRESS_HEADER = 'X-Parley-Address';

/** The header of the same response that says what becomes of the mail that confirms the address: a `MailReach`. */
export const MAIL_HEADER = 'X-Parley-Mail';

/**
 * The headers of a response that says `none` there: why, and the time from which a mail can be sent, in ISO 8601, where nothing
 * but time is in the way. It is `confirmed` already, `unwanted` by whoever has the mailbox, none can go to such an `address`,
 * enough went to this mailbox (`later`), or from this server or client (`busy`).
 */
export const NO_MAIL_HEADER = 'X-Parley-Mail-Why';
export const NEXT_MAIL_HEADER = 'X-Parley-Mail-Next';

/** Maximum size of a page, in bytes of UTF-8. */
export const MAX_PAGE_BYTES = 1_048_576;
