import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { type Finding, findingsOn } from '../../../templates/check/findings.ts';
import { namesOfPath } from '../../domain/chat/menu.ts';
import { unpublishedChanges } from '../../domain/publish/unpublished-changes.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusChat } from '../focus.ts';
import styles from './Review.module.css';

const MAX_NAMED = 6;
const KIB = 1024;

/** The review before publishing: changes since the last publish, and findings with links to their fields. */
export function Review() {
  return (
    <div className={styles.review} data-review="">
      <Changes />
      <Findings />
    </div>
  );
}

function Changes() {
  const { site } = useActors();
  const words = useWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const differences = useMemo(() => unpublishedChanges(live, config, words), [live, config, words]);
  if (!differences) return null;
  if (differences.kind === 'unknown') return <p className={styles.changes}>{review.liveUnknown}</p>;
  const { names, version } = differences;
  if (names.length === 0) return <p className={styles.changes}>{review.unchanged(version)}</p>;
  const named = names.slice(0, MAX_NAMED);
  return (
    <div className={styles.changes}>
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

function Findings() {
  const { site } = useActors();
  const { review } = useWords();
  const config = useSelector(site, selectConfig);
  const findings = useMemo(() => findingsOn(config, pictureWeights()), [config]);
  const title = useRef<HTMLParagraphElement>(null);
  if (findings.length === 0) return null;
  return (
    <>
      <p ref={title} className={styles.title} tabIndex={-1}>
        {review.toLookAt(findings.length)}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.kind} data-kind={finding.kind}>
            <p>{review.findings[finding.kind](Math.round((finding.bytes ?? 0) / KIB))}</p>
            <ul className={styles.places}>
              {finding.places.map((place) => (
                <li key={place.path}>
                  <PlaceButton place={place} afterMending={() => title.current?.focus()} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceProps {
  readonly place: Finding['places'][number];
  /** Called after the fix, which may have removed the button. */
  readonly afterMending: () => void;
}

function PlaceButton({ place: { path, color }, afterMending }: PlaceProps) {
  const { site, chat, publish, preview } = useActors();
  const words = useWords();
  const { review } = words;
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const name = namesOfPath(config, path, words).join(' › ') || path;
  const goThere = () => {
    flushSync(() => {
      publish.send({ type: 'finding.follow', target: path, at: Date.now() });
      preview.send({ type: 'panel.choose', panel: 'chat' });
    });
    focusChat(true);
  };
  const mend = (used: string) => {
    flushSync(() => publish.send({ type: 'finding.mend', path, value: used }));
    afterMending();
  };
  return (
    <button
      type="button"
      className={`button ${styles.place}`}
      disabled={isWorking}
      onClick={() => (color ? mend(color.used) : goThere())}
    >
      {color ? review.mend(name, color.used, color.ratio) : name}
    </button>
  );
}

/**
 * The transfer sizes of the preview's images in bytes, by URL. 0 for other hosts that send no
 * Timing-Allow-Origin.
 */
function pictureWeights(): ReadonlyMap<string, number> {
  const frames = [...document.querySelectorAll('iframe')];
  const loaded = frames.flatMap(
    ({ contentWindow }) =>
      (contentWindow?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[],
  );
  return new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
}
