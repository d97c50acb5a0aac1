import { useSelector } from '@xstate/react';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectQuery } from '../../../machines/editor/editor.selectors.ts';
import { useWords } from '../actors-context.tsx';
import styles from './SearchBox.module.css';

interface Props {
  readonly editor: Editor;
  readonly label: string;
  /** How much has been found. */
  readonly found: number;
}

/** The search of the icon and the colour picker; how much it found is said, and shown where that is nothing. */
export function SearchBox({ editor, label, found }: Props) {
  const { editors } = useWords();
  const query = useSelector(editor, selectQuery);
  return (
    <div className={styles.place}>
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
      <p className={found === 0 ? styles.nothing : 'visually-hidden'} role="status">
        {query !== '' && (found === 0 ? editors.nothingFound(query) : editors.found(found))}
      </p>
    </div>
  );
}
