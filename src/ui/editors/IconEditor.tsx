import { useSelector } from '@xstate/react';
import { searchIcons, shownIconName } from '../../../domain/choices/icon-choices.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectIconFont, selectLeaf, selectQuery } from '../../../machines/editor/editor.selectors.ts';
import { selectValueAt } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import styles from './IconEditor.module.css';
import { SearchBox } from './SearchBox.tsx';

/** The searchable icons, drawn by the icon font; their names if the font cannot be loaded. */
export function IconEditor({ editor }: { editor: Editor }) {
  const { site } = useActors();
  const words = useWords();
  const query = useSelector(editor, selectQuery);
  const leaf = useSelector(editor, selectLeaf);
  const current = useSelector(site, selectValueAt(leaf?.path ?? ''));
  const icons = searchIcons(query, words);
  const inForce = icons.indexOf(String(current));
  const font = useSelector(editor, selectIconFont);

  return (
    <div className={styles.editor} data-font={font}>
      <SearchBox editor={editor} label={words.editors.searchIcons} found={icons.length} />
      <ChoiceGrid label={words.editors.icons}>
        {icons.map((icon, at) => (
          <button
            key={icon}
            type="button"
            className={styles.icon}
            aria-label={shownIconName(icon, words)}
            aria-pressed={icon === current}
            title={shownIconName(icon, words)}
            tabIndex={at === Math.max(inForce, 0) ? 0 : -1}
            onClick={() =>
              editor.send({
                type: 'value.choose',
                value: icon,
                said: shownIconName(icon, words),
                at: Date.now(),
              })
            }
          >
            <i className={icon} aria-hidden="true" />
            <span className={styles.name}>{shownIconName(icon, words)}</span>
          </button>
        ))}
      </ChoiceGrid>
    </div>
  );
}
