import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { BUSINESS_LOOKS } from '../templates/businesses/looks.ts';
import { loadPages, renderPage } from '../templates/pages.ts';
import { templates } from '../templates/templates.ts';
import { withBrowser } from './browser/with-browser.ts';
import { type BusinessPage, configOf } from './contact-sheet/business-page.ts';
import { readChoices } from './contact-sheet/choices.ts';
import { fontEmbedding } from './contact-sheet/embed-fonts.ts';
import { samplePictures } from './contact-sheet/sample-pictures.ts';
import { type SheetCell, sheetOf } from './contact-sheet/sheet.ts';
import { type ServedFile, servePages } from './published-page/page-server.ts';

const FOLDER = join(import.meta.dirname, 'results', 'contact-sheets');
const WINDOW_HEIGHT = 900;

const choices = readChoices(process.argv.slice(2));
const files = new Map<string, ServedFile>();
const pages: { readonly name: string; readonly path: string; readonly page: BusinessPage }[] = [];
await loadPages();
const embedFonts = await fontEmbedding();
for (const business of choices.business)
  for (const look of choices.look) {
    const addresses: string[] = [];
    for (const { name, bytes } of await samplePictures(BUSINESS_LOOKS[business][look])) {
      const address = `/pictures/${business}-${look}-${name}`;
      files.set(address, { type: 'image/webp', bytes });
      addresses.push(address);
    }
    for (const template of templates.filter(({ id }) => choices.template.includes(id)))
      for (const pictures of choices.pictures)
        for (const language of choices.language) {
          const page = { business, template, look, language, pictures: pictures === 'with' ? addresses : [] };
          const config = await configOf(page);
          const name = [template.id, look, pictures].join('-');
          const path = `/${[business, name, language].join('-')}`;
          const bytes = Buffer.from(await embedFonts(config, renderPage(config)));
          files.set(path, { type: 'text/html; charset=utf-8', bytes });
          pages.push({ name, path, page });
        }
  }

await mkdir(join(FOLDER, 'pages'), { recursive: true });
const server = await servePages(files);
try {
  await withBrowser(async (browser) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const width of choices.width) {
      const tab = await context.newPage();
      await tab.setViewportSize({ width: Number(width), height: WINDOW_HEIGHT });
      for (const language of choices.language) {
        const rows = new Map<string, SheetCell[]>();
        for (const { name, path, page } of pages.filter((each) => each.page.language === language)) {
          const file = `pages${path}-${width}.jpg`;
          await tab.goto(server.url + path);
          await showAll(tab);
          // The first picture of a long page may be taken before all of it is painted.
          await tab.screenshot({ fullPage: true, type: 'jpeg' });
          await tab.screenshot({ path: join(FOLDER, file), fullPage: true, type: 'jpeg' });
          rows.set(page.business, [...(rows.get(page.business) ?? []), { file, caption: name }]);
        }
        const sheet = join(FOLDER, `${width}-${language}.html`);
        await writeFile(sheet, sheetOf(`${width} px, ${language}`, rows));
        console.log(sheet);
      }
      await tab.close();
    }
  });
} finally {
  await server.stop();
}

/** Loads the pictures further down too, which a page leaves until they come into view. */
async function showAll(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
