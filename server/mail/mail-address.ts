const MAX_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

// Exactly one address: no name, list, comment, quoted part or line end, so nothing can be injected into a header.
const MAILBOX =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Whether a text is one plain e-mail address that is safe in a mail header; stricter than the rule for publishing. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && text.indexOf('@') <= MAX_LOCAL_PART_LENGTH && MAILBOX.test(text);
}
