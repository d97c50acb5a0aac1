import { useSelector } from '@xstate/react';
import { selectEntry, selectRows } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import { type LogRow, rowAt } from '../log-rows.ts';

/** The rows of the log, with the entry of the moment, and props for their list. `choose` shows another entry. */
export function useLog() {
  const { inspector } = useInspector();
  const rows = useSelector(inspector, selectRows);
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const moment = useSelector(inspector, (seen) => selectEntry(seen)?.index ?? -1);
  const at = rowAt(rows, moment);
  const choose = (index: number | undefined) => inspector.send({ type: 'entry.choose', index });
  const toggle = ({ fold, entry }: LogRow) => {
    if (fold) inspector.send({ type: 'quiet.toggle', index: entry.index });
  };
  const list = {
    count: rows.length,
    at,
    onMove: (by: number) => {
      const next = rows[at + by]?.isOpen ? rows[at + 2 * by] : rows[at + by];
      if (next) choose(next.fold?.at(-1)?.index ?? next.entry.index);
    },
    onOpen: () => {
      const fold = rows.findLast((row, n) => n <= at && row.fold);
      if (fold && (fold === rows[at] || fold.isOpen)) toggle(fold);
    },
  };
  return { rows, session, shown, moment, choose, toggle, list };
}
