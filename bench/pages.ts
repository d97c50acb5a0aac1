import type { JsonObject } from '../src/domain/json.ts';
import { parsePath, setAt } from '../src/domain/path.ts';
import type { Template } from '../templates/contract.ts';
import { templates } from '../templates/registry.ts';
import type { Figure } from './figure.ts';
import { pathsOf } from './full-config.ts';
import { measureLighthouse, type TimingBudgets } from './lighthouse.ts';
import { measureValidity } from './nu-validator.ts';
import { type ServedFile, servePages } from './page-server.ts';
import { photoLike } from './photo-like.ts';
import { report } from './report.ts';

const PHOTO = { width: 1000, height: 750 };
const LOGO = { width: 320, height: 88 };
const WITHOUT_IMAGES: TimingBudgets = [800, 800, 50, 0];
const WITH_IMAGES: TimingBudgets = [1300, 1300, 50, 0];

const startedAt = new Date();
const pages = new Map<string, string>();
const files = new Map<string, ServedFile>();
for (const template of templates) {
  pages.set(`${template.id}, no images`, template.render(template.base));
  pages.set(`${template.id}, images`, template.render(await illustrated(template)));
}
for (const [name, page] of pages)
  files.set(pathOf(name), { type: 'text/html; charset=utf-8', bytes: Buffer.from(page) });

const server = await servePages(files);
try {
  const figures: Figure[] = [...(await measureValidity(pages))];
  for (const name of pages.keys()) {
    console.error(`measuring: ${name}`);
    const budgets = name.endsWith('no images') ? WITHOUT_IMAGES : WITH_IMAGES;
    figures.push(...(await measureLighthouse(name, server.url + pathOf(name), budgets)));
  }
  await report('pages', startedAt, figures);
} finally {
  await server.stop();
}

/** A template's base with a picture in every place for one, photos as large as the image store sends them. */
async function illustrated({ base }: Template): Promise<JsonObject> {
  let config: JsonObject = base;
  for (const path of base._structure.sections
    .flatMap(({ children }) => children)
    .flatMap((node) => pathsOf(node, ['image']))) {
    const address = `/images/${files.size}.webp`;
    files.set(address, {
      type: 'image/webp',
      bytes: await photoLike(files.size, /logo/i.test(path) ? LOGO : PHOTO),
    });
    config = setAt(config, parsePath(path) ?? [], address);
  }
  return config;
}

function pathOf(name: string): string {
  return `/${name.replaceAll(/\W+/g, '-')}`;
}
