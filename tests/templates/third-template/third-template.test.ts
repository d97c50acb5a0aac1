import { HtmlValidate } from 'html-validate';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { Template } from '../../../templates/template.ts';
import { hostileConfigs, textsOf } from '../../pages/hostile-configs.ts';
import { deployRequest, fetchPage, newSiteId } from '../../server/deploy/deploy-call.ts';
import { startTestServer } from '../../server/test-server.ts';
import { fakeFiles } from '../../services/files.fake.ts';
import { fakeImages } from '../../services/images.fake.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { fieldsOf } from '../facts.ts';
import { configWith, decoded, holdable, skeletonOf, styleOf } from '../page-reading.ts';
import { cleanConfigs, variantsOf } from '../page-variants.ts';

/*
 * A template is a folder: this folder and one entry of the list are all that a third template takes. Everything below is
 * loaded anew with a list that has it, and no other file knows of it.
 */
vi.resetModules();
vi.doMock('../../../templates/templates.ts', async (original) => ({
  templates: [
    ...(await original<typeof import('../../../templates/templates.ts')>()).templates,
    (await import('./template.ts')).noticeBoard,
  ],
}));
const { noticeBoard } = await import('./template.ts');
const { templates } = await import('../../../templates/templates.ts');
const { resolveTemplate } = await import('../../../templates/resolve-template.ts');
const { headOf, loadedTemplateOf, loadPages, renderMarkedPage, renderPage } = await import(
  '../../../templates/pages.ts'
);
const { adjustedColors } = await import('../../../templates/check/adjusted-colors.ts');
const { findingsOn } = await import('../../../templates/check/findings.ts');
const { samplesOn, withoutSamples } = await import('../../../templates/check/samples.ts');
const { misfits } = await import('../../../templates/check/misfits.ts');
const { wordsIn } = await import('../../../src/app/load-language.ts');
const { deploySite } = await import('../../../src/app/use-cases/deploy-site.ts');
const { renderSite } = await import('../../../src/app/use-cases/render-site.ts');
const { startingContent } = await import('../../../templates/starting-content.ts');
const { readPage, savePage } = await import('../../../src/app/use-cases/page-files.ts');
const { allWays, namesOfPath } = await import('../../../domain/chat/menu.ts');
const { editConfig } = await import('../../../domain/config/edit-config.ts');
const { readerIn } = await import('../../../src/app/use-cases/ask-in-language.ts');
const { httpDeploys } = await import('../../../src/services/http/deploys.http.ts');
const { shownName } = await import('../../../words/words.ts');
const { carriedOver } = await import('../../../templates/carried-content.ts');
const { startSite } = await import('../../machines/start-actors.ts');

await loadPages();
const { base } = noticeBoard;
const template = loadedTemplateOf(base);
const LANGUAGES = ['en', 'de', 'ar'] as const;
const words = {
  en: await wordsIn('en'),
  de: await wordsIn('de'),
  ar: await wordsIn('ar'),
};
const fonts = { cut: async () => [] };

const inUnixLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

afterAll(() => {
  vi.doUnmock('../../../templates/templates.ts');
  vi.resetModules();
});

describe('the list', () => {
  test('offers it, by its name in each language', () => {
    expect(templates.map(({ id }) => id)).toEqual(['landing_business', 'moonlight', 'third_template']);
    expect(LANGUAGES.map((code) => shownName(noticeBoard.name, words[code]))).toEqual([
      'Notice Board',
      'Schwarzes Brett',
      'لوحة الإعلانات',
    ]);
  });

  test('resolves a config to it, by id and by features, and no other to it', () => {
    expect(resolveTemplate(base)).toEqual({ template: noticeBoard, foundBy: 'id' });
    expect(resolveTemplate({ notices: {} })).toEqual({ template: noticeBoard, foundBy: 'features' });
    for (const each of templates)
      expect(templates.filter((other: Template) => other.matches(each.base))).toEqual([each]);
  });

  test('a website takes it on, and goes back', () => {
    const { site } = startSite(templates[0].base);
    site.send({ type: 'template.choose', templateId: noticeBoard.id, at: 1 });
    expect(site.getSnapshot().context.config).toEqual(base);
    site.send({ type: 'edit.apply', commandId: 'a', path: 'notices.items[0].title', typed: 'Party' });
    expect(renderPage(site.getSnapshot().context.config)).toContain('>Party</h2>');
    site.send({ type: 'step.undo', at: 2 });
    site.send({ type: 'step.undo', at: 3 });
    expect(site.getSnapshot().context.config).toEqual(templates[0].base);
  });
});

describe('editing', () => {
  test('every field is at most four clicks away, and is named in each language', async () => {
    for (const code of LANGUAGES) {
      const ways = allWays(base, words[code]).filter((way) => way.at(-1)?.kind === 'field');
      expect(ways.length).toBeGreaterThan(15);
      expect(ways.filter((way) => way.length > 4)).toEqual([]);
    }
    expect(namesOfPath(base, 'notices.items[1].title', words.de)).toEqual(['Aushänge', 'Aushang 2', 'Titel']);
    expect(namesOfPath(base, 'notices.items[1].title', words.en)).toEqual(['Notices', 'Notice 2', 'Title']);
    const { readRequest } = await readerIn('de');
    const steps = { canUndo: false, canRedo: false };
    expect(readRequest({ text: 'titel aushänge', config: base, words: words.de, steps }).meant).toMatchObject(
      [{ name: 'Titel, unter „Aushänge“', command: { type: 'place.open', target: 'notices.title' } }],
    );
  });

  test('every field can be written', () => {
    for (const { path, type } of fieldsOf(noticeBoard)) {
      const result = editConfig(base, path, type === 'boolean' ? false : 'Other');
      expect([path, result.kind]).toEqual([path, 'edited']);
    }
  });
});

