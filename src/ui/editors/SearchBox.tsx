import { useSelector } from '@xstate/react';
import type { Editor } from '../../../machines/editor.machine.ts';
import { selectQuery } from '../../../machines/editor.selectors.ts';
import styles from './SearchBox.module.css';

/** The search of the icon and the colour picker. */
export function SearchBox({ editor, label }: { editor: Editor; label: string }) {
  const query = useSelector(editor, selectQuery);
  return (
    <input
      type="search"
      className={styles.search}
      dir={query === '' ? undefined : 'auto'}
      placeholder={label}
      aria-label={label}
      value={query}
      data-first-focus=""
      onChange={(event) => editor.send({ type: 'query.change', text: event.target.value })}
    />
  );
}
