import { folded } from '../../words/ar/plain.ts';

/**
 * True if a text names a label as people type it: without regard to case, quotation marks, unseen marks, and in Arabic to
 * vowel signs and to the hamza of a letter.
 */
export function namesLabel(label: string, text: string): boolean {
  return label === text || (plain(text) !== '' && plain(label) === plain(text));
}

function plain(text: string): string {
  const bare = text.normalize('NFC').replace(/["“”„«»]|\p{DI}/gu, '');
  return folded(bare).replace(/\s+/g, ' ').trim();
}
