import { memo } from 'react';
import { CHART_SIZES } from './chart-sizes.ts';
import type { ChartLine } from './chart-text.ts';
import type { Box, ChartLayout } from './layout.ts';
import './chart.css';

/** The parts of a chart to highlight, by the ids of states, transitions and invoked actors. */
export interface Highlights {
  readonly active: ReadonlySet<string>;
  /** The transitions of the latest step. */
  readonly taken: ReadonlySet<string>;
  readonly alive: ReadonlySet<string>;
}

/** Click handlers; without them the chart is a static picture. */
interface ChartClicks {
  readonly onInvoke: (id: string) => void;
  readonly onFold: (stateId: string, isOpen: boolean) => void;
}

interface ChartPictureProps {
  readonly layout: ChartLayout;
  readonly highlights: Highlights;
  readonly clicks?: ChartClicks | undefined;
}

const NONE: ReadonlySet<string> = new Set();
/** The highlights of a chart that does not run. */
export const NO_HIGHLIGHTS: Highlights = {
  active: NONE,
  taken: NONE,
  alive: NONE,
};

/** Renders a chart as SVG: nested boxes with their text, and lines. */
export const ChartPicture = memo(function ChartPicture({ layout, highlights, clicks }: ChartPictureProps) {
  return (
    <g className="chart">
      {layout.boxes.map((box) => (
        <StateBox key={box.state.id} box={box} highlights={highlights} />
      ))}
      {layout.lines.map((line) => {
        const isTaken = line.transitions.some((id) => highlights.taken.has(id));
        return (
          <path
            key={line.id}
            className="chart-line"
            d={line.path}
            data-taken={isTaken || undefined}
            data-quiet={line.isQuiet || undefined}
            markerEnd={isTaken ? 'url(#chart-arrow-taken)' : 'url(#chart-arrow)'}
          />
        );
      })}
      {layout.boxes.map((box) => (
        <StateWords key={box.state.id} box={box} highlights={highlights} clicks={clicks} />
      ))}
    </g>
  );
});

/** The arrow heads, once for all charts of an SVG. */
export function ChartArrows() {
  return (
    <defs>
      {['chart-arrow', 'chart-arrow-taken'].map((id) => (
        <marker
          key={id}
          id={id}
          className={id}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M0 0.8 9.5 5 0 9.2z" />
        </marker>
      ))}
    </defs>
  );
}

function StateBox({ box, highlights }: { box: Box; highlights: Highlights }) {
  const { x, y, width, height, state } = box;
  return (
    <g
      className="chart-state"
      data-state-id={state.id}
      data-kind={state.kind}
      data-depth={Math.min(box.depth, 4)}
      data-region={box.isRegion || undefined}
      data-active={isIn(highlights.active, state.id)}
    >
      <title>{`${state.id}${state.description === '' ? '' : `: ${state.description}`}`}</title>
      <rect
        className="chart-box"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.states.length > 0 ? 12 : 9}
      />
      {state.kind === 'final' && (
        <rect className="chart-final" x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx={6} />
      )}
    </g>
  );
}

/** Rendered above the lines, as a line may start at the state's own border and cross its text. */
function StateWords({
  box,
  highlights,
  clicks,
}: {
  box: Box;
  highlights: Highlights;
  clicks: ChartClicks | undefined;
}) {
  const { x, y, height, state } = box;
  const middle = y + Math.min(height, CHART_SIZES.name) / 2 + (height <= 34 ? 2 : 0);
  return (
    <g
      className="chart-words"
      data-depth={Math.min(box.depth, 4)}
      data-active={isIn(highlights.active, state.id)}
    >
      {box.isInitial && <circle className="chart-mark" cx={x + CHART_SIZES.side + 4} cy={middle} r="4" />}
      <text className="chart-name" x={nameAt(box)} y={middle} dominantBaseline="central">
        {state.key}
      </text>
      {clicks && box.sign !== '' && <FoldSign box={box} y={middle} onFold={clicks.onFold} />}
      {box.lines.map((line, n) => (
        <BoxLine
          key={`${line.kind} ${line.id}`}
          line={line}
          x={x + CHART_SIZES.side}
          y={y + CHART_SIZES.name + n * CHART_SIZES.line + CHART_SIZES.line / 2}
          highlights={highlights}
          clicks={clicks}
        />
      ))}
    </g>
  );
}

/** Where a state's name begins: beside the mark of an initial state. */
function nameAt({ x, isInitial }: Box): number {
  return x + CHART_SIZES.side + (isInitial ? CHART_SIZES.initial : 0);
}

/** The sign beside a state's name that opens and closes it. */
function FoldSign({ box, y, onFold }: { box: Box; y: number; onFold: ChartClicks['onFold'] }) {
  const { state, isOpen, sign } = box;
  const x = nameAt(box) + (state.key.length + 0.7) * CHART_SIZES.letter * 1.1;
  const name = isOpen ? `Fold ${state.key}` : `Unfold ${state.key}, ${sign.slice(2)}`;
  return (
    <g className="chart-fold" {...asButton(name, () => onFold(state.id, !isOpen))}>
      <rect x={x - 4} y={y - 10} width={sign.length * CHART_SIZES.letter + 8} height={20} rx="6" />
      <text x={x} y={y} dominantBaseline="central">
        {sign}
      </text>
    </g>
  );
}

interface BoxLineProps {
  readonly line: ChartLine;
  readonly x: number;
  readonly y: number;
  readonly highlights: Highlights;
  readonly clicks: ChartClicks | undefined;
}

function BoxLine({ line, x, y, highlights, clicks }: BoxLineProps) {
  const isAlive = line.kind === 'invoke' && highlights.alive.has(line.id);
  const isTransition = line.kind === 'stay' || line.kind === 'go';
  const open = isAlive ? clicks?.onInvoke : undefined;
  const words = (
    <>
      <rect
        x={x - 5}
        y={y - CHART_SIZES.line / 2}
        width={line.text.length * CHART_SIZES.letter + 8}
        height={CHART_SIZES.line}
        rx="5"
      />
      <text x={x} y={y} dominantBaseline="central">
        {line.text}
      </text>
    </>
  );
  return (
    <g
      className="chart-in-box"
      data-kind={line.kind}
      data-transition={clicks && isTransition ? line.id : undefined}
      data-alive={isAlive || undefined}
      data-taken={(isTransition && highlights.taken.has(line.id)) || undefined}
    >
      {line.full !== undefined && <title>{line.full}</title>}
      {open ? <g {...asButton(line.text, () => open(line.id))}>{words}</g> : words}
    </g>
  );
}

function asButton(name: string, click: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    onClick: click,
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      click();
    },
  } as const;
}

/** The value of a data attribute that is present or absent. */
function isIn(ids: ReadonlySet<string>, id: string | undefined): true | undefined {
  return (id !== undefined && ids.has(id)) || undefined;
}
