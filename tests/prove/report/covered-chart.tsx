import { ChartPicture, type Highlights, NO_HIGHLIGHTS } from '../../../charts/ChartPicture.tsx';
import { CHART_SIZES } from '../../../charts/chart-sizes.ts';
import type { ChartLayout } from '../../../charts/layout.ts';
import type { MachineProof } from '../proof.ts';

const MARGIN = 16;

/** A chart with a place for everything in it, and the ids of its transitions by their names in coverage. */
export interface DrawnChart {
  readonly layout: ChartLayout;
  readonly transitionIds: ReadonlyMap<string, string>;
}

interface CoveredChartProps {
  readonly title: string;
  readonly chart: DrawnChart;
  readonly proof: MachineProof;
}

interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its figure stands: at the right border of the box, where there are no words. */
  readonly figure: { readonly x: number; readonly y: number };
}

/**
 * A chart with what was seen highlighted. What was missed is framed by a dashed line, and each place says how many of its
 * mutants were caught.
 */
export function CoveredChart({ title, chart, proof }: CoveredChartProps) {
  const { layout, transitionIds } = chart;
  const idOf = (name: string) => transitionIds.get(name) ?? name;
  const transitions = proof.transitions.map(({ name, seen }) => ({ id: idOf(name), seen }));
  const seenIn = (list: readonly { readonly id: string; readonly seen: boolean }[]) =>
    new Set(list.filter(({ seen }) => seen).map(({ id }) => id));
  const highlights: Highlights = {
    ...NO_HIGHLIGHTS,
    active: seenIn(proof.states),
    taken: seenIn(transitions),
  };
  const missed = new Set([...proof.states, ...transitions].filter(({ seen }) => !seen).map(({ id }) => id));
  const decided = proof.mutants.filter(({ outcome }) => outcome === 'caught' || outcome === 'survived');
  const mutants = Map.groupBy(decided, ({ place }) => idOf(place));
  const box = [-MARGIN, -MARGIN, layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  return (
    <svg viewBox={box.join(' ')} width={box[2]} height={box[3]} role="img" aria-label={title}>
      <ChartPicture layout={layout} highlights={highlights} />
      {spotsOf(layout).map(({ id, x, y, width, height, figure }) => {
        const here = mutants.get(id);
        const caught = here?.filter(({ outcome }) => outcome === 'caught').length ?? 0;
        const isAlive = here?.some(({ outcome }) => outcome === 'survived') === true;
        return (
          <g key={id} data-place={id}>
            {missed.has(id) && (
              <rect className="missed" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx="8" />
            )}
            {here && (
              <text
                className="caught"
                data-survived={isAlive || undefined}
                x={figure.x}
                y={figure.y}
                textAnchor="middle"
              >
                {`${isAlive ? '✗ ' : ''}${caught}/${here.length}`}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Where the states and transitions of a chart stand. */
function spotsOf({ boxes }: ChartLayout): readonly Spot[] {
  const states = boxes.map(({ state, x, y, width, height }) => ({
    id: state.id,
    x,
    y,
    width,
    height,
    figure: { x: x + width, y: y - 3 },
  }));
  const inBoxes = boxes.flatMap(({ x, y, width, lines }) =>
    lines.flatMap(({ kind, id }, n) => {
      const top = y + CHART_SIZES.name + n * CHART_SIZES.line;
      return kind === 'stay' || kind === 'go'
        ? {
            id,
            x: x + CHART_SIZES.side - 5,
            y: top,
            width: width - 2 * CHART_SIZES.side + 10,
            height: CHART_SIZES.line,
            figure: { x: x + width, y: top + CHART_SIZES.line - 5 },
          }
        : [];
    }),
  );
  return [...inBoxes, ...states];
}
