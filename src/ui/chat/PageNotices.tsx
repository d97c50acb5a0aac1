import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { selectIsFontMissing } from '../../../machines/preview.selectors.ts';
import { selectConfig, selectHistory } from '../../../machines/site.selectors.ts';
import { newlyAdjusted } from '../../../templates/adjusted-colors.ts';
import { misfits } from '../../../templates/review.ts';
import { type Edited, undo } from '../../domain/history.ts';
import { namesOfPath } from '../../domain/menu.ts';
import type { LateWords } from '../../domain/words.ts';
import { useActors, useLateWords, useWords } from '../actors-context.tsx';
import styles from './Notice.module.css';

/** How much of a value is said again. */
const LONGEST = 60;

/** What the page shows otherwise than it was chosen: a sentence; for several, one line and on request what and why. */
export function PageNotices() {
  const { site, preview } = useActors();
  const words = useWords();
  const { review } = useLateWords();
  // Judging a whole page may wait until the edit itself is painted.
  const config = useDeferredValue(useSelector(site, selectConfig));
  const history = useDeferredValue(useSelector(site, selectHistory));
  const isFontMissing = useSelector(preview, selectIsFontMissing);
  const differences = useMemo(() => differencesOf({ config, history }, review), [config, history, review]);
  const found = isFontMissing
    ? [{ path: 'globalSettings.fontFamily', text: review.missingFont }, ...differences]
    : differences;
  const nameOf = (path: string) => namesOfPath(config, path, words).join(' › ') || path;
  const [only] = found;
  if (only && found.length === 1)
    return (
      <p className={styles.difference} role="status">
        <strong>{nameOf(only.path)}</strong> {only.text}
      </p>
    );
  if (found.length === 0) return null;
  return (
    <details className={styles.differences}>
      <summary>
        <span role="status">{review.adjusted(found.length)}</span>
      </summary>
      <dl className={styles.list} tabIndex={0}>
        {found.map(({ path, text }) => (
          <div key={path}>
            <dt>{nameOf(path)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function inBrief(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

function differencesOf(edited: Edited, review: LateWords['review']) {
  const { config, history } = edited;
  // A colour is told of once, after the step that brought it; to be led back to it is no news.
  const colors = history.isUndone ? [] : newlyAdjusted(config, undo(edited).config);
  return [
    ...misfits(config).map(({ kind, path, value }) => ({
      path,
      text: review.misfits[kind](inBrief(value)),
    })),
    ...colors.map(({ path, ratio, needed }) => ({ path, text: review.adjustedColor(ratio, needed) })),
  ];
}
