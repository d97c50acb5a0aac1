import { useSelector } from '@xstate/react';
import { isShown } from '../../../domain/config/visibility.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectLeaf } from '../../../machines/editor/editor.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './ToggleEditor.module.css';

/** The Show and Hide buttons; the current choice is pressed. */
export function ToggleEditor({ editor }: { editor: Editor }) {
  const { site } = useActors();
  const words = useWords();
  const leaf = useSelector(editor, selectLeaf);
  const config = useSelector(site, selectConfig);
  const shown = leaf !== undefined && isShown(config, leaf.path);
  const choice = (value: boolean, name: string) => (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={shown === value}
      data-first-focus={shown === value ? '' : undefined}
      onClick={() => editor.send({ type: 'value.choose', value, said: name, at: Date.now() })}
    >
      {name}
    </button>
  );
  return (
    <div className={styles.choices}>
      {choice(true, words.toggle.show)}
      {choice(false, words.toggle.hide)}
    </div>
  );
}