describe('the page', () => {
  test.each(variantsOf(template))('%s is valid, in either form', async (_, config) => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
    for (const page of [renderPage(config), renderMarkedPage(config)]) {
      const { results } = await validator.validateString(page);
      const found = results.flatMap(({ messages }) => messages);
      expect(found.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)).toEqual([]);
    }
  });

  test('has the fields’ paths in the preview, and is the same without them', () => {
    const marked = renderMarkedPage(base);
    for (const path of ['notices.title', 'notices.items[1].title', 'notices.button.text', 'footer.email'])
      expect(marked).toContain(` data-path="${path}"`);
    expect(marked.replaceAll(/ data-path="[^"]*"/g, '')).toBe(renderPage(base));
  });

  test('shows every hostile string as text, and adds no element and no style for it', () => {
    const harmless = new Set(cleanConfigs(template).flatMap((config) => skeletonOf(template.render(config))));
    const configs = hostileConfigs(template);
    expect(configs.length).toBeGreaterThan(300);
    for (const values of configs) {
      const page = template.render(configWith(template, values));
      expect(skeletonOf(page).filter((tag) => !harmless.has(tag))).toEqual([]);
      expect(styleOf(page)).not.toMatch(/evil|url\(|@import/);
      const shown = inUnixLines(decoded(page.replaceAll('<br>', '\n')));
      const typed = textsOf(template, values).map((text) => inUnixLines(holdable(text)).trim());
      expect(typed.filter((text) => !shown.includes(text))).toEqual([]);
    }
  });

  test('is reviewed: links, pictures, colors and samples', () => {
    expect(misfits(base)).toEqual([]);
    expect(adjustedColors(base)).toEqual([]);
    const flawed = configWith(noticeBoard, {
      'notices.textColor': '#10231d',
      'notices.button.url': '#nowhere',
      'notices.image': 'https://pictures.example/one.png',
      'notices.items': [{ icon: 'fas fa-nothing', title: 'A', description: '' }],
    }) as Config;
    expect(adjustedColors(flawed).map(({ path }) => path)).toEqual(['notices.textColor']);
    const found = findingsOn(flawed, new Map()).map(({ kind, places }) => [kind, places[0]?.path]);
    expect(Object.fromEntries(found)).toMatchObject({
      link: 'notices.button.url',
      misfit: 'notices.items[0].icon',
      picture: 'notices.imageDescription',
    });
    // What its own content and that of its folder of samples make up, and no list of notices without an own one.
    expect(samplesOn(base).map(({ place }) => place)).toEqual([
      'header.logoText',
      'footer.phone',
      'footer.email',
      'notices.items[0]',
      'notices.items[1]',
      'footer.social.facebook.url',
      'footer.social.twitter.url',
      'footer.social.instagram.url',
      'footer.social.linkedin.url',
    ]);
    expect(headOf(base).title).toBe('Elm Court – What is new in the house');
  });
});

test.each(LANGUAGES.flatMap((language) => BUSINESSES.map((business) => [language, business] as const)))(
  'starts in %s with content for a %s, on dark colors',
  async (language, business) => {
    const config = await startingContent.load({ config: base, business, language });
    expect(misfits(config)).toEqual([]);
    expect(adjustedColors(config)).toEqual([]);
    const page = renderPage(config);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain('<meta name="color-scheme" content="dark">');
    expect(page).not.toContain('Elm Court');
  },
);

test('takes over the content of any other template, and gives it back', () => {
  for (const { base: other, meanings } of templates) {
    const own = [`${meanings.phone} 0123 456`, `${meanings.title} Bread at dawn`].reduce((config, said) => {
      const [path = '', ...words] = said.split(' ');
      const result = editConfig(config, path, words.join(' '));
      return result.kind === 'edited' ? result.config : config;
    }, other);
    const here = carriedOver(own, base);
    expect(here.left).toEqual(new Map());
    expect(renderPage(here.config)).toContain('>Bread at dawn</h1>');
    expect(renderPage(here.config)).toContain('0123 456');
    expect(carriedOver(here.config, other).config).toEqual(own);
  }
});

test('publishes through the server, and a saved website opens again', async () => {
  const { address } = await startTestServer();
  const config = await startingContent.load({ config: base, business: 'bakery', language: 'en' });
  const owner = fakeOwnerKeys();
  const send: typeof fetch = (input, init) => fetch(new URL(String(input), address), init);
  const network = {
    watch: () => () => undefined,
    isLost: async () => false,
    untilBack: async () => undefined,
  };
  const html = await renderSite(config, fonts);
  const siteId = newSiteId();
  const { userEmail: email } = deployRequest();
  const result = await deploySite(
    { deploys: httpDeploys(words.en.deployCall, send), owner, network, log: () => undefined },
    { config, html, siteId, email, isUpdate: false },
    AbortSignal.timeout(10_000),
  );
  expect(result).toMatchObject({ success: true, templateUsed: 'Notice Board', siteId });
  expect(await fetchPage(address, siteId)).toBe(html);

  const files = fakeFiles();
  await savePage({ files, fonts }, config, AbortSignal.timeout(10_000));
  const [saved] = files.downloads;
  const reading = {
    files,
    images: fakeImages(),
    randomBytes: () => new Uint8Array(),
    now: () => 0,
    log: () => undefined,
  };
  const file = new File([saved?.text ?? ''], saved?.name ?? '');
  expect(saved?.text).toBe(html);
  const ofPage = await readPage(reading, file, AbortSignal.timeout(10_000));
  expect(ofPage.kind === 'site' && renderPage(ofPage.config)).toBe(renderPage(withoutSamples(config)));
});
