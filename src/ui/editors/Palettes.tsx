import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectLeaf } from '../../../machines/editor/editor.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { LookColors } from '../../../templates/businesses/looks.ts';
import { hasPalette, looksOf, PALETTES, paletteEdits } from '../../../templates/palettes.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import styles from './Palettes.module.css';

interface NamedColors {
  readonly name: string;
  readonly colors: LookColors;
}

/** The palettes of four colors for the whole page; before them its own light and dark look, if it has both. */
export function Palettes({ editor }: { editor: Editor }) {
  const { site } = useActors();
  const { palettes } = useAllWords();
  const looks = looksOf(useSelector(site, selectConfig));
  return (
    <>
      {looks && (
        <PaletteGroup
          editor={editor}
          title={palettes.look}
          choices={[
            { name: palettes.day, colors: looks.day },
            { name: palettes.night, colors: looks.night },
          ]}
        />
      )}
      <PaletteGroup
        editor={editor}
        title={palettes.title}
        choices={PALETTES.map(({ name, colors }) => ({ name: palettes.names[name], colors }))}
      />
    </>
  );
}

interface GroupProps {
  readonly editor: Editor;
  readonly title: string;
  readonly choices: readonly NamedColors[];
}

function PaletteGroup({ editor, title, choices }: GroupProps) {
  const { site } = useActors();
  const { palettes } = useAllWords();
  const config = useSelector(site, selectConfig);
  const inForce = choices.findIndex(({ colors }) => hasPalette(config, colors));
  const path = useSelector(editor, selectLeaf)?.path ?? '';
  const choose = ({ name, colors }: NamedColors) => {
    const edits = paletteEdits(colors);
    const value = edits.find((edit) => edit.path === path)?.typed ?? '';
    const plan = { edits, told: palettes.told(name) };
    editor.send({ type: 'value.choose', value, said: name, at: Date.now(), plan });
  };
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ChoiceGrid role="radiogroup" label={title} className={styles.grid}>
        {choices.map((choice, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio would choose at each arrow key.
          <button
            key={choice.name}
            type="button"
            role="radio"
            aria-checked={at === inForce}
            className={styles.palette}
            style={colorsOf(choice)}
            tabIndex={at === Math.max(inForce, 0) ? 0 : -1}
            onClick={() => choose(choice)}
          >
            <span className={styles.sample} aria-hidden="true" />
            <span className={styles.name}>{choice.name}</span>
          </button>
        ))}
      </ChoiceGrid>
    </section>
  );
}

function colorsOf({ colors: { primary, secondary, text, accent } }: NamedColors): CSSProperties {
  return { '--primary': primary, '--paper': secondary, '--text': text, '--beside': accent } as CSSProperties;
}
