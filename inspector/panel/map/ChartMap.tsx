import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { ChartArrows, ChartPicture, type Highlights } from '../../../charts/ChartPicture.tsx';
import { formatValue } from '../../../charts/chart.ts';
import { snapshotAt } from '../../session/point-in-time.ts';
import { examplePayload } from '../example-payloads.ts';
import {
  selectFocused,
  selectFocusedValue,
  selectHighlights,
  selectMap,
  selectView,
} from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive, shownIndex } from '../inspector-state.ts';
import {
  type Area,
  CARD_HEAD,
  chartOrigin,
  connectorsIn,
  type PlacedChart,
  zoomed,
} from '../map-geometry.ts';
import styles from './ChartMap.module.css';

const NEARER = 0.8;
const PAN = 0.15;

/** All charts on one map, which pointer, wheel and keyboard move and zoom. */
export function ChartMap() {
  const { inspector } = useInspector();
  const map = useSelector(inspector, selectMap, isSameMap);
  const view = useSelector(inspector, selectView, isSameArea);
  const svg = useRef<SVGSVGElement>(null);
  const move = (camera: Area) => inspector.send({ type: 'camera.move', camera });
  const reach = useSelector(inspector, ({ context }) =>
    context.camera || context.found || context.chosen !== undefined ? undefined : context.reach,
  );
  const focused = useSelector(inspector, (seen) => selectFocused(seen)?.address);
  const value = useSelector(inspector, selectFocusedValue);
  const isWhole = useSelector(inspector, ({ context }) => context.isWhole);
  const show = (wanted: 'moving' | 'all') => inspector.send({ type: 'reach.choose', reach: wanted });
  const zoom = (factor: number) =>
    move(zoomed(view, factor, { x: view.x + view.width / 2, y: view.y + view.height / 2 }));
  const pan = (x: number, y: number) =>
    move({ ...view, x: view.x + view.width * x, y: view.y + view.height * y });

  useEffect(() => {
    const element = svg.current;
    // React attaches wheel listeners as passive, so they cannot keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const seen = selectView(inspector.getSnapshot());
      const scale = unitsPerPixel(element);
      const camera =
        event.ctrlKey || event.metaKey
          ? zoomed(
              seen,
              Math.exp(Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) * 0.004),
              pointOf(element, event),
            )
          : { ...seen, ...panned(seen, event, scale) };
      inspector.send({ type: 'camera.move', camera });
    };
    const watch = new ResizeObserver(([seen]) => {
      const { width = 0, height = 0 } = seen?.contentRect ?? {};
      if (width > 0 && height > 0) inspector.send({ type: 'viewport.change', width, height });
    });
    if (element) watch.observe(element);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      watch.disconnect();
      element?.removeEventListener('wheel', onWheel);
    };
  }, [inspector]);

  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const scale = unitsPerPixel(svg.current);
    const seen = selectView(inspector.getSnapshot());
    move({ ...seen, x: seen.x - event.movementX * scale, y: seen.y - event.movementY * scale });
  };
  /** Moves the map so that what has the keyboard's focus is in sight. */
  const moveInto = (place: DOMRect) => {
    const frame = svg.current?.getBoundingClientRect();
    if (!frame || contains(frame, place)) return;
    const scale = unitsPerPixel(svg.current);
    const x = view.x + (place.left + place.width / 2 - frame.left - frame.width / 2) * scale;
    const y = view.y + (place.top + place.height / 2 - frame.top - frame.height / 2) * scale;
    move({ ...view, x, y });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(-PAN, 0),
    ArrowRight: () => pan(PAN, 0),
    ArrowUp: () => pan(0, -PAN),
    ArrowDown: () => pan(0, PAN),
    '+': () => zoom(NEARER),
    '-': () => zoom(1 / NEARER),
    '0': () => show('all'),
    f: () => show('moving'),
  };

  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group that is named */}
      <svg
        ref={svg}
        className={styles.svg}
        role="group"
        aria-label="Charts. Arrow keys move, plus and minus zoom, 0 fits all, F follows what moves; the list tab says the same in words."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        onPointerMove={drag}
        onFocus={({ target }) => {
          if (target !== svg.current) moveInto(target.getBoundingClientRect());
        }}
        onKeyDown={(event) => {
          const act = event.target === svg.current ? keys[event.key] : undefined;
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        <ChartArrows />
        {connectorsIn(map.filter(({ area }) => area.y >= 0)).map(({ id, path }) => (
          <path key={id} className={styles.connector} d={path} />
        ))}
        {map.map((placed) => (
          <ActorChart key={placed.actor.sessionId} placed={placed} />
        ))}
      </svg>
      {focused !== undefined && (
        <p className={styles.focused}>
          <b>{focused}</b> {value}
        </p>
      )}
      {map.length === 0 && <p className={styles.empty}>Waiting for the app.</p>}
      <fieldset className={styles.zoom} aria-label="Zoom">
        <button type="button" aria-label="Zoom in" onClick={() => zoom(NEARER)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / NEARER)}>
          −
        </button>
        {focused !== undefined && (
          <>
            <button type="button" disabled={isWhole} onClick={() => inspector.send({ type: 'fold.none' })}>
              Unfold all
            </button>
            <button type="button" onClick={() => inspector.send({ type: 'fold.rest' })}>
              Fold the rest
            </button>
          </>
        )}
        <button type="button" aria-pressed={reach === 'moving'} onClick={() => show('moving')}>
          Follow
        </button>
        <button type="button" aria-pressed={reach === 'all'} onClick={() => show('all')}>
          Fit all
        </button>
      </fieldset>
    </div>
  );
}

