import type { StateValue } from 'xstate';
import { formatValue } from '../../charts/chart.ts';
import type { ModalName } from '../../machines/dialogs/dialogs.machine.ts';

/** An event that brings back a part of the screen. */
export interface ReopeningEvent {
  readonly type: string;
  readonly [detail: string]: unknown;
}

type Reopen = (context: Readonly<Record<string, unknown>>) => readonly ReopeningEvent[] | undefined;
type ByState = Readonly<Record<string, Reopen>>;

/**
 * For each dialog, the states in which it can be opened again, with the events that lead there. The first is for the
 * chart `dialogs`, the others are for the dialog. A dialog without an entry does not compile.
 */
const REOPENED: Readonly<Record<string, ByState>> = {
  find: { open: ({ query }) => [{ type: 'find.open' }, { type: 'query.change', text: query }] },
  starts: { choosing: () => [{ type: 'starts.open' }] },
  gallery: { 'open.complete': () => [{ type: 'gallery.open' }] },
  pictures: {
    // Chosen files are sent at once; what was sent so far would be lost.
    'open.first: free, second: free': ({ list, pictures }) =>
      Array.isArray(pictures) && pictures.length === 0 ? [{ type: 'pictures.open', list }] : undefined,
  },
  publish: {
    'form.asking': ({ email }) => [
      { type: 'publish.open' },
      ...(email === '' ? [] : [{ type: 'email.change', text: email }]),
    ],
  },
  transfer: {
    'open.right: kept, work: offering.asking': () => [{ type: 'transfer.open' }],
    'open.right: carried, work: offering.asking': () => [{ type: 'transfer.open' }, { type: 'right.toggle' }],
  },
  versions: {
    none: () => [{ type: 'versions.open' }],
    'listed.quiet': () => [{ type: 'versions.open' }],
  },
  templateChange: { confirming: ({ request }) => [{ type: 'templateChange.ask', request }] },
  reset: { confirming: () => [{ type: 'reset.ask' }] },
} satisfies Readonly<Record<ModalName, ByState>>;

/** The addresses of the dialogs. */
export const REOPENED_DIALOGS: readonly string[] = Object.keys(REOPENED);

/**
 * The events that open a dialog again as it was; none for a closed dialog. Undefined if no events can do that: it
 * was busy, or shows what a service answered.
 */
export function reopening(
  dialog: string,
  value: StateValue | undefined,
  context: unknown,
): readonly ReopeningEvent[] | undefined {
  const state = formatValue(value);
  if (state === 'closed' || state === 'idle') return [];
  return REOPENED[dialog]?.[state]?.({ ...(context as object) });
}
