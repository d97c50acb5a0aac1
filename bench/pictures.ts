import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright';
import sharp from 'sharp';
import { BuilderPage } from '../tests/harness/builder/builder-page.ts';
import { InspectorPage } from '../tests/harness/inspector-page.ts';
import { startProgram } from '../tests/harness/program.ts';
import { withBrowser } from './browser/with-browser.ts';
import { Film } from './pictures/film.ts';

const ROOT = join(import.meta.dirname, '..');
/** The published address in the pictures. */
const PUBLIC_URL = 'https://parley.example';
const FILM_SIZE = { width: 1100, height: 680 };
// The inspector takes a part of it; the builder needs 900 px to show chat and page side by side.
const INSPECTED_SIZE = { width: 1600, height: 1120 };
const HEADLINE = 'Your home, fixed in one visit';

const program = await startProgram({ variables: { PUBLIC_URL } });
try {
  await withBrowser(async (browser) => {
    await save('docs/tour.webp', await filmATour(browser));
    await save('docs/inspector.png', await pictureOfInspector(browser));
  });
  await save('public/favicon.ico', await iconOf('src/ui/shell/logo.svg'));
} finally {
  await program.stop();
}

/** An edit by clicks in the chat, the page that changes, the publish, and the published page. */
async function filmATour(browser: Browser): Promise<Buffer> {
  const builder = await BuilderPage.open(browser, program.url, { viewport: FILM_SIZE });
  const { page } = builder;
  const film = new Film(page, { x: 420, y: 560 });
  await headline(builder).waitFor();
  await film.hold(1500);
  for (const option of ['Hero', 'Title']) {
    await film.click(optionOf(builder, option));
    await film.hold(900);
  }
  await film.type(builder.messageBox(), HEADLINE);
  await film.hold(500);
  // The page changes at once, the answer comes a second later.
  await builder.freeze();
  await film.click(page.getByRole('button', { name: 'Send', exact: true }));
  await headline(builder).filter({ hasText: HEADLINE }).waitFor();
  await film.hold(900);
  await builder.second();
  await page.clock.resume();
  await film.hold(1600);
  await film.click(page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = builder.deploymentStatus();
  await dialog.locator('[data-review]').waitFor();
  await film.hold(900);
  await film.type(dialog.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await film.click(dialog.getByRole('button', { name: 'Publish', exact: true }));
  const link = dialog.getByRole('link', { name: 'Visit Site' });
  await link.waitFor();
  await film.hold(1200);
  await film.pointAt(link);
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(program.url + pathname);
  film.hidePointer();
  await film.hold(3000);
  await builder.profile.close();
  return film.webp();
}

async function pictureOfInspector(browser: Browser): Promise<Buffer> {
  const builder = await BuilderPage.open(browser, program.url, {
    viewport: INSPECTED_SIZE,
    path: '/?inspect',
  });
  const { view } = await InspectorPage.beside(builder.page);
  await builder.pick('Hero');
  await builder.pick('Title');
  await builder.say(HEADLINE);
  await builder.second();
  await headline(builder).filter({ hasText: HEADLINE }).waitFor();
  await view.locator('[data-actor="chat"]').waitFor();
  const picture = await builder.page.screenshot({ animations: 'disabled' });
  await builder.profile.close();
  return sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
}

function headline(builder: BuilderPage): Locator {
  return builder.preview().getByRole('heading', { level: 1 });
}

function optionOf(builder: BuilderPage, name: string): Locator {
  return builder
    .conversation()
    .locator('[data-latest] [data-options]')
    .getByRole('button', { name, exact: true });
}

/** An icon file with one picture, as a PNG of 32 × 32. */
async function iconOf(file: string): Promise<Buffer> {
  const png = await sharp(join(ROOT, file)).resize(32, 32).png({ compressionLevel: 9 }).toBuffer();
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

async function save(path: string, bytes: Buffer): Promise<void> {
  await writeFile(join(ROOT, path), bytes);
  console.log(`${path}: ${Math.ceil(bytes.length / 1024)} kB`);
}
