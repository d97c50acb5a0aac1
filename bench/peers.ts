import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { isArray, isObject, type JsonObject } from '../domain/json/json.ts';
import { getAt } from '../domain/json/path.ts';
import { landingBusiness } from '../templates/landing-business/template.ts';
import { startProgram } from '../tests/harness/program.ts';
import { withBrowser } from './browser/with-browser.ts';
import {
  blocking,
  builderAt,
  comparison,
  DESKTOP,
  interactive,
  type Opened,
  SLOW_PHONE,
  type Times,
  timesInTurns,
} from './builder/loading.ts';
import { type PageServer, servePages } from './published-page/page-server.ts';
import type { Figure } from './report/figure.ts';
import { report } from './report/report.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const SECTIONS = ['hero', 'benefits', 'features', 'cta', 'footer'];

/** Builds Puck with the texts of Parley's first page, and serves it as Parley is served. */
async function servePuck(): Promise<PageServer> {
  const directory = await mkdtemp(join(tmpdir(), 'parley-peer-'));
  try {
    process.env.NODE_ENV = 'production';
    await build({
      root: join(import.meta.dirname, 'peers'),
      configFile: false,
      logLevel: 'error',
      define: { SECTIONS: JSON.stringify(SECTIONS.map(sectionOf)) },
      build: { outDir: directory, emptyOutDir: true },
    });
    const names = await readdir(directory, { recursive: true });
    const files = names
      .filter((name) => extname(name) !== '')
      .map(async (name) => {
        const file = { type: TYPES[extname(name)] ?? '', bytes: await readFile(join(directory, name)) };
        return [name === 'index.html' ? '/' : `/${name}`, file] as const;
      });
    return await servePages(new Map(await Promise.all(files)));
  } finally {
    await rm(directory, { recursive: true });
  }
}

function sectionOf(id: string) {
  const values = getAt(landingBusiness.base, [id]);
  const textOf = (of: JsonObject, ...names: readonly string[]) =>
    names
      .flatMap((name) => [getAt(of, [name]), getAt(of, [name, 'text'])])
      .find((text) => typeof text === 'string') ?? '';
  if (!isObject(values)) throw new Error(`The first page has no section ${id}.`);
  const items = isArray(values.items) ? values.items.filter(isObject) : [];
  return {
    title: textOf(values, 'title'),
    text: textOf(values, 'subtitle', 'description'),
    items: items.map((item) => ({ title: textOf(item, 'title'), text: textOf(item, 'description') })),
  };
}

function puckAt(address: string): Opened {
  return {
    address,
    frame: '#preview-frame',
    // The second tab of its side bar, which shows the parts of the page.
    target: '[class*=_NavItem]:nth-child(2) > div',
    effect: '[class*=_Layer-clickable]',
    loaded: '#preview-frame',
  };
}

const TIMES: readonly (readonly [name: string, of: (times: Times) => number])[] = [
  ['page visible', ({ visible }) => visible],
  ['first click possible', ({ clicked }) => clicked],
  ['interactive', interactive],
  ['blocking', blocking],
];

const startedAt = new Date();
const program = await startProgram();
const puck = await servePuck();
try {
  const opened = [builderAt(program.url), puckAt(puck.url)] as const;
  const figures: Figure[] = [];
  await withBrowser(async (browser) => {
    for (const conditions of [DESKTOP, SLOW_PHONE]) {
      const times = await timesInTurns(browser, conditions, opened);
      for (const [name, of] of TIMES)
        figures.push(...comparison(`${conditions.name}: ${name}`, times, of, ['of Puck', 'Parley to Puck']));
    }
  });
  await report('peers', startedAt, figures);
} finally {
  await puck.stop();
  await program.stop();
}
