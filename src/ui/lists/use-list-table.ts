import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListNode } from '../../../domain/config/structure.ts';
import { listAt, rowsOf, type TableRow } from '../../../domain/lists/list-table.ts';
import { rowsIn } from '../../../domain/lists/rows-draft.ts';
import { selectRowsText } from '../../../machines/chat/box.selectors.ts';
import { selectField } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useBox } from '../actors-context.tsx';

/** A list that is edited as a table: with the rows that are not sent, else with those of the page. */
export interface ListTable {
  readonly node: ListNode;
  readonly rows: readonly TableRow[];
}

/** The list that is edited as a table; undefined if none is. */
export function useListTable(): ListTable | undefined {
  const { chat, site } = useActors();
  const leaf = useSelector(chat, selectField);
  const path = leaf?.type === 'table' ? leaf.path : '';
  const text = useSelector(useBox(), selectRowsText(path));
  const config = useSelector(site, selectConfig);
  return useMemo(() => {
    const node = listAt(config, path);
    return node && { node, rows: rowsIn(config, node, text) ?? rowsOf(config, node) };
  }, [config, path, text]);
}
