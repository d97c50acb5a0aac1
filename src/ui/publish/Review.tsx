import { useSelector } from '@xstate/react';
import { type ToggleEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { namesOfPath } from '../../../domain/chat/menu.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { PlannedEdit } from '../../../domain/config/edit-config.ts';
import { WRITE_PATH } from '../../../domain/config/page-settings.ts';
import { isSwitchedOn } from '../../../domain/config/visibility.ts';
import { changedElsewhere } from '../../../domain/publish/changed-elsewhere.ts';
import { unpublishedChanges } from '../../../domain/publish/unpublished-changes.ts';
import { selectIsUnfolded, selectPictures } from '../../../machines/publish/publish.selectors.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { type Finding, findingsOn, isReachable } from '../../../templates/check/findings.ts';
import {
  keepingClaims,
  leavingOff,
  type Sample,
  samplesOn,
  withoutSamples,
} from '../../../templates/check/samples.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { FindingRow } from './FindingRow.tsx';
import { NewsOfSite } from './NewsOfSite.tsx';
import styles from './Review.module.css';
import { SampleRow } from './SampleRow.tsx';

const MAX_NAMED = 6;
const KIB = 1024;

/** What differs from the live page; nothing while the website is not published. */
export function Changes() {
  const { site } = useActors();
  const words = useWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const differences = useMemo(() => unpublishedChanges(live, config, words), [live, config, words]);
  if (!differences) return null;
  if (differences.kind === 'unknown') {
    // The review says why, and what to do.
    const isExplained = changedElsewhere(live, config) !== undefined;
    return isExplained ? null : <Said>{review.liveUnknown}</Said>;
  }
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

/**
 * The review before publishing: what is made up, then what is found on the page without that. Each is a row with the field
 * in it. Enter applies what is typed, and so does `Publish`.
 */
export function Review() {
  const { dialogs, site, publish } = useActors();
  const words = useWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const sent = withoutSamples(config);
  const { weights, broken } = useSelector(publish, selectPictures);
  const samples = useMemo(() => samplesOn(config), [config]);
  // What has no name is of no field that anybody could find. What is made up has its row already.
  const findings = useMemo(() => {
    const made = new Set(samples.flatMap(({ paths }) => paths));
    const hasRow = ({ path }: { path: string }) =>
      !made.has(path) && namesOfPath(config, path, words).length > 0;
    return findingsOn(sent, weights, broken)
      .map((finding) => ({ ...finding, places: finding.places.filter(hasRow) }))
      .filter(({ places }) => places.length > 0);
  }, [config, sent, samples, weights, words, broken]);
  const found = findings.reduce((sum, { places }) => sum + places.length, 0);
  const count = samples.length + found;
  const title = useRef<HTMLElement>(null);
  const isUnfolded = useSelector(publish, selectIsUnfolded);
  const goOn = () => title.current?.focus();
  // The chart takes the first one: what is mended or found later folds nothing.
  useLayoutEffect(() => publish.send({ type: 'review.listed', count }), [publish, count]);
  // The browser also unfolds it by itself, where it finds a text in it.
  const keepFold = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open !== isUnfolded) publish.send({ type: open ? 'review.unfold' : 'review.fold' });
  };

  // This dialog has to close before another opens.
  const leaveFor = (type: 'page.open' | 'access.open') => {
    publish.send({ type: 'publish.close' });
    dialogs.send({ type });
  };

  return (
    <div className={styles.review} data-review="">
      <ChangedElsewhere onOpen={() => leaveFor('page.open')} />
      <NewsOfSite onOpen={() => leaveFor('access.open')} />
      {!isReachable(sent) && (
        <p className={styles.unreachable} data-unreachable="">
          {review.unreachable}
        </p>
      )}
      {isSwitchedOn(config, WRITE_PATH) && live?.isConfirmed !== true && (
        <p className={styles.hint} data-form-later="">
          {review.formLater}
        </p>
      )}
      <details open={isUnfolded} onToggle={keepFold} className={styles.fold} hidden={count === 0}>
        <summary ref={title} className={styles.title}>
          {samples.length > 0 && <span data-left-off="">{review.leftOff(samples.length)}</span>}
          {found > 0 && <span>{review.toLookAt(found)}</span>}
        </summary>
        <p className={styles.hint}>{review.enter}</p>
        {samples.length > 0 && <Samples samples={samples} config={config} goOn={goOn} />}
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

interface SamplesProps {
  readonly samples: readonly Sample[];
  readonly config: Config;
  readonly goOn: () => void;
}

/** What will be left off the page, by section. */
function Samples({ samples, config, goOn }: SamplesProps) {
  const { publish } = useActors();
  const words = useWords();
  const { review } = words;
  const sentences = keepingClaims(config);
  const settle = (edits: readonly PlannedEdit[]) => {
    flushSync(() => publish.send({ type: 'samples.settle', edits }));
    goOn();
  };
  return (
    <div data-samples="">
      <div className={styles.samplesHead}>
        <p>{review.fillOrKeep}</p>
        <span className={styles.forAll}>
          {sentences.length > 0 && (
            <button type="button" className={`button ${styles.place}`} onClick={() => settle(sentences)}>
              {review.keepSentences}
            </button>
          )}
          <button
            type="button"
            className={`button ${styles.place}`}
            onClick={() => settle(leavingOff(config))}
          >
            {review.hide}
          </button>
        </span>
      </div>
      <ul className={styles.findings}>
        {[...Map.groupBy(samples, ({ place }) => sectionOf(config, place, words))].map(([section, made]) => (
          <li key={section}>
            <h3 dir="auto">{section}</h3>
            <ul className={styles.places}>
              {made.map((sample) => (
                <SampleRow key={sample.place} sample={sample} section={section} goOn={goOn} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The findings by the section that they are about; the section with the most noticeable one comes first. */
function bySection(
  findings: readonly Finding[],
  config: Config,
  words: Words,
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
function sectionOf(config: Config, path: string, words: Words): string {
  const [id = ''] = path.split('.');
  return id === 'globalSettings' ? words.chat.page : (namesOfPath(config, id, words).at(-1) ?? id);
}
