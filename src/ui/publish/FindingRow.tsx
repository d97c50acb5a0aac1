import { useSelector } from '@xstate/react';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { partOfPath } from '../../../domain/chat/menu.ts';
import { imagePathOfAltText } from '../../../domain/config/alt-text.ts';
import { isTyped } from '../../../domain/config/field-types.ts';
import { leafOfPath, textAt } from '../../../domain/config/leaves.ts';
import { standingTexts } from '../../../domain/publish/typed-rows.ts';
import { addableIds } from '../../../domain/sections/added-sections.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectTyped } from '../../../machines/publish/publish.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import type { Finding } from '../../../templates/check/findings.ts';
import { imageAddress } from '../../../templates/markup/url.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { isSendingEnter } from '../enter-key.ts';
import { focusChatAfter } from '../focus-chat.ts';
import textBox from '../text-box.module.css';
import styles from './Review.module.css';

interface Props {
  readonly place: Finding['places'][number];
  /** The name of the section that it stands below. */
  readonly section: string;
  /** Moves the focus on, called after a fix that may have removed the row. */
  readonly goOn: () => void;
}

/** One field that a finding is about, to be fixed where it stands. */
export function FindingRow({ place: { path, color }, section, goOn }: Props) {
  const { site, publish } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const name = partOfPath(config, path, words);
  const above = <SectionRead name={section} />;
  if (addableIds(config).some((id) => id === path)) {
    const add = () => {
      flushSync(() => site.send({ type: 'site.arrange', commandId: `add ${path}`, act: 'add', path }));
      goOn();
    };
    return (
      <li>
        <button type="button" className={`button ${styles.place}`} onClick={add}>
          {words.review.add(name)}
        </button>
      </li>
    );
  }
  const leaf = leafOfPath(config, path);
  if (color) {
    const mend = () => {
      flushSync(() => publish.send({ type: 'finding.mend', path, value: color.used }));
      goOn();
    };
    return (
      <li>
        <button type="button" className={`button ${styles.place}`} onClick={mend}>
          <span className={styles.swatch} style={{ background: color.used }} />
          <span>
            {above}
            <span>{words.review.mend(name, color.used)}</span>
          </span>
        </button>
      </li>
    );
  }
  if (leaf && leaf.type !== 'color' && !isTyped(leaf)) {
    return (
      <li>
        <EditorButton path={path}>
          {above}
          <span>{name}</span>
        </EditorButton>
      </li>
    );
  }
  const picture = imageAddress(textAt(config, imagePathOfAltText(path) ?? ''));
  return (
    <li className={styles.row}>
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
      <Field
        path={path}
        name={name}
        section={section}
        isText={(leaf?.type ?? 'text') === 'text'}
        goOn={goOn}
      />
    </li>
  );
}

/** Opens a field's editor in the chat. */
function EditorButton({ path, children }: { path: string; children: ReactNode }) {
  const { chat, publish } = useActors();
  const isWorking = useSelector(chat, selectIsWorking);
  const goThere = () => {
    focusChatAfter(() => publish.send({ type: 'finding.follow', target: path, at: Date.now() }));
  };
  return (
    <button type="button" className={`button ${styles.place}`} disabled={isWorking} onClick={goThere}>
      <span>{children}</span>
    </button>
  );
}

/** The section that a row stands below, for those who do not see its heading. */
function SectionRead({ name }: { name: string }) {
  return <span className="visually-hidden">{`${name} › `}</span>;
}

interface FieldProps extends Pick<Props, 'section' | 'goOn'> {
  readonly path: string;
  /** What it is called below its section. */
  readonly name: string;
  /** Whether the value may have several lines. */
  readonly isText: boolean;
  /** Whether the value is made up: then the box shows it as an example only. */
  readonly isSample?: boolean;
  /** The id of the label. */
  readonly labelId?: string;
}

/** A text box with what is typed for a field, else with its value; Enter applies it and goes on to the next one. */
export function Field({ path, name, section, isText, isSample = false, labelId, goOn }: FieldProps) {
  const { site, publish } = useActors();
  const id = useId();
  const config = useSelector(site, selectConfig);
  const typed = useSelector(publish, selectTyped);
  const held = textAt(config, path);
  const value = standingTexts(typed, config)[path] ?? (isSample ? '' : held);
  const apply = (event: KeyboardEvent<FieldBox>) => {
    if (!isSendingEnter(event)) return;
    event.preventDefault();
    const box = event.currentTarget;
    const review = box.closest('[data-review]');
    const at = fieldBoxes(review).indexOf(box);
    // An example that nothing was typed over stays one.
    if (!isSample || value.trim() !== '')
      flushSync(() => publish.send({ type: 'finding.mend', path, value }));
    const next = fieldBoxes(review)[box.isConnected ? at + 1 : at];
    if (next) next.focus();
    else goOn();
  };
  const box = {
    id,
    className: textBox.box,
    'data-path': path,
    value,
    ...(isSample && { placeholder: held }),
    onChange: ({ target }: ChangeEvent<FieldBox>) =>
      publish.send({ type: 'finding.change', path, text: target.value }),
    onKeyDown: apply,
  } as const;
  return (
    <div className={styles.field}>
      <label id={labelId} htmlFor={id} dir="auto">
        <SectionRead name={section} />
        <span>{name}</span>
      </label>
      {isText ? <textarea {...box} rows={1} dir="auto" /> : <input {...box} type="text" dir="ltr" />}
    </div>
  );
}

type FieldBox = HTMLInputElement | HTMLTextAreaElement;

/** The text boxes of a review, in order. */
function fieldBoxes(review: Element | null): readonly FieldBox[] {
  return [...(review?.querySelectorAll<FieldBox>('[data-path]') ?? [])];
}
