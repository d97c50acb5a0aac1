import type { InspectionEvent } from 'xstate';
import type { RecentEvents, RecentList } from '../../../machines/app/recent-events.ts';

/** What happens, for a bug that is seen. */
export type Recent = Pick<RecentEvents, 'observe' | 'list'>;

const NOTHING_YET: RecentList = { events: [], missing: 0 };

/** Keeps what XState reports as it is, until the code comes that picks from it; `now` is in milliseconds since 1970. */
export function recentWhenLoaded(now: () => number) {
  const early: { readonly told: InspectionEvent; readonly at: number }[] = [];
  let recent: Recent | undefined;
  return {
    observe(told: InspectionEvent): void {
      if (recent) recent.observe(told);
      else if (told.type === '@xstate.event') early.push({ told, at: now() });
    },
    list: () => recent?.list() ?? NOTHING_YET,
    /** Goes on with the code that has come. */
    begin(Kept: typeof RecentEvents): void {
      if (recent) return;
      let time: number | undefined;
      const begun = new Kept(() => time ?? now());
      for (const { told, at } of early.splice(0)) {
        time = at;
        begun.observe(told);
      }
      time = undefined;
      recent = begun;
    },
  };
}
