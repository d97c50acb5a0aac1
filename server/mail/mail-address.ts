import { mailAddressOf } from '../../domain/facts/email-address.ts';

const MAX_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

// Exactly one address: no name, list, comment, quoted part or line end, so nothing can be injected into a header.
const MAILBOX =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Whether a text is one plain e-mail address that is safe in a mail header; stricter than the rule for publishing. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && text.indexOf('@') <= MAX_LOCAL_PART_LENGTH && MAILBOX.test(text);
}

/** Whether a text is one plain e-mail address whose domain can be public: a mail to a private name would reach the operator's own machines. */
export function isPublicMailAddress(text: string): boolean {
  return isMailAddress(text) && mailAddressOf(text) === text;
}

/** What all addresses of one mailbox share: without a `+tag`, in lower case, at Gmail without dots and by one name of it. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return GMAIL.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** The address for complaints and objections; undefined if nobody can write to it. */
export function reportMailbox(mailFrom: string | undefined): string | undefined {
  return mailFrom?.endsWith('@localhost') ? undefined : mailFrom;
}
