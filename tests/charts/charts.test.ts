import { readdir, readFile } from 'node:fs/promises';
import ELK from 'elkjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import { chartOf } from '../../charts/chart.ts';
import { elkGraphOf } from '../../charts/elk-graph.ts';
import { layOutChart } from '../../charts/layout.ts';
import { type StoredLayout, toStoredLayout, withStoredLayouts } from '../../charts/stored-layouts.ts';

// `npm run charts` runs this file with --update, which writes the pictures instead of comparing them.
const PICTURES = new URL('../../docs/charts/', import.meta.url);
const MODULES = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', {
  eager: true,
});
const charts = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isLogic(value) ? (chartOf(value) ?? []) : []));

const elk = new ELK();
const LAYOUTS = new URL('../../charts/stored-layouts.json', import.meta.url);
const layouts: Record<string, StoredLayout> = {};
for (const chart of charts) {
  const graph = elkGraphOf(chart);
  layouts[chart.id] = toStoredLayout(graph, await elk.layout(structuredClone(graph)));
}
const layout = withStoredLayouts(layouts, () => Promise.reject(new Error('laid out afresh')));
const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const chartCss = await read('../../charts/chart.css');
const tokensCss = await read('../../src/ui/tokens.css');

test.each(charts)('the picture of $id is up to date', async (chart) => {
  const chartLayout = await layOutChart(chart, layout);
  const title = `${chart.id}: ${chart.description}`;
  const svg = renderToStaticMarkup(
    createElement(ChartSheet, { title, layout: chartLayout, chartCss, tokensCss }),
  );
  await expect(`${svg}\n`).toMatchFileSnapshot(new URL(`${chart.id}.svg`, PICTURES).pathname);
});

test('the stored layouts are up to date', async () => {
  const rows = Object.entries(layouts).map(([id, each]) => `"${id}":${JSON.stringify(each)}`);
  await expect(`{\n${rows.toSorted().join(',\n')}\n}\n`).toMatchFileSnapshot(LAYOUTS.pathname);
});

test('a stored layout equals a fresh one, up to rounding', async () => {
  for (const chart of charts) {
    const [again, fresh] = [
      await layOutChart(chart, layout),
      await layOutChart(chart, (graph) => elk.layout(graph)),
    ];
    expect(again.boxes).toEqual(fresh.boxes);
    expect(again.marks).toEqual(fresh.marks);
    expect(again.lines.map(({ label }) => label)).toEqual(fresh.lines.map(({ label }) => label));
    for (const [at, { path }] of again.lines.entries()) {
      const numbers = (text = '') => text.split(/[^\d.]+/).map(Number);
      const [those, these] = [numbers(path), numbers(fresh.lines[at]?.path)];
      expect(those.length).toBe(these.length);
      for (const [n, number] of those.entries())
        expect(Math.abs(number - (these[n] ?? Number.NaN))).toBeLessThan(0.2);
    }
  }
});

test('an unknown or changed chart is laid out afresh', async () => {
  const [chart] = charts;
  if (!chart) throw new Error('There is no chart');
  for (const other of [
    { ...chart, entry: ['anew'] },
    { ...chart, id: 'other' },
  ])
    await expect(layOutChart(other, layout)).rejects.toThrow('laid out afresh');
});

test('machines/README.md shows every picture, and no picture is left over', async () => {
  const page = await read('../../machines/README.md');
  const shown = [...page.matchAll(/\]\(\.\.\/docs\/charts\/([\w-]+\.svg)\)/g)].map(([, file]) => file);
  expect(shown.toSorted()).toEqual(charts.map(({ id }) => `${id}.svg`).toSorted());
  expect((await readdir(PICTURES)).toSorted()).toEqual(shown.toSorted());
});

function isLogic(value: unknown): value is AnyActorLogic {
  return typeof value === 'object' && value !== null && 'transition' in value;
}
