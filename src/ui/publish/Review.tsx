import { useSelector } from '@xstate/react';
import { type ToggleEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectIsUnfolded, selectWeights } from '../../../machines/publish/publish.selectors.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { findingsOn, picturesOn } from '../../../templates/check/findings.ts';
import { hidingEdit, inventedPaths } from '../../../templates/check/invented.ts';
import { namesOfPath } from '../../domain/chat/menu.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { unpublishedChanges } from '../../domain/publish/unpublished-changes.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import { useBrokenPictures } from './broken-pictures.ts';
import { FindingRow } from './FindingRow.tsx';
import styles from './Review.module.css';

const MAX_NAMED = 6;
const KIB = 1024;

/** What differs from the live page; nothing while the website is not published. */
export function Changes() {
  const { site } = useActors();
  const words = useAllWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const differences = useMemo(() => unpublishedChanges(live, config, words), [live, config, words]);
  if (!differences) return null;
  if (differences.kind === 'unknown') return <Said>{review.liveUnknown}</Said>;
  const { names, version } = differences;
  if (names.length === 0) return <Said>{review.unchanged(version)}</Said>;
  const named = names.slice(0, MAX_NAMED);
  return (
    <div className={styles.changes} data-changes="">
      <p>{review.changes(names.length, version)}</p>
      <ul>
        {named.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
        {names.length > named.length && <li>{review.more(names.length - named.length)}</li>}
      </ul>
    </div>
  );
}

function Said({ children }: { children: string }) {
  return (
    <p className={styles.changes} data-changes="">
      {children}
    </p>
  );
}

/** The review before publishing: each finding is a row with the field in it. Enter applies what is typed, and so does `Publish`. */
export function Review() {
  const { site, publish } = useActors();
  const words = useAllWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const broken = useBrokenPictures(useMemo(() => picturesOn(config).map(({ address }) => address), [config]));
  const weights = useSelector(publish, selectWeights);
  // What has no name is of no field that anybody could find.
  const findings = useMemo(() => {
    const hasName = ({ path }: { path: string }) => namesOfPath(config, path, words).length > 0;
    return findingsOn(config, weights, broken)
      .map((finding) => ({ ...finding, places: finding.places.filter(hasName) }))
      .filter(({ places }) => places.length > 0);
  }, [config, weights, words, broken]);
  const count = findings.reduce((sum, { places }) => sum + places.length, 0);
  const title = useRef<HTMLElement>(null);
  const isUnfolded = useSelector(publish, selectIsUnfolded);
  const goOn = () => title.current?.focus();
  // The chart takes the first one: what is mended or found later folds nothing.
  useLayoutEffect(() => publish.send({ type: 'review.listed', count }), [publish, count]);
  // The browser also unfolds it by itself, where it finds a text in it.
  const keepFold = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open !== isUnfolded) publish.send({ type: open ? 'review.unfold' : 'review.fold' });
  };

  return (
    <div className={styles.review} data-review="">
      <Invented paths={inventedPaths(config)} afterHiding={goOn} />
      <details open={isUnfolded} onToggle={keepFold} className={styles.fold} hidden={count === 0}>
        <summary ref={title} className={styles.title}>
          {review.toLookAt(count)}
        </summary>
        <p className={styles.hint}>{review.enter}</p>
        <ul className={styles.findings}>
          {findings.map(({ kind, places, bytes }) => (
            <li key={kind} data-kind={kind}>
              <p>{review.findings[kind](Math.round((bytes ?? 0) / KIB))}</p>
              <ul className={styles.places}>
                {places.map((place) => (
                  <FindingRow key={place.path} place={place} goOn={goOn} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface InventedProps {
  readonly paths: ReturnType<typeof inventedPaths>;
  /** Called after the fields are hidden, which removes the button. */
  readonly afterHiding: () => void;
}

/** The contact data and links that the template invented, hidden by one click. */
function Invented({ paths, afterHiding }: InventedProps) {
  const { site, publish } = useActors();
  const words = useAllWords();
  const config = useSelector(site, selectConfig);
  if (paths.length === 0) return null;
  const hide = () => {
    flushSync(() => publish.send({ type: 'finding.hide', edits: paths.map(hidingEdit) }));
    afterHiding();
  };
  return (
    <div className={styles.invented} data-invented="">
      <p>{words.review.invented}</p>
      <ul>
        {paths.map((path) => {
          const names = namesOfPath(config, path, words);
          // Of a link the network's name says more than `URL`.
          const isLink = hidingEdit(path).path !== path;
          return (
            <li key={path}>
              <span>{names.at(isLink ? -2 : -1)}</span>
              {!isLink && <bdi>{textAt(config, path)}</bdi>}
            </li>
          );
        })}
      </ul>
      <button type="button" className="button" onClick={hide}>
        {words.review.hide}
      </button>
    </div>
  );
}
