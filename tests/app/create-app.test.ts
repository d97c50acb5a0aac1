import { expect, onTestFinished, test } from 'vitest';
import { selectActors } from '../../machines/app.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import { en } from '../../src/words/en/en.ts';
import { renderPage } from '../../templates/registry.ts';
import { NO_CRASH } from '../harness/no-crash.ts';
import { STILL_INSTALLATION } from '../harness/still-installation.ts';
import { fakeFiles } from '../services/files.fake.ts';
import { fakeImages } from '../services/images.fake.ts';
import { fakeOwner } from '../services/owner.fake.ts';

const absent = () => Promise.reject(new Error('not here'));

/** The app on a store that keeps a diary, as it is right after its start. */
async function start(raw: string | null = null, history: string | null = null) {
  const diary: string[] = [];
  const logged: string[] = [];
  const pages: string[] = [];
  const app = createApp(
    {
      edits: { wait: absent },
      configs: {
        load: () => raw,
        loadHistory: () => history,
        loadLive: () => null,
        saveLive: () => undefined,
        save: (config) => diary.push(config === null ? 'clear' : 'save'),
        savePage: (html) => {
          diary.push('savePage');
          pages.push(html);
        },
        watch: () => () => undefined,
        keepUnreadable: () => diary.push('keepUnreadable'),
      },
      ...NO_CRASH,
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      copyText: async () => {},
      sharing: { isOffered: false, share: async () => {} },
      painted: async () => {},
      now: () => 1,
      log: (text) => logged.push(text),
      settled: async () => {},
      online: () => absent(),
      rest: async () => ({
        owner: fakeOwner(),
        files: fakeFiles(),
        deploys: { deploy: absent },
        published: { versions: absent, bringBack: absent, unpublish: absent },
        images: fakeImages(),
        shrinking: { shrink: async (file) => file },
        fonts: { cut: async () => [] },
        ...STILL_INSTALLATION,
        starts: { load: async ({ config }) => config },
      }),
    },
    { words: en, at: 1 },
  );
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const site = selectActors(app.getSnapshot())?.site;
  if (!site) throw new Error('There is no site');
  return { app, site, diary, logged, pages };
}

const edit = { type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' } as const;

test('a config is kept at once, its page when it is drawn', async () => {
  const { site, diary, pages } = await start();
  site.send(edit);
  expect(diary).toEqual(['save']);
  await expect.poll(() => site.getSnapshot().value).toBe('saved');
  expect(diary).toEqual(['save', 'savePage']);
  expect(pages).toEqual([renderPage(site.getSnapshot().context.config)]);
});

test('a page that was being drawn does not come back after a reset', async () => {
  const { site, diary } = await start();
  site.send(edit);
  site.send({ type: 'site.reset', at: 2 });
  await expect.poll(() => site.getSnapshot().value).toBe('unchanged');
  await import('../../templates/registry.ts');
  expect(diary).toEqual(['save', 'clear']);
});

test('a template id that names no template is logged, once, with what is taken in its place', async () => {
  const { logged, diary } = await start('{"_templateId":"winter-sale","home":{}}');
  expect(logged).toEqual(['There is no template "winter-sale": "moonlight" is taken in its place.']);
  expect(diary).toEqual([]);
});
