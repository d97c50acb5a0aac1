import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { shownIconName } from '../../../../domain/choices/icon-choices.ts';
import type { Config } from '../../../../domain/config/config.ts';
import { isTyped } from '../../../../domain/config/field-types.ts';
import { textAt } from '../../../../domain/config/leaves.ts';
import type { Leaf } from '../../../../domain/config/structure.ts';
import { isShown } from '../../../../domain/config/visibility.ts';
import { selectField } from '../../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { colorInForce } from '../../../../templates/color-in-force.ts';
import { outlineOf } from '../../../../templates/icons/icon.ts';
import { imageAddress } from '../../../../templates/markup/url.ts';
import { LANGUAGE_PATH, nameOfLanguage } from '../../../../words/page-language.ts';
import { shownName } from '../../../../words/words.ts';
import { useActors, useBox, useWords } from '../../actors-context.tsx';
import { focusMessageEnd } from '../../focus-chat.ts';
import styles from './PresentValue.module.css';

/** What the edited field holds now, and for a text the button that puts it into the message box. */
export function PresentValue() {
  const { site, chat } = useActors();
  const box = useBox();
  const words = useWords();
  const leaf = useSelector(chat, selectField);
  const config = useSelector(site, selectConfig);
  // A table shows what its list holds.
  if (!leaf || leaf.type === 'table') return null;
  const text = isTyped(leaf) ? shownText(config, leaf) : '';
  const edit = () => {
    flushSync(() => box.send({ type: 'draft.change', text }));
    focusMessageEnd();
  };
  return (
    <div className={styles.present} data-present={leaf.type}>
      <span className={styles.value} id="present-value">
        <span className={styles.now}>{words.present.now}</span> <StoredValue config={config} leaf={leaf} />
      </span>
      {text.trim() !== '' && (
        <button type="button" className={styles.edit} onClick={edit}>
          {words.present.edit}
        </button>
      )}
    </div>
  );
}

/** What a reading gives; undefined where it throws. Where an edit fails, the chat must go on. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The text of a field as the visitor reads it. */
export function shownText(config: Config, { path }: Leaf): string {
  const text = attempt(() => textAt(config, path)) ?? '';
  return path === LANGUAGE_PATH ? nameOfLanguage(text) : text;
}

interface ValueProps {
  readonly config: Config;
  readonly leaf: Leaf;
  /** A text without quotation marks. */
  readonly isPlain?: boolean;
}

/** What a field of a website holds: a color as a swatch, a picture as a picture, a switch in words. */
export function StoredValue({ config, leaf, isPlain = false }: ValueProps): ReactElement {
  const words = useWords();
  const { present } = words;
  const value = shownText(config, leaf).trim();
  switch (leaf.type) {
    case 'boolean':
      return <span>{attempt(() => isShown(config, leaf.path)) ? words.toggle.show : words.toggle.hide}</span>;
    case 'color':
      return <Swatch color={attempt(() => colorInForce(config, leaf.path))} />;
    case 'image': {
      if (value === '') return <span>{present.noPicture}</span>;
      const address = imageAddress(value);
      // What no page would draw is not drawn here.
      if (address === undefined) return <Quoted text={value} />;
      return (
        <img className={styles.picture} src={address} alt={present.picture(shownName(leaf.name, words))} />
      );
    }
    case 'icon':
      return value === '' ? <span>{present.nothing}</span> : <Icon name={value} />;
    case 'text':
    case 'url':
      if (isPlain) return <bdi dir="auto">{value === '' ? words.proposal.empty : value}</bdi>;
      if (value === '') return <span>{present.nothing}</span>;
      return <Quoted text={shownText(config, leaf)} />;
  }
}

function Quoted({ text }: { text: string }) {
  const { present } = useWords();
  return (
    <span className={styles.text} dir="auto">
      {present.quoted(text)}
    </span>
  );
}

function Swatch({ color }: { color: string | undefined }) {
  const { present } = useWords();
  if (color === undefined) return <span>{present.nothing}</span>;
  return (
    <span>
      <span className={styles.swatch} style={{ background: color }} /> <bdi dir="ltr">{color}</bdi>
    </span>
  );
}

function Icon({ name }: { name: string }) {
  const words = useWords();
  const drawing = outlineOf(name);
  return (
    <>
      {drawing && (
        <svg
          className={styles.icon}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          fill="currentColor"
          aria-hidden="true"
        >
          <path d={drawing.outline} />
        </svg>
      )}
      <span>{` ${shownIconName(name, words)}`}</span>
    </>
  );
}
