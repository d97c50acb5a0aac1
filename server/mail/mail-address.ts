const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

// One address and nothing else: no name, list, comment, quoted part or line end can get through.
const MAILBOX =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

/** Whether a text is one plain mail address, safe to stand in a mail's head; stricter than the rule for publishing. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST && text.indexOf('@') <= LONGEST_LOCAL_PART && MAILBOX.test(text);
}
