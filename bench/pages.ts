import { BUSINESSES } from '../domain/choices/businesses.ts';
import { writtenSize } from '../domain/images/picture-size.ts';
import type { JsonObject } from '../domain/json/json.ts';
import { parsePath, setAt } from '../domain/json/path.ts';
import { loadedTemplates, loadPages } from '../templates/pages.ts';
import type { Template } from '../templates/template.ts';
import { measureLighthouse, type TimingBudgets } from './browser/lighthouse.ts';
import { configOf } from './contact-sheet/business-page.ts';
import { fontEmbedding } from './contact-sheet/embed-fonts.ts';
import { pathsOf } from './published-page/full-config.ts';
import { measureValidity } from './published-page/nu-validator.ts';
import { type ServedFile, servePages } from './published-page/page-server.ts';
import { photoLike } from './published-page/photo-like.ts';
import type { Figure } from './report/figure.ts';
import { report } from './report/report.ts';

const PHOTO = { width: 1000, height: 750 };
const LOGO = { width: 320, height: 88 };
/** The resized variants of an upload that a page offers. */
const VARIANTS = [
  { width: 1000, quality: 80 },
  { width: 1600, quality: 80 },
  ...[320, 640, 800].flatMap((width) => [60, 80].map((quality) => ({ width, quality }))),
];
const WITHOUT_IMAGES: TimingBudgets = [800, 800, 50, 0];
const OF_A_BUSINESS: TimingBudgets = [1000, 1000, 50, 0];
const WITH_IMAGES: TimingBudgets = [1300, 1300, 50, 0];

const BUDGETS: readonly (readonly [end: string, budgets: TimingBudgets])[] = [
  ['no images', WITHOUT_IMAGES],
  ['images', WITH_IMAGES],
];

const startedAt = new Date();
const pages = new Map<string, string>();
const files = new Map<string, ServedFile>();
await loadPages();
for (const template of loadedTemplates()) {
  pages.set(`${template.id}, no images`, template.render(template.base));
  pages.set(`${template.id}, images`, template.render(await illustrated(template)));
}
const embedFonts = await fontEmbedding();
for (const template of loadedTemplates())
  for (const business of BUSINESSES) {
    const config = await configOf({ business, template, look: template.look, language: 'en', pictures: [] });
    pages.set(`${template.id}, ${business}`, await embedFonts(config, template.render(config)));
  }
for (const [name, page] of pages)
  files.set(pathOf(name), { type: 'text/html; charset=utf-8', bytes: Buffer.from(page) });

const server = await servePages(files);
try {
  const figures: Figure[] = [...(await measureValidity(pages))];
  for (const name of pages.keys()) {
    console.error(`measuring: ${name}`);
    const budgets = BUDGETS.find(([end]) => name.endsWith(end))?.[1] ?? OF_A_BUSINESS;
    figures.push(
      ...(await measureLighthouse(name, server.url + pathOf(name), { performance: 100, budgets })),
    );
  }
  await report('pages', startedAt, figures);
} finally {
  await server.stop();
}

/** A template's base with an image in every image field, at an address like that of an upload. */
async function illustrated({ base }: Template): Promise<JsonObject> {
  const places = base._structure.sections
    .flatMap(({ children }) => children)
    .flatMap((node) => pathsOf(node, ['image']));
  let config: JsonObject = base;
  for (const [at, path] of places.entries()) {
    const size = /logo/i.test(path) ? LOGO : PHOTO;
    const address = `/storage/v1/render/image/public/images/uploads/${base._templateId}${writtenSize(size)}_${at}.webp`;
    for (const variant of VARIANTS) {
      files.set(`${address}?width=${variant.width}&quality=${variant.quality}`, {
        type: 'image/webp',
        bytes: await photoLike(at, size, variant),
      });
    }
    config = setAt(config, parsePath(path) ?? [], `${address}?width=1000&quality=80`);
  }
  return config;
}

function pathOf(name: string): string {
  return `/${name.replaceAll(/\W+/g, '-')}`;
}
