import { useSelector } from '@xstate/react';
import { selectShown } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';

/** The filtered log with the shown entry, and props for the list of its rows. `choose` shows another entry. */
export function useLog() {
  const { inspector } = useInspector();
  const entries = useSelector(inspector, selectShown);
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  const at = entries.findLastIndex(({ index }) => index <= shown);
  const choose = (index: number | undefined) => inspector.send({ type: 'entry.choose', index });
  const list = { count: entries.length, at, onMove: (by: number) => choose(entries[at + by]?.index) };
  return { entries, session, shown, choose, list };
}
