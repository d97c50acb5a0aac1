import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ChartArrows, ChartPicture, type Highlights } from '../../../charts/ChartPicture.tsx';
import { formatValue } from '../../../charts/chart.ts';
import { snapshotAt } from '../../session/point-in-time.ts';
import {
  type DrawnChart,
  selectDrawn,
  selectFocused,
  selectFocusedValue,
  selectHighlights,
  selectLevels,
  selectPlace,
  selectZoom,
} from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { shownIndex } from '../inspector-state.ts';
import styles from './ChartMap.module.css';

const NEARER = 1.25;
const MARGIN = 12;

/** The chart in focus, or all of them, in a frame that scrolls. */
export function ChartMap() {
  const { inspector } = useInspector();
  const drawn = useSelector(inspector, selectDrawn, isSameList);
  const zoom = useSelector(inspector, selectZoom);
  const place = useSelector(inspector, selectPlace);
  const focused = useSelector(inspector, (seen) => selectFocused(seen)?.address);
  const value = useSelector(inspector, selectFocusedValue);
  const levels = useSelector(inspector, selectLevels, (a, b) => a.join() === b.join());
  const map = useRef<HTMLElement>(null);
  const zoomBy = (factor: number) =>
    inspector.send({ type: 'zoom.choose', zoom: selectZoom(inspector.getSnapshot()) * factor });
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(NEARER),
    '-': () => zoomBy(1 / NEARER),
    '0': () => inspector.send({ type: 'reach.choose', reach: 'all' }),
    f: () => inspector.send({ type: 'reach.choose', reach: 'moving' }),
  };
  useKeptMiddle(map, zoom);

  useLayoutEffect(() => {
    // The picture is another one once it is laid out anew.
    const [picture] = drawn;
    const state = picture && place && map.current?.querySelector(`[data-state-id="${place}"]`);
    if (map.current && state) bringIntoSight(map.current, state);
  }, [drawn, place]);

  useEffect(() => {
    const element = map.current;
    // React attaches wheel listeners as passive, so they cannot keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const zoom = selectZoom(inspector.getSnapshot()) * Math.exp(-event.deltaY * 0.004);
      inspector.send({ type: 'zoom.choose', zoom });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    const watch = new ResizeObserver(([seen]) => {
      if (seen && seen.contentRect.width > 0)
        inspector.send({ type: 'room.change', width: seen.contentRect.width });
    });
    if (element) watch.observe(element);
    return () => {
      watch.disconnect();
      element?.removeEventListener('wheel', onWheel);
    };
  }, [inspector]);

  return (
    <div className={styles.map}>
      {focused !== undefined && (
        <p className={styles.focused}>
          <b>{focused}</b> {value}
          {levels.length > 0 && <span className={styles.levels}>{levels.join(' › ')}</span>}
        </p>
      )}
      <section
        ref={map}
        className={styles.frame}
        aria-label="Charts. Arrow keys move, plus and minus zoom, 0 shows all, F follows what moves; the list tab says the same in words."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onPointerMove={({ pointerType, buttons, movementX, movementY, currentTarget }) => {
          if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
        }}
        onKeyDown={(event) => {
          const act = event.target === map.current ? keys[event.key] : undefined;
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        <svg width="0" height="0" className={styles.arrows} aria-hidden="true">
          <ChartArrows />
        </svg>
        <div className={styles.charts} style={{ zoom }}>
          {drawn.map((each) => (
            <ActorChart key={each.actor.sessionId} drawn={each} isAlone={focused !== undefined} />
          ))}
        </div>
      </section>
      {drawn.length === 0 && <p className={styles.empty}>Waiting for the app.</p>}
      <MapControls zoomBy={zoomBy} />
    </div>
  );
}

function MapControls({ zoomBy }: { zoomBy: (factor: number) => void }) {
  const { inspector } = useInspector();
  const isFocused = useSelector(inspector, (seen) => selectFocused(seen) !== undefined);
  const isWhole = useSelector(inspector, ({ context }) => context.isWhole);
  const reach = useSelector(inspector, ({ context }) =>
    context.chosen !== undefined ? undefined : context.reach,
  );
  return (
    <fieldset className={styles.controls} aria-label="Zoom">
      <button type="button" aria-label="Zoom in" onClick={() => zoomBy(NEARER)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / NEARER)}>
        −
      </button>
      {isFocused && (
        <>
          <button type="button" disabled={isWhole} onClick={() => inspector.send({ type: 'fold.none' })}>
            Unfold all
          </button>
          <button type="button" onClick={() => inspector.send({ type: 'fold.rest' })}>
            Fold the rest
          </button>
        </>
      )}
      <button
        type="button"
        aria-pressed={reach === 'moving'}
        onClick={() => inspector.send({ type: 'reach.choose', reach: 'moving' })}
      >
        Follow
      </button>
      <button
        type="button"
        aria-pressed={reach === 'all'}
        onClick={() => inspector.send({ type: 'reach.choose', reach: 'all' })}
      >
        Show all
      </button>
    </fieldset>
  );
}

function ActorChart({ drawn: { actor, layout }, isAlone }: { drawn: DrawnChart; isAlone: boolean }) {
  const { inspector } = useInspector();
  const highlights = useSelector(inspector, selectHighlights(actor), hasSameHighlights);
  const value = useSelector(inspector, ({ context }) =>
    formatValue(snapshotAt(context.session, actor.sessionId, shownIndex(context))?.value),
  );
  const onInvoke = (id: string) => {
    const { actors } = inspector.getSnapshot().context.session;
    const child = [...actors.values()].findLast(
      (each) => each.id === id && each.parentId === actor.sessionId,
    );
    if (child?.chart) inspector.send({ type: 'actor.choose', sessionId: child.sessionId });
  };
  const onFold = (stateId: string, isOpen: boolean) =>
    inspector.send({ type: 'fold.change', sessionId: actor.sessionId, stateId, isOpen });
  return (
    <figure data-actor={actor.address} className={styles.card}>
      {!isAlone && (
        <figcaption>
          <b>{actor.address}</b> {value}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group that is named */}
      <svg role="group" aria-label={actor.address} width={layout.width} height={layout.height}>
        <ChartPicture layout={layout} highlights={highlights} clicks={{ onInvoke, onFold }} />
      </svg>
    </figure>
  );
}

/** Keeps what is in the middle of a frame there while its content is zoomed. */
function useKeptMiddle(frame: React.RefObject<HTMLElement | null>, zoom: number) {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const ratio = zoom / before.current;
    before.current = zoom;
    if (!frame.current || ratio === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame.current;
    const kept = (start: number, length: number) => (start + length / 2) * ratio - length / 2;
    frame.current.scrollTo(kept(scrollLeft, clientWidth), kept(scrollTop, clientHeight));
  }, [frame, zoom]);
}

/** Scrolls a frame so that an element is in its middle; where it does not fit, its beginning is in sight. */
function bringIntoSight(frame: HTMLElement, element: Element): void {
  const [room, place] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = (length: number, available: number) => Math.max(MARGIN, (available - length) / 2);
  frame.scrollBy(
    place.left - room.left - before(place.width, room.width),
    place.top - room.top - before(place.height, room.height),
  );
}

function isSameList(a: readonly DrawnChart[], b: readonly DrawnChart[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ actor, layout }, n) => b[n]?.actor === actor && b[n]?.layout === layout)
  );
}

function hasSameHighlights(a: Highlights, b: Highlights): boolean {
  return (['active', 'taken', 'alive'] as const).every(
    (kind) => a[kind].size === b[kind].size && [...a[kind]].every((id) => b[kind].has(id)),
  );
}
