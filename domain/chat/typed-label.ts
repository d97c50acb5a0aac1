import { folded } from '../../words/ar/plain.ts';

/**
 * True if a text names a label as people type it: without regard to case, quotation marks, unseen marks, and in Arabic to
 * vowel signs and to the hamza of a letter.
 */
export function namesLabel(label: string, text: string): boolean {
  return label === text || (plainText(text) !== '' && plainText(label) === plainText(text));
}

/** A text without case, quotation marks and unseen marks. */
export function plainText(text: string): string {
  const bare = text.normalize('NFC').replace(/["“”„«»]|\p{DI}/gu, '');
  return folded(bare).replace(/\s+/g, ' ').trim();
}
