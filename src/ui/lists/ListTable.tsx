import { useSelector } from '@xstate/react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isTyped } from '../../../domain/config/field-types.ts';
import { type ItemLeaf, leafOfItem } from '../../../domain/config/structure.ts';
import { isOn } from '../../../domain/config/visibility.ts';
import {
  type Cell,
  type CellAt,
  isBlank,
  isPrice,
  isSampleRow,
  leftOut,
  nameColumn,
  newRow,
  priceColumn,
  type TableRow,
  withAdded,
  withCell,
  withMoved,
} from '../../../domain/lists/list-table.ts';
import { rowsRead } from '../../../domain/lists/read-rows.ts';
import { listTold } from '../../../domain/lists/typed-rows.ts';
import { selectEditor, selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { StoredValue } from '../chat/in-message/PresentValue.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import { useDraftedSite } from '../use-drafts.ts';
import { useItemWords } from './item-words.ts';
import styles from './ListTable.module.css';
import { type ListTable as Table, useListTable } from './use-list-table.ts';

/** What one row may show as columns; the rest opens below the row in work. */
const MOST_COLUMNS = 3;

/** A list as a table, while it is edited so: a row is an item, a column a field. */
export function ListTable() {
  const { chat } = useActors();
  const table = useListTable();
  const editor = useSelector(chat, selectEditor);
  return table && editor ? <Rows key={table.node.path} table={table} editor={editor} /> : null;
}

function Rows({ table: { node, rows: given }, editor }: { table: Table; editor: Editor }) {
  const { chat, site } = useActors();
  const words = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  const config = useSelector(site, selectConfig);
  const itemWords = useItemWords(node);
  const rows = given.length === 0 ? [newRow(node)] : given;
  const left = leftOut(rows, node);

  const change = (next: readonly TableRow[]) => editor.send({ type: 'rows.change', rows: next });
  /** Changes the rows, and moves the focus to a cell of them. */
  const changeTo = (next: readonly TableRow[], at: CellAt, from: HTMLElement) => {
    const form = from.closest('fieldset');
    flushSync(() => change(next));
    focusCell(form, at);
  };
  const add = (from: HTMLElement) => {
    const next = withAdded(rows, node);
    changeTo(next, { row: next.length - 1, column: firstColumn(node.itemStructure) }, from);
  };
  const remove = (row: number, from: HTMLElement) => {
    const next = rows.toSpliced(row, 1);
    changeTo(next, { row: Math.min(row, next.length - 1), column: firstColumn(node.itemStructure) }, from);
  };
  const move = (at: CellAt, by: number, from: HTMLElement) => {
    const next = withMoved(rows, at.row, by);
    if (next !== rows) changeTo(next, { ...at, row: at.row + by }, from);
  };
  const finish = () => {
    const told = listTold(config, node, rows, words);
    focusChatAfter(() => editor.send({ type: 'rows.give', said: words.tables.done, told, at: Date.now() }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = cellAt(target);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') finish();
    else if (at && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      move(at, event.key === 'ArrowUp' ? -1 : 1, target);
    else if (at && event.key === 'Enter' && !event.shiftKey && target.matches('textarea')) {
      const last = rows.at(-1);
      if (at.row < rows.length - 1) focusCell(target.closest('fieldset'), { ...at, row: at.row + 1 });
      else if (last && isBlank(last, node)) focusDone(target);
      else add(target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const at = cellAt(event.target as HTMLElement);
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').trim();
    const isList = at?.column === nameColumn(node) || /[\t\n]/.test(text);
    if (!at || !isList || !rowsRead(text, node, 'inTable')) return;
    event.preventDefault();
    flushSync(() => editor.send({ type: 'rows.type', text, at: at.row }));
  };

  const columns = [...node.itemStructure.keys()];
  const main = mainColumns(node.itemStructure);
  const pinned = [nameColumn(node), priceColumn(node)].filter((column) => column !== -1);
  const headOf = (column: number) => {
    const leaf = node.itemStructure[column];
    return column === nameColumn(node) && itemWords.isOfBusiness
      ? itemWords.item
      : shownName(leaf?.name ?? '', words);
  };
  const others = columns.filter((column) => !pinned.includes(column));
  const isOnlyNarrow = others.every((column) => main.includes(column));

  /** The columns that a narrow table has no room for. */
  const wide = isOnlyNarrow ? main.filter((column) => !pinned.includes(column)) : [];

  return (
    <fieldset
      className={styles.list}
      disabled={isWorking}
      aria-label={itemWords.title}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div className={styles.title}>{itemWords.title}</div>
      <table className={styles.table}>
        <thead>
          <tr>
            {main.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no ids.
          <tbody key={at} className={styles.row} data-sample={isSampleRow(row, node) || undefined}>
            <tr>
              {main.map((column) => (
                <td key={column} className={classOf(column)}>
                  {cell(row, { row: at, column })}
                </td>
              ))}
            </tr>
            <tr className={styles.rest}>
              <td colSpan={main.length - wide.length}>
                {others.map((column) => (
                  <div key={column} className={main.includes(column) ? styles.narrow : styles.field}>
                    <span className={styles.label}>{headOf(column)}</span>
                    {cell(row, { row: at, column })}
                  </div>
                ))}
                <div className={styles.acts}>{acts(at)}</div>
              </td>
              {wide.map((column) => (
                <td key={column} className={`${styles.wide} ${styles.filler}`} />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <div className={styles.foot}>
        <button type="button" className={styles.act} onClick={(click) => add(click.currentTarget)}>
          {`+ ${words.tables.addItem(itemWords.item)}`}
        </button>
        <span className={styles.hint}>{words.tables.orPaste}</span>
      </div>
      {/* Always rendered: a live region that is inserted together with its text is not announced. */}
      <p role="status" className={styles.full}>
        {left > 0 && words.tables.leftOut(left)}
      </p>
      <div className={styles.end} data-at-foot="">
        <button type="button" className="button primary" data-done="" onClick={finish}>
          {words.tables.done}
        </button>
        <div className={styles.keys}>
          {words.tables.keys.map(([key, does]) => (
            <span key={key}>
              <kbd>{key}</kbd> <span>{does}</span>
            </span>
          ))}
        </div>
      </div>
    </fieldset>
  );

  function classOf(column: number): string | undefined {
    if (column === priceColumn(node)) return styles.price;
    return wide.includes(column) ? styles.wide : undefined;
  }

  function cell(row: TableRow, at: CellAt) {
    const leaf = node.itemStructure[at.column];
    if (!leaf) return null;
    const typed = row.cells[at.column] ?? '';
    return (
      <CellInput
        leaf={leaf}
        at={at}
        cell={typed}
        label={`${headOf(at.column)}, ${itemWords.item} ${at.row + 1}`}
        onChange={(value) => change(withCell(rows, at, value))}
        onOpen={() =>
          editor.send({ type: 'cell.open', target: leafOfItem(leaf, at.row).path, at: Date.now() })
        }
      />
    );
  }

  function acts(row: number) {
    const { acts: names } = words.chat;
    const called = String(rows[row]?.cells[nameColumn(node)] ?? '').trim() || `${itemWords.item} ${row + 1}`;
    const at = { row, column: firstColumn(node.itemStructure) };
    const all = [
      { label: names.moveUp, isOff: row === 0, act: (from: HTMLElement) => move(at, -1, from) },
      {
        label: names.moveDown,
        isOff: row === rows.length - 1,
        act: (from: HTMLElement) => move(at, 1, from),
      },
      { label: names.remove, isOff: false, act: (from: HTMLElement) => remove(row, from) },
    ];
    return all.map(({ label, isOff, act }) => (
      <button
        key={label}
        type="button"
        className={label === names.remove ? `${styles.act} ${styles.danger}` : styles.act}
        aria-label={`${label}: ${called}`}
        disabled={isOff}
        // Without this, Safari takes the focus from the row, and the button is gone before it is clicked.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(click) => act(click.currentTarget)}
      >
        {label}
      </button>
    ));
  }
}

interface CellProps {
  readonly leaf: ItemLeaf;
  readonly at: CellAt;
  readonly cell: Cell;
  readonly label: string;
  readonly onChange: (cell: Cell) => void;
  /** Opens the ordinary editor of the field. */
  readonly onOpen: () => void;
}

/** A cell: a box for texts, a switch, or what the field's ordinary editor was given last. */
function CellInput({ leaf, at, cell, label, onChange, onOpen }: CellProps) {
  const { config: drafted } = useDraftedSite();
  const place = `${at.row}.${at.column}`;
  if (leaf.type === 'boolean')
    return (
      <input
        type="checkbox"
        data-cell={place}
        aria-label={label}
        checked={isOn(cell) || cell === ''}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (!isTyped(leaf))
    return (
      // Its name ends with what it shows, so that a voice can say either.
      <button type="button" className={styles.value} data-cell={place} onClick={onOpen}>
        <span className="visually-hidden">{label}</span>
        <StoredValue config={drafted} leaf={leafOfItem(leaf, at.row)} />
      </button>
    );
  return (
    // A text may have several lines; a box of one line would join them.
    <textarea
      rows={1}
      className={styles.box}
      data-cell={place}
      dir={leaf.type === 'url' ? 'ltr' : 'auto'}
      autoComplete="off"
      inputMode={isPrice(leaf) ? 'decimal' : undefined}
      aria-label={label}
      value={String(cell)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The columns of a row: all of an item with few texts, else its name and price, or its first two texts. */
function mainColumns(leaves: readonly ItemLeaf[]): readonly number[] {
  const columns = [...leaves.keys()];
  const texts = columns.filter((at) => leaves[at]?.type === 'text');
  if (leaves.length <= MOST_COLUMNS && texts.length === leaves.length) return columns;
  const name = texts.find((at) => !isPriceAt(leaves, at));
  const price = texts.find((at) => isPriceAt(leaves, at));
  const named = [name, price].filter((at) => at !== undefined);
  return named.length > 0 ? named : columns.slice(0, 1);
}

const isPriceAt = (leaves: readonly ItemLeaf[], at: number) => {
  const leaf = leaves[at];
  return leaf !== undefined && isPrice(leaf);
};

const firstColumn = (leaves: readonly ItemLeaf[]) => mainColumns(leaves)[0] ?? 0;

function cellAt(element: HTMLElement): CellAt | undefined {
  const [row, column] = (element.dataset.cell ?? '').split('.').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

function focusCell(form: HTMLFieldSetElement | null, { row, column }: CellAt): void {
  const cells = form?.querySelectorAll<HTMLElement>(`[data-cell="${row}.${column}"]`) ?? [];
  [...cells].find((cell) => cell.checkVisibility())?.focus();
}

function focusDone(cell: HTMLElement): void {
  cell.closest('fieldset')?.querySelector<HTMLElement>('[data-done]')?.focus();
}
