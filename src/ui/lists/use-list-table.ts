import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../../domain/config/edit-config.ts';
import type { ListNode } from '../../../domain/config/structure.ts';
import { listAt, rowsOf, type TableRow, tableEdits } from '../../../domain/lists/list-table.ts';
import { selectEditor, selectField } from '../../../machines/chat/chat.selectors.ts';
import { selectRows } from '../../../machines/editor/editor.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors } from '../actors-context.tsx';

/** A list that is edited as a table. */
export interface ListTable {
  readonly node: ListNode;
  readonly rows: readonly TableRow[];
  /** What puts the rows on the page; none while they are those of the page. */
  readonly edits: readonly PlannedEdit[];
}

/** The list that is edited as a table; undefined if none is. */
export function useListTable(): ListTable | undefined {
  const { chat, site } = useActors();
  const leaf = useSelector(chat, selectField);
  const editor = useSelector(chat, selectEditor);
  const typed = useSelector(editor, (snapshot) => snapshot && selectRows(snapshot));
  const config = useSelector(site, selectConfig);
  const path = leaf?.type === 'table' ? leaf.path : undefined;
  return useMemo(() => {
    const node = path === undefined ? undefined : listAt(config, path);
    if (!node) return undefined;
    return { node, rows: typed ?? rowsOf(config, node), edits: typed ? tableEdits(config, node, typed) : [] };
  }, [config, path, typed]);
}

/** A website with the rows of the open table, which are not on the page yet. */
export function useWithRows(config: Config): Config {
  const table = useListTable();
  return useMemo(() => (table && applyPlan(config, table.edits)) ?? config, [config, table]);
}
