import type { PlannedEdit } from '../config/edit-config.ts';

/** Where a business is, '' for nothing, and the edits that write when it is open. */
export interface PlaceGiven {
  readonly address: string;
  readonly hours: readonly PlannedEdit[];
}

/** The address that edits write for the whole page; '' if they write none. */
export function addressWritten(edits: readonly PlannedEdit[]): string {
  const edit = edits.find(({ path }) => path.endsWith('.address') && !path.startsWith('location.'));
  return typeof edit?.typed === 'string' ? edit.typed : '';
}

/** The edits that write a text as opening hours; undefined if any part of it is something else. */
export type HoursIn = (text: string) => readonly PlannedEdit[] | undefined;

/** What may stand between an address and the hours. */
const SEPARATOR = /[,;،؛|·\n]|\.(?=\s)/gu;
/** A longer text has no address in front of its hours. */
const MOST_PARTS = 12;

/** Reads a place and opening hours from one text, the address first; a text without hours is an address. */
export function placeIn(text: string, hoursIn: HoursIn): PlaceGiven {
  const ends = [...text.matchAll(SEPARATOR)].slice(0, MOST_PARTS).map(({ index }) => index);
  for (const end of [-1, ...ends]) {
    const hours = hoursIn(text.slice(end + 1).trim());
    if (hours) return { address: text.slice(0, Math.max(end, 0)).trim(), hours };
  }
  return { address: text.trim(), hours: [] };
}
