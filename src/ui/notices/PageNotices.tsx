import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { placeOfPath } from '../../../domain/chat/menu.ts';
import { type ConfigWithHistory, undo } from '../../../domain/editing/history.ts';
import { selectIsFontMissing } from '../../../machines/screen/preview.selectors.ts';
import { selectConfig, selectHistory, selectLatestStep } from '../../../machines/site/site.selectors.ts';
import { newlyAdjusted } from '../../../templates/check/adjusted-colors.ts';
import { misfits } from '../../../templates/check/misfits.ts';
import { shortened } from '../../../templates/page/head.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import disclosure from './Disclosure.module.css';
import late from './LateNotices.module.css';
import styles from './Notices.module.css';

type LatestStep = ReturnType<typeof selectLatestStep>;

/** The longest part of a value that a notice shows, in characters. */
const LONGEST = 60;

interface Adjustment {
  readonly path: string;
  readonly text: string;
}

/**
 * Lists values that the page shows differently from what was chosen, such as colors adjusted for contrast.
 * One is a sentence; several are a disclosure.
 */
export function PageNotices() {
  const { site, preview } = useActors();
  const words = useWords();
  const { review } = words;
  // Deferred: checking the whole page must not delay painting the edit.
  const config = useDeferredValue(useSelector(site, selectConfig));
  const history = useDeferredValue(useSelector(site, selectHistory));
  const latestStep = useDeferredValue(useSelector(site, selectLatestStep));
  const isFontMissing = useSelector(preview, selectIsFontMissing);
  const differences = useMemo(
    () => adjustmentsOf({ config, history }, latestStep, review),
    [config, history, latestStep, review],
  );
  const found = isFontMissing
    ? [{ path: 'globalSettings.fontFamily', text: review.missingFont }, ...differences]
    : differences;
  const named = found.map(({ path, text }) => ({
    path,
    text,
    name: placeOfPath(config, path, words),
  }));
  return (
    <div className={named.length === 0 ? styles.silent : undefined} role="status">
      <AdjustedValues found={named} />
    </div>
  );
}

function AdjustedValues({ found }: { found: readonly (Adjustment & { readonly name: string })[] }) {
  const { review } = useWords();
  const [only] = found;
  if (!only) return null;
  if (found.length === 1)
    return (
      <p className={late.difference}>
        <strong>{only.name}</strong> <span>{only.text}</span>
      </p>
    );
  return (
    <details className={disclosure.disclosure}>
      <summary>{review.adjusted(found.length)}</summary>
      <dl className={late.list} tabIndex={0}>
        {found.map(({ path, name, text }) => (
          <div key={path}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function adjustmentsOf(
  edited: ConfigWithHistory,
  latestStep: LatestStep,
  review: Words['review'],
): readonly Adjustment[] {
  const { config } = edited;
  const colors = isOwnLatestStep(edited, latestStep) ? newlyAdjusted(config, () => undo(edited).config) : [];
  return [
    ...misfits(config).map(({ kind, path, value }) => ({
      path,
      text: review.misfits[kind](shortened(value, LONGEST)),
    })),
    ...colors.map(({ path }) => ({ path, text: review.adjustedColor })),
  ];
}

/**
 * Whether the latest step was made in this tab just now. Undoing, or loading steps of other visits and tabs,
 * repeats no notice.
 */
function isOwnLatestStep({ history }: ConfigWithHistory, latestStep: LatestStep): boolean {
  const latest = history.past.at(-1);
  return !history.isUndone && latest !== undefined && latestStep?.step?.id === latest.id;
}
