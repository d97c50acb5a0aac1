import { useSelector } from '@xstate/react';
import { type CSSProperties, useId, useMemo } from 'react';
import type { PlannedEdit } from '../../../domain/config/edit-config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { FONT_PATH } from '../../../domain/config/page-settings.ts';
import {
  selectIsAtLook,
  selectIsAtTemplates,
  selectQuestion,
} from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { LookColors } from '../../../templates/businesses/looks.ts';
import { brandChoices, compositionChoices } from '../../../templates/composed-look.ts';
import { nameOfWebsite } from '../../../templates/name-of-website.ts';
import { namedPalettes } from '../../../templates/named-palettes.ts';
import { leadingPicturePath } from '../../../templates/opening-picture.ts';
import {
  hasFont,
  hasPalette,
  lightAndDark,
  paletteEdits,
  TYPE_CHOICES,
} from '../../../templates/palettes.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { ChoiceGrid } from '../editors/ChoiceGrid.tsx';
import { TypeSpecimen } from '../editors/FontSpecimen.tsx';
import styles from './LookPanel.module.css';
import { PagePicture, type ShownPage } from './PagePicture.tsx';
import { TemplateCards } from './TemplateCards.tsx';

/** One look of the page: its name, what it changes, and how it is shown. */
interface Choice {
  readonly name: string;
  readonly edits: readonly PlannedEdit[];
  readonly isInForce: boolean;
  readonly sample:
    | { readonly colors: LookColors }
    | { readonly font: string; readonly initial?: string | undefined }
    | { readonly page: ShownPage };
  /** What the page lacks for it, and where that is given. */
  readonly lack?: { readonly note: string; readonly target: string } | undefined;
}

/** The look of the whole page, while the visitor is there: the templates, or how it opens, light or dark, palettes, type, mark. Each of these choices is one step of the website. */
export function LookPanel() {
  const { chat } = useActors();
  const isAtLook = useSelector(chat, selectIsAtLook);
  const isAtTemplates = useSelector(chat, selectIsAtTemplates);
  const isAsked = useSelector(chat, selectQuestion) === 'look';
  if (isAtTemplates) return <TemplateCards />;
  return isAtLook || isAsked ? <Looks isAsked={isAsked} /> : null;
}

/** At a question of the interview nothing leads elsewhere: that would end it. */
function Looks({ isAsked }: { isAsked: boolean }) {
  const { site, chat } = useActors();
  const words = useWords();
  const { palettes } = words;
  const config = useSelector(site, selectConfig);
  const { day, night } = lightAndDark(config);
  const colored = (name: string, colors: LookColors): Choice => ({
    name,
    edits: paletteEdits(colors),
    isInForce: hasPalette(config, colors),
    sample: { colors },
  });
  const openings = useMemo(
    () =>
      compositionChoices(config).map((choice): Choice => {
        const { composition, edits, isInForce, needs, shown } = choice;
        return {
          name: palettes.compositions[composition],
          edits,
          isInForce,
          sample: { page: () => shown },
          lack: needs && { note: palettes.needs[needs], target: leadingPicturePath(config) },
        };
      }),
    [config, palettes],
  );
  const font = textAt(config, FONT_PATH);
  const brands = brandChoices(config).map(
    ({ brand, edits, isInForce, initial }): Choice => ({
      name: palettes.brands[brand],
      edits,
      isInForce,
      sample: { font, initial },
    }),
  );
  const typed = TYPE_CHOICES.map(
    ({ name, font }): Choice => ({
      name: palettes.types[name],
      edits: [{ path: FONT_PATH, typed: font }],
      isInForce: hasFont(config, font),
      sample: { font },
    }),
  );
  const more = (label: string, target: string) => (
    <button
      type="button"
      className="button quiet"
      onClick={() => chat.send({ type: 'place.open', target, at: Date.now() })}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.panel}>
      <Group title={palettes.opening} choices={openings} className={styles.pages} isAsked={isAsked} />
      <Group
        title={palettes.look}
        choices={[colored(palettes.day, day), colored(palettes.night, night)]}
        className={styles.grid}
        isAsked={isAsked}
      />
      <Group
        title={palettes.title}
        choices={namedPalettes(config, words).map(({ name, colors }) => colored(name, colors))}
        className={styles.grid}
        isAsked={isAsked}
      />
      <Group title={palettes.type} choices={typed} className={styles.types} isAsked={isAsked} />
      {brands.length > 0 && (
        <Group title={palettes.brand} choices={brands} className={styles.types} isAsked={isAsked} />
      )}
      {!isAsked && (
        <div className={styles.more}>
          {more(palettes.single, 'globalSettings')}
          {more(palettes.fonts, FONT_PATH)}
        </div>
      )}
    </div>
  );
}

/** Shown where the website has no name. */
const SAMPLE_LETTERS = 'Aa';

interface GroupProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly className: string | undefined;
  readonly isAsked: boolean;
}

function Group({ title, choices, className, isAsked }: GroupProps) {
  const { site, chat } = useActors();
  const id = useId();
  const inForce = choices.findIndex((choice) => choice.isInForce);
  const choose = ({ isInForce, edits, lack }: Choice) => {
    if (lack) {
      if (!isAsked) chat.send({ type: 'place.open', target: lack.target, at: Date.now() });
      return;
    }
    // Choosing it again would be an undo step that changes nothing.
    if (!isInForce) site.send({ type: 'plan.apply', commandId: 'look', edits });
  };
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ChoiceGrid role="radiogroup" label={title} className={className}>
        {choices.map((choice, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio would choose at each arrow key.
          <button
            key={choice.name}
            type="button"
            role="radio"
            aria-checked={choice.isInForce}
            aria-disabled={choice.lack !== undefined && isAsked}
            aria-label={choice.name}
            aria-describedby={choice.lack && `${id}-${at}`}
            className={styles.choice}
            tabIndex={at === Math.max(inForce, 0) ? 0 : -1}
            onClick={() => choose(choice)}
          >
            <Sample of={choice.sample} />
            <span className={styles.name}>{choice.name}</span>
            {choice.lack && (
              <span id={`${id}-${at}`} className={styles.note}>
                {choice.lack.note}
              </span>
            )}
          </button>
        ))}
      </ChoiceGrid>
    </section>
  );
}

/** A small page in the colors, the name of the website in the type, or the page itself. */
function Sample({ of }: { of: Choice['sample'] }) {
  const { site } = useActors();
  const config = useSelector(site, selectConfig);
  if ('page' in of) return <PagePicture page={of.page} />;
  if ('colors' in of)
    return <span className={styles.sample} style={colorsOf(of.colors)} aria-hidden="true" />;
  return (
    <span className={styles.specimen} dir="auto" aria-hidden="true">
      {of.initial !== undefined && <span className={styles.initial}>{of.initial}</span>}
      <TypeSpecimen font={of.font} text={nameOfWebsite(config) || SAMPLE_LETTERS} />
    </span>
  );
}

function colorsOf({ primary, secondary, text, accent }: LookColors): CSSProperties {
  return { '--primary': primary, '--paper': secondary, '--text': text, '--beside': accent } as CSSProperties;
}
