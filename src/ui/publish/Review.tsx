import { useSelector } from '@xstate/react';
import { type ToggleEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectIsUnfolded, selectWeights } from '../../../machines/publish/publish.selectors.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { type Finding, findingsOn, picturesOn } from '../../../templates/check/findings.ts';
import { hidingEdit, inventedPaths } from '../../../templates/check/invented.ts';
import { namesOfPath } from '../../domain/chat/menu.ts';
import type { Config } from '../../domain/config/config.ts';
import { unpublishedChanges } from '../../domain/publish/unpublished-changes.ts';
import { listed } from '../../words/formats.ts';
import type { AllWords } from '../../words/words.ts';
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
          {bySection(findings, config, words).map(([section, found]) => (
            <li key={section}>
              <h3 dir="auto">{section}</h3>
              {found.map(({ kind, places, bytes }) => (
                <div key={kind} data-kind={kind} className={styles.finding}>
                  <p>{review.findings[kind](Math.round((bytes ?? 0) / KIB))}</p>
                  <ul className={styles.places}>
                    {places.map((place) => (
                      <FindingRow key={place.path} place={place} section={section} goOn={goOn} />
                    ))}
                  </ul>
                </div>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The findings by the section that they are about; the section with the most noticeable one comes first. */
function bySection(
  findings: readonly Finding[],
  config: Config,
  words: AllWords,
): readonly (readonly [section: string, findings: readonly Finding[]])[] {
  const parts = findings.flatMap((finding) =>
    [...Map.groupBy(finding.places, ({ path }) => sectionOf(config, path, words))].map(
      ([section, places]) => ({ section, finding: { ...finding, places } }),
    ),
  );
  return [...Map.groupBy(parts, ({ section }) => section)].map(([section, found]) => [
    section,
    found.map(({ finding }) => finding),
  ]);
}

/** The name of the section that a field is in; that of the page for its settings. */
function sectionOf(config: Config, path: string, words: AllWords): string {
  const [id = ''] = path.split('.');
  return id === 'globalSettings' ? words.chat.page : (namesOfPath(config, id, words).at(-1) ?? id);
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
        {[...Map.groupBy(paths, (path) => sectionOf(config, path, words))].map(([section, made]) => (
          <li key={section}>
            <b>{`${section}: `}</b>
            <span>{listed(words.language.code, thingsIn(config, made, words))}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={hide}>
        {words.review.hide}
      </button>
    </div>
  );
}

/** What stands at invented paths, in few words: fields by their names, items by their number. */
function thingsIn(config: Config, paths: readonly string[], words: AllWords): readonly string[] {
  const itemOf = (path: string) => /^.*\[\d+\]/.exec(path)?.[0];
  const items = new Set(paths.map(itemOf).filter((item) => item !== undefined));
  const fields = paths
    .filter((path) => itemOf(path) === undefined)
    .map((path) => {
      // Of a link the network's name says more than `URL`.
      const isLink = hidingEdit(path).path !== path;
      return namesOfPath(config, path, words).at(isLink ? -2 : -1) ?? path;
    });
  return [...fields, ...(items.size > 0 ? [words.review.items(items.size)] : [])];
}
