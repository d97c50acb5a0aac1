import { useSelector } from '@xstate/react';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectQuery } from '../../../machines/editor/editor.selectors.ts';
import { useWords } from '../actors-context.tsx';
import textBox from '../text-box.module.css';
import styles from './SearchBox.module.css';

interface Props {
  readonly editor: Editor;
  readonly label: string;
  /** The number of matches. */
  readonly found: number;
}

/** The search box of the icon and color editors. The number of matches is announced, and shown if it is zero. */
export function SearchBox({ editor, label, found }: Props) {
  const { editors } = useWords();
  const query = useSelector(editor, selectQuery);
  return (
    <div className={styles.place}>
      <input
        type="search"
        className={textBox.box}
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
