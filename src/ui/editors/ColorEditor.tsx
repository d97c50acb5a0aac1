import { useSelector } from '@xstate/react';
import { LOOK_TARGET } from '../../../domain/chat/menu-entry.ts';
import { searchColors } from '../../../domain/choices/color-choices.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectCustom, selectLeaf, selectQuery } from '../../../machines/editor/editor.selectors.ts';
import { selectConfig, selectValueAt } from '../../../machines/site/site.selectors.ts';
import { isPaletteColor, lightAndDark } from '../../../templates/palettes.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import styles from './ColorEditor.module.css';
import { SearchBox } from './SearchBox.tsx';

const BLACK = '#000000';

/** The searchable palette, and a custom color; from a color of the whole page, a way to those that go together. */
export function ColorEditor({ editor }: { editor: Editor }) {
  const { site } = useActors();
  const words = useWords();
  const query = useSelector(editor, selectQuery);
  const leaf = useSelector(editor, selectLeaf);
  const current = useSelector(site, selectValueAt(leaf?.path ?? ''));
  const colors = searchColors(query, words);
  const isCurrent = (value: string) => String(current).toLowerCase() === value.toLowerCase();
  const inForce = colors.findIndex((color) => isCurrent(color.value));
  return (
    <div className={styles.editor}>
      {isPaletteColor(leaf?.path ?? '') && <ToLook />}
      <SearchBox editor={editor} label={words.editors.searchColors} found={colors.length} />
      <ChoiceGrid label={words.editors.colors}>
        {colors.map((color, at) => (
          <button
            key={color.name}
            type="button"
            className={styles.swatch}
            style={{ background: color.value }}
            aria-label={color.name}
            aria-pressed={isCurrent(color.value)}
            title={color.name}
            tabIndex={at === Math.max(inForce, 0) ? 0 : -1}
            onClick={() =>
              editor.send({ type: 'value.choose', value: color.value, said: color.name, at: Date.now() })
            }
          />
        ))}
      </ChoiceGrid>
      <CustomColor editor={editor} />
    </div>
  );
}

/** Leaves the field for the palettes of the whole page, of which it shows that of its trade. */
function ToLook() {
  const { chat, site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const { primary, secondary, text, accent } = lightAndDark(config).day;
  return (
    <button
      type="button"
      className={`button ${styles.look}`}
      onClick={() => chat.send({ type: 'place.open', target: LOOK_TARGET, at: Date.now() })}
    >
      <span className={styles.palette} aria-hidden="true">
        {[primary, secondary, text, accent].map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
      <span>{words.palettes.together}</span>
    </button>
  );
}

function CustomColor({ editor }: { editor: Editor }) {
  const words = useWords();
  const { site } = useActors();
  const config = useSelector(site, selectConfig);
  const path = useSelector(editor, selectLeaf)?.path ?? '';
  // Where no color is set, the page derives one; it is not the field's own.
  const own = textAt(config, path).trim();
  const custom = useSelector(editor, selectCustom) ?? (own === '' ? BLACK : own);
  const change = (text: string) => editor.send({ type: 'custom.change', text });
  return (
    <section className={styles.custom} aria-label={words.editors.customColor}>
      <h3 className={styles.title}>{words.editors.customColor}</h3>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          const said = custom.trim() === '' ? words.editors.noColor : custom;
          editor.send({ type: 'value.choose', value: custom, said, at: Date.now() });
        }}
      >
        <input
          type="color"
          className={styles.well}
          aria-label={words.editors.customColorInput}
          value={/^#[0-9a-f]{6}$/i.test(custom) ? custom : BLACK}
          onChange={(event) => change(event.target.value)}
        />
        <input
          type="text"
          className={styles.value}
          dir="ltr"
          aria-label={words.editors.customColorValue}
          spellCheck={false}
          value={custom}
          onChange={(event) => change(event.target.value)}
        />
        <button type="submit" className="button">
          {words.editors.select}
        </button>
      </form>
    </section>
  );
}
