import * as v from 'valibot';
import type { LoadedSite } from '../../machines/site/site.context.ts';
import { applyDiff, type Change, diff } from './diff.ts';
import type { LogEntry } from './session.ts';
import { BOOTED, newWebsite, storedAs } from './start-of-app.ts';

const change = v.strictObject({
  path: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(60)),
  after: v.optional(v.unknown()),
});
const shortBoot = v.strictObject({
  type: v.literal(BOOTED),
  /** What differs from a new website. */
  loaded: v.array(change),
  /** What differs in the store from what was loaded. */
  stored: v.array(change),
});

type ShortBoot = v.InferOutput<typeof shortBoot>;

/** Writes the loaded website as its differences from a new one: a whole one is tens of thousands of characters. */
export function shortened(event: LogEntry['event']): LogEntry['event'] {
  const { output } = event;
  if (typeof output !== 'object' || output === null) return event;
  const { stored, tab: _, ...loaded } = output as LoadedSite;
  const { stored: __, tab: ___, ...none } = newWebsite();
  return {
    type: BOOTED,
    loaded: diff(none, loaded).map(plain),
    stored: diff(storedAs(loaded), stored).map(plain),
  } satisfies ShortBoot;
}

/** Whether a boot event is written as differences. */
export function isShortBoot({ type, output }: LogEntry['event']): boolean {
  return type === BOOTED && output === undefined;
}

/** Restores a boot event; undefined if it is invalid. */
export function expanded(event: LogEntry['event']): LogEntry['event'] | undefined {
  const parsed = v.safeParse(shortBoot, event);
  if (!parsed.success) return undefined;
  const { stored: _, ...none } = newWebsite();
  const loaded = applyDiff(none, parsed.output.loaded) as Omit<LoadedSite, 'stored'>;
  const stored = applyDiff(storedAs(loaded), parsed.output.stored);
  return { type: BOOTED, output: { ...loaded, stored } };
}

function plain({ path, after }: Change): { path: string[]; after?: unknown } {
  return { path: [...path], ...(after !== undefined && { after }) };
}
