import ELK from 'elkjs';
import { expect, test } from 'vitest';
import { CHART_SIZES } from '../../../charts/elk-graph.ts';
import { type ChartLayout, layOutChart } from '../../../charts/layout.ts';
import {
  around,
  connectorsIn,
  legibleView,
  mapOf,
  placedAbove,
  zoomed,
} from '../../../inspector/panel/map-geometry.ts';
import { actorsAt } from '../../../inspector/session/point-in-time.ts';
import { EDIT, firstIndexOf, sessionOf } from '../replayed-session.ts';

const session = sessionOf(EDIT);
const actors = actorsAt(session, firstIndexOf(session, 'message.send'));
const elk = new ELK();
const layouts = new Map<string, ChartLayout>();
for (const { chart } of actors) {
  if (chart) layouts.set(chart.id, await layOutChart(chart, (graph) => elk.layout(graph)));
}
const map = mapOf(actors, layouts, 1.6);

test('places every chart without overlap', () => {
  expect(map.map(({ actor }) => actor.address)).toEqual(
    actors.filter(({ chart }) => chart).map(({ address }) => address),
  );
  for (const { area: a } of map) {
    for (const { area: b } of map) {
      const areApart =
        a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
      expect(a === b || areApart).toBe(true);
    }
  }
});

test('a wide viewport gets wider rows than a tall one', () => {
  const widthIn = (shape: number) =>
    around(mapOf(actors, layouts, shape).map(({ area }) => area))?.width ?? 0;
  expect(widthIn(4)).toBeGreaterThan(widthIn(0.5));
});

test('connects every actor but the root to its parent', () => {
  expect(connectorsIn(map).length).toBe(map.length - 1);
});

test('every state is inside its parent, and every transition has a line', () => {
  for (const { layout } of map) {
    expect(layout.lines.filter(({ path }) => path === '')).toEqual([]);
    for (const box of layout.boxes) {
      for (const child of layout.boxes.filter(({ state }) => box.state.states.includes(state))) {
        expect(child.x).toBeGreaterThan(box.x);
        expect(child.y).toBeGreaterThan(box.y);
        expect(child.x + child.width).toBeLessThan(box.x + box.width);
        expect(child.y + child.height).toBeLessThan(box.y + box.height);
      }
    }
  }
});

test('the text of a state fits into its box', () => {
  for (const { layout } of map) {
    const tooNarrow = layout.boxes.filter(({ lines, width }) =>
      lines.some(({ text }) => text.length * CHART_SIZES.letter + 2 * CHART_SIZES.side > width + 1),
    );
    expect(tooNarrow.map(({ state }) => state.id)).toEqual([]);
  }
});

test('zooming keeps the point under the pointer', () => {
  const view = { x: 0, y: 0, width: 100, height: 50 };
  expect(zoomed(view, 0.5, { x: 20, y: 10 })).toEqual({ x: 10, y: 5, width: 50, height: 25 });
});

test('the bounding box of nothing is undefined', () => {
  expect(around([])).toBeUndefined();
  expect(around([{ x: 0, y: 0, width: 10, height: 10 }], 5)).toEqual({ x: -5, y: -5, width: 20, height: 20 });
});

const VIEWPORT = { width: 500, height: 400 };

test('a chart that fits is shown whole, not larger than a quarter more', () => {
  const view = legibleView({ x: 0, y: 0, width: 100, height: 100 }, [], VIEWPORT);
  expect(view.width).toBe(VIEWPORT.width / 1.25);
  expect([view.x + view.width / 2, view.y < 0, view.y + view.height > 100]).toEqual([50, true, true]);
});

test('a chart that does not fit is shown legibly, around the places that matter', () => {
  const area = { x: 0, y: 0, width: 3000, height: 2000 };
  const [near, far] = [
    { x: 2000, y: 1000, width: 100, height: 30 },
    { x: 100, y: 100, width: 100, height: 40 },
  ];
  const view = legibleView(area, [near], VIEWPORT);
  expect(VIEWPORT.width / view.width).toBeCloseTo(0.94);
  expect(view.x + view.width / 2).toBeCloseTo(2050);
  // In the middle below the name, which covers the upper edge.
  expect(view.y + 24 + (view.height - 24) / 2).toBeCloseTo(1015);
  // Both do not fit: the larger one is shown.
  expect(legibleView(area, [near, far], VIEWPORT)).toMatchObject({ x: -10, y: -34 });
});

test('a place larger than the view is shown from its beginning', () => {
  const area = { x: 0, y: 0, width: 3000, height: 2000 };
  const view = legibleView(area, [{ x: 700, y: 600, width: 900, height: 900 }], VIEWPORT);
  expect([view.x, view.y]).toEqual([690, 566]);
});

test('the chart in focus is placed out of sight of the others', () => {
  const [first] = map;
  if (!first) throw new Error('There is no chart');
  const { area } = placedAbove(first.actor, first.layout);
  expect(area.y + 2 * area.height).toBeLessThan(0);
});
