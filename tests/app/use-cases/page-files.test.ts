import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { readPage } from '../../../src/app/use-cases/page-files.ts';
import { renderSite } from '../../../src/app/use-cases/render-site.ts';
import { loadPages, renderPage } from '../../../templates/pages.ts';
import { fakeFiles } from '../../services/files.fake.ts';
import { fakeImages } from '../../services/images.fake.ts';
import { LANDING } from '../../templates/landing-business/facts.ts';
import { configWith } from '../../templates/page-reading.ts';

const signal = new AbortController().signal;
const PICTURE = 'https://images.example/uploads/a.png';
const noFonts = { cut: async () => [] };

await loadPages();
const config = configWith(LANDING.template, {
  _siteId: 'site-abc1234',
  'header.logoText': 'Rye',
  'hero.title.text': 'Bread at dawn',
  'hero.image': PICTURE,
  'globalSettings.favicon': 'https://images.example/uploads/gone.png',
  'footer.phone': '+49 30 123',
}) as Config;

async function reading(text: string, name: string) {
  const images = fakeImages();
  await images.upload(new File(['a'], 'a.png', { type: 'image/png' }), 'uploads/a.png', { signal });
  const services = {
    files: fakeFiles(),
    images,
    randomBytes: (count: number) => new Uint8Array(count).fill(1),
    now: () => 7,
    log: () => undefined,
  };
  return readPage(services, new File([text], name, { type: 'text/html' }), signal);
}

test.each(['page.html', 'whatever'])(
  '%s, a page that was published, opens as a website without its site, with pictures of its own',
  async (name) => {
    const found = await reading(await renderSite(config, noFonts, 'https://parley.example'), name);
    expect(found).toMatchObject({
      kind: 'site',
      title: 'Rye – Bread at dawn',
      notCopied: 1,
    });
    const opened = found.kind === 'site' ? found.config : LANDING.template.base;
    expect(opened._siteId).toBeUndefined();
    const copy = textAt(opened, 'hero.image');
    expect(copy).toMatch(/^https:\/\/images\.example\/uploads\/(?:01){12}_7\.png$/);
    expect(renderPage(opened)).toContain(`<img src="${copy}"`);
  },
);

test.each([
  ['a page without its website', renderPage(config)],
  ['a website file, which earlier versions had', '{"format":"parley-website","formatVersion":1,"config":{}}'],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0'],
  ['nothing', ''],
])('%s carries no website', async (_, text) => {
  expect(await reading(text, 'page.html')).toEqual({ kind: 'refused', refusal: 'noSource' });
});

test('a page over 10 MB is refused before it is read', async () => {
  expect(await reading(' '.repeat(10_485_761), 'page.html')).toEqual({
    kind: 'refused',
    refusal: 'tooLarge',
  });
});
