import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { focusPath } from '../../../domain/config/focus-path.ts';
import { type FocusPoint, focusOf, readFocus, writtenFocus } from '../../../domain/config/focus-point.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import type { Leaf } from '../../../domain/config/structure.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectFocus } from '../../../machines/editor/editor.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { imageAddress } from '../../../templates/markup/url.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './FocusEditor.module.css';

const STEP = 5;
const MOVES: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The present picture, whole; a tap on it or the arrow keys pick the point that stays in view where pages crop it. */
export function FocusEditor({ editor, leaf }: { editor: Editor; leaf: Leaf }) {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const picked = useSelector(editor, selectFocus);
  const id = useId();
  const address = imageAddress(textAt(config, leaf.path));
  if (address === undefined) return null;
  const { x, y } = picked ?? focusOf(config, leaf.path);
  const move = (point: FocusPoint) => {
    const whole = readFocus(writtenFocus(point));
    if (whole) editor.send({ type: 'focus.move', point: whole });
  };
  const keep = () => {
    const edits = [{ path: focusPath(leaf.path), typed: writtenFocus({ x, y }) }];
    const said = words.editors.focus(x, y);
    const plan = { edits, told: words.chat.arranged(said) };
    // The picture itself stays.
    const value = textAt(config, leaf.path);
    editor.send({ type: 'value.choose', value, said, at: Date.now(), plan });
  };
  const tap = (event: MouseEvent) => {
    // Enter and Space click without a place: this is about the event, so no chart hears of it.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: (100 * (event.clientX - left)) / width, y: (100 * (event.clientY - top)) / height });
  };
  const moveByArrows = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: x + by.x, y: y + by.y });
  };
  return (
    <div className={styles.focus}>
      <button
        type="button"
        className={styles.picture}
        aria-label={words.editors.focus(x, y)}
        aria-describedby={`${id}-hint`}
        onClick={tap}
        onKeyDown={moveByArrows}
      >
        <img src={address} alt={words.present.picture(shownName(leaf.name, words))} />
        <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.editors.focusHint}
      </p>
      <span className="visually-hidden" role="status">
        {words.editors.focus(x, y)}
      </span>
      {picked && (
        <button type="button" className="button" onClick={keep}>
          {words.editors.keepFocus}
        </button>
      )}
    </div>
  );
}
