// Controls, line ends, and the marks that turn the direction of what follows.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A stored text for one line of a terminal: what could start a command of the terminal, a new line or another column is
 * written as its number, such as `\u{1b}`.
 */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, (unsafe) => `\\u{${unsafe.codePointAt(0)?.toString(16)}}`);
}
