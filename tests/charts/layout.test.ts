import ELK from 'elkjs';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../charts/chart.ts';
import { unfolded } from '../../charts/folding.ts';
import { type Box, layOutChart } from '../../charts/layout.ts';
import { ALL_MACHINES } from '../prove/all-machines.ts';

type Point = readonly [number, number];

/** The corners of an SVG path. */
function cornersOf(path: string): readonly Point[] {
  return [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Whether a level or upright stretch of a line is inside a box, not only at its border. */
function crosses([[x1, y1], [x2, y2]]: readonly [Point, Point], { x, y, width, height }: Box): boolean {
  const isBetween = (a: number, b: number, start: number, length: number) =>
    Math.max(a, b) > start + 1 && Math.min(a, b) < start + length - 1;
  return isBetween(x1, x2, x, width) && isBetween(y1, y2, y, height);
}

describe('no line of a chart crosses a box', () => {
  const elk = new ELK();
  const charts = ALL_MACHINES.flatMap((machine) => chartOf(machine) ?? []);
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s', async (_, chart) => {
    const { boxes, lines } = await layOutChart(chart, unfolded(chart), (graph) => elk.layout(graph));
    const crossed = lines.flatMap(({ id, path }) => {
      const corners = cornersOf(path);
      // What is around a box is around its lines too.
      const others = boxes.filter(({ state }) => !id.startsWith(`${state.id}.`));
      const stretches = corners.slice(1).map((corner, n): [Point, Point] => [corners[n] ?? corner, corner]);
      return others
        .filter((box) => stretches.some((stretch) => crosses(stretch, box)))
        .map(({ state }) => `${id} crosses ${state.id}`);
    });
    expect(crossed).toEqual([]);
    expect(lines.filter(({ path }) => path === '')).toEqual([]);
  });
});
