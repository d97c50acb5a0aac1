import { readdir, readFile } from 'node:fs/promises';
import ELK from 'elkjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { chartOf } from '../../charts/chart.ts';
import { areaOf, layOutWholeChart } from '../../charts/layout.ts';
import { ChartSheet } from './ChartSheet.tsx';

// `npm run charts` runs this file with --update, which writes the pictures instead of comparing them.
const PICTURES = new URL('../../docs/charts/', import.meta.url);
const MODULES = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', {
  eager: true,
});
const charts = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isLogic(value) ? (chartOf(value) ?? []) : []));

/** At letters of 12 pixels. A larger chart is two charts. */
const MOST_MEGAPIXELS = 0.8;
/** The charts that are larger still. A chart that is not any more leaves this list. */
const TOO_LARGE = new Set(['chat', 'comeBack', 'editor', 'preview', 'publish', 'published', 'site']);

const elk = new ELK();
const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const chartCss = await read('../../charts/chart.css');
const tokensCss = await read('../../charts/tokens.css');

test.each(charts)('the picture of $id is small enough to read, and up to date', async (chart) => {
  const chartLayout = await layOutWholeChart(chart, (graph) => elk.layout(graph));
  expect(areaOf(chartLayout) > MOST_MEGAPIXELS).toBe(TOO_LARGE.has(chart.id));
  const title = `${chart.id}: ${chart.description}`;
  const svg = renderToStaticMarkup(
    createElement(ChartSheet, { title, layout: chartLayout, chartCss, tokensCss }),
  );
  await expect(`${svg}\n`).toMatchFileSnapshot(new URL(`${chart.id}.svg`, PICTURES).pathname);
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
