/**
 * What becomes of a mail: a mail server has taken it (`sent`), or not yet (`trying`, for a day), or will not (`refused`); it is
 * `kept` as a file where no mail leaves; or there is `none`.
 */
export const MAIL_REACHES = ['sent', 'kept', 'trying', 'refused', 'none'] as const;

export type MailReach = (typeof MAIL_REACHES)[number];
