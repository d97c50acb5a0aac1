import type { PlannedEdit } from '../config/edit-config.ts';
import type { HoursRow } from '../facts/hours-table.ts';

/** The path of the list of opening hours, which is also that of their draft. */
export const HOURS_LIST = 'hours.items';

/** The opening hours that edits write, as the page shows them; none if they write none. */
export function hoursWritten(edits: readonly PlannedEdit[]): readonly HoursRow[] {
  const typedAt = (path: string) => String(edits.find((edit) => edit.path === path)?.typed ?? '');
  return edits.flatMap(({ path, typed }) => {
    const [, place] = /^hours\.items(\[\d+\])\.days$/.exec(path) ?? [];
    return place === undefined
      ? []
      : [{ days: String(typed), hours: typedAt(`${HOURS_LIST}${place}.hours`) }];
  });
}