function ActorChart({ placed: { actor, layout, area } }: { placed: PlacedChart }) {
  const { inspector, now } = useInspector();
  const highlights = useSelector(inspector, selectHighlights(actor), hasSameHighlights);
  const isChosen = useSelector(inspector, ({ context }) => context.chosen === actor.sessionId);
  const value = useSelector(inspector, ({ context }) =>
    formatValue(snapshotAt(context.session, actor.sessionId, shownIndex(context))?.value),
  );
  const canSend = useSelector(inspector, ({ context }) => isLive(context));
  const origin = chartOrigin(area);
  const onTransition = (transition: string) => {
    const [, type = ''] = /\|(.*)#\d+$/.exec(transition) ?? [];
    const { session } = inspector.getSnapshot().context;
    const details = examplePayload(session, type, now());
    inspector.send({ type: 'draft.open', draft: { sessionId: actor.sessionId, type, details } });
  };
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
    <g data-actor={actor.address} data-value={value}>
      <rect
        className={styles.card}
        data-chosen={isChosen || undefined}
        x={area.x}
        y={area.y}
        width={area.width}
        height={area.height}
        rx="18"
      />
      <text
        className={styles.title}
        x={origin.x + 2}
        y={area.y + CARD_HEAD / 2 + 2}
        dominantBaseline="central"
      >
        {actor.address}
        <tspan className={styles.value} dx="12">
          {value}
        </tspan>
      </text>
      <g transform={`translate(${origin.x} ${origin.y})`}>
        <ChartPicture
          layout={layout}
          highlights={highlights}
          clicks={{ onTransition: canSend ? onTransition : undefined, onInvoke, onFold }}
        />
      </g>
    </g>
  );
}

/** Shift turns the wheel sideways, where the browser does not do it by itself. */
function panned(seen: Area, { deltaX, deltaY, shiftKey }: WheelEvent, scale: number) {
  const [x, y] = shiftKey && deltaX === 0 ? [deltaY, 0] : [deltaX, deltaY];
  return { x: seen.x + x * scale, y: seen.y + y * scale };
}

function contains(frame: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
}

function unitsPerPixel(svg: SVGSVGElement | null): number {
  return 1 / (svg?.getScreenCTM()?.a ?? 1);
}

function pointOf(svg: SVGSVGElement | null, { clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
}

function isSameMap(a: readonly PlacedChart[], b: readonly PlacedChart[]): boolean {
  return (
    a.length === b.length &&
    a.every((placed, n) => {
      const other = b[n];
      return (
        other?.actor === placed.actor && other.layout === placed.layout && isSameArea(other.area, placed.area)
      );
    })
  );
}

function isSameArea(a: Area, b: Area): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function hasSameHighlights(a: Highlights, b: Highlights): boolean {
  return (['active', 'taken', 'enabled', 'alive', 'found'] as const).every(
    (kind) => a[kind].size === b[kind].size && [...a[kind]].every((id) => b[kind].has(id)),
  );
}
