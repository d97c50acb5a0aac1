import { expect, onTestFinished, test } from 'vitest';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import type { DeployRequest } from '../../domain/publish/deploy.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { RecentEvents } from '../../machines/app/recent-events.ts';
import { selectIsWorking, selectLatest, selectQuestion } from '../../machines/chat/chat.selectors.ts';
import { selectAddress } from '../../machines/publish/publish.selectors.ts';
import { selectPanel } from '../../machines/screen/preview.selectors.ts';
import { selectIsUntouched } from '../../machines/site/site.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import { loadLanguage } from '../../src/app/load-language.ts';
import { readerIn } from '../../src/app/use-cases/ask-in-language.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { findingsOn } from '../../templates/check/findings.ts';
import { nameEdits } from '../../templates/interview-edits.ts';
import { loadPages } from '../../templates/pages.ts';
import { startingContent } from '../../templates/starting-content.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';
import type { Words } from '../../words/words.ts';
import { fakeFiles } from '../services/files.fake.ts';
import { fakeImages } from '../services/images.fake.ts';
import { STILL_BROWSER } from '../services/late-services.fake.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { fakeOwnerKeys } from '../services/owner-keys.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../services/site-store.fake.ts';
import { fakeTabLocks } from '../services/tab-locks.fake.ts';

await loadPages();

const MOST_ACTS = 9;
const NAME = 'Anna & Sons';
const EMAIL = 'anna@sons-of-anna.com';
const PHONE = '020 7946 0100';
const absent = () => Promise.reject(new Error('not here'));

/** A visitor with an empty browser, whose acts are counted: a click, or a text that is typed and sent. */
async function newVisitor(words: Words = en) {
  const deployed: DeployRequest[] = [];
  const { read } = await readerIn(words.language.code);
  const app = createApp(
    {
      edits: { wait: absent },
      store: fakeSiteStore(emptyStorePlace()),
      mirrors: localMirrors(() => roomyStorage(), roomyStorage),
      owner: fakeOwnerKeys(),
      locks: fakeTabLocks(),
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => new Uint8Array(count),
      copyText: async () => {},
      sharing: { isOffered: false, share: async () => {} },
      painted: async () => {},
      now: () => 1,
      recent: new RecentEvents(() => 1),
      log: () => undefined,
      settled: async () => {},
      online: () => absent(),
      loadLateCode: async () => ({
        files: fakeFiles(),
        deploys: {
          deploy: async (request) => {
            deployed.push(request);
            return { url: 'https://sites.example/s/one/', id: 'one.1' };
          },
        },
        images: fakeImages(),
        shrinking: { shrink: async (file) => ({ file }) },
        fonts: { cut: async () => [] },
        ...STILL_BROWSER,
        starts: startingContent,
      }),
    },
    { words, at: 1, read },
  );
  onTestFinished(() => {
    app.stop();
  });
  app.start();
  await expect.poll(() => selectActors(app.getSnapshot())).toBeDefined();
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('There are no actors');
  const { chat, publish, site, templateChange, preview } = actors;
  let acts = 0;
  const act = (perform: () => void) => {
    acts += 1;
    perform();
  };
  return {
    site,
    chat,
    preview,
    acts: () => acts,
    page: () => deployed.at(-1)?.html ?? '',
    pick: async (label: string) => {
      act(() => chat.send({ type: 'option.pick', label, at: 2 }));
      await expect.poll(() => selectIsWorking(chat.getSnapshot())).toBe(false);
    },
    say: (text: string) =>
      act(() => {
        const { box } = chat.getSnapshot().context;
        box.send({ type: 'draft.change', text });
        box.send({ type: 'message.send', at: 3 });
      }),
    chooseTemplate: (templateId: string) => {
      act(() =>
        templateChange.send({ type: 'confirm.ask', request: { type: 'template.choose', templateId } }),
      );
      act(() => templateChange.send({ type: 'confirm.accept', at: 1 }));
    },
    submit: async (email: string) => {
      act(() => {
        publish.send({ type: 'email.change', text: email });
        publish.send({ type: 'publish.submit' });
      });
      await expect.poll(() => selectAddress(publish.getSnapshot())).toBe('https://sites.example/s/one/');
    },
    latest: () => selectLatest(chat.getSnapshot()),
  };
}

const { options } = en.interview;
const CASES = templates.flatMap(({ id }) => BUSINESSES.map((business) => [id, business] as const));

test.each(CASES)(
  '%s, %s: from an empty browser to one’s own page in at most nine acts',
  async (id, business) => {
    const visitor = await newVisitor();
    const isFirst = id === templates[0].id;
    if (!isFirst) visitor.chooseTemplate(id);
    await visitor.pick(options.start);
    await visitor.pick(en.businesses[business]);
    visitor.say(NAME);
    visitor.say(`${PHONE}, ${EMAIL}`);
    if (isFirst) {
      visitor.say('3 Mill Lane, Fernhill');
      for (const option of [options.skip, options.done]) await visitor.pick(option);
    } else await visitor.pick(options.skipRest);
    await visitor.pick(options.publish);
    await visitor.submit('anna@example.com');
    expect(visitor.acts()).toBeLessThanOrEqual(MOST_ACTS);
    const { config } = visitor.site.getSnapshot().context;
    expect(config._templateId).toBe(id);
    expect(findingsOn(config, new Map()).filter(({ kind }) => kind !== 'link')).toEqual([]);
    expect(visitor.page()).toContain('Anna &amp; Sons');
    expect(visitor.page()).toContain(`mailto:${EMAIL}`);
    expect(visitor.page()).toContain('tel:02079460100');
    expect(visitor.page()).not.toMatch(/mailto:[^"]+\.example"|555\.555/);
    if (isFirst) expect(visitor.page()).toContain('3 Mill Lane, Fernhill');
  },
);

test.each([
  [
    'en',
    'I am a plumber in Leeds, my company is called Rapid Pipes',
    ['0113 496 0123, open 24/7 for emergencies', 'Unblocking a drain 85, boiler service 95, new tap 60'],
  ],
  [
    'de',
    'Ich bin Klempner in Leipzig, meine Firma heißt Rapid Pipes',
    ['0113 496 0123, Notdienst rund um die Uhr', 'Abfluss reinigen 85 €, Wartung 95 €, Wasserhahn 60 €'],
  ],
  [
    'ar',
    'أنا سباك في دبي، شركتي اسمها Rapid Pipes',
    ['0113 496 0123، نعمل 24 ساعة للطوارئ', 'تسليك المجاري 85، صيانة السخان 95، تركيب حنفية 60'],
  ],
] as const)(
  'in %s, a plumber who types sentences is asked nothing that was told',
  async (code, told, facts) => {
    const page = { navigator: { languages: [code] }, document: { documentElement: {} } } as never as Window;
    const words = await loadLanguage(page, { kept: () => code, keep: () => undefined });
    const visitor = await newVisitor(words);
    const asked = () => selectQuestion(visitor.chat.getSnapshot());
    visitor.say(told);
    visitor.say('yes');
    await expect.poll(asked).toBe('contact');
    const [contact, prices] = facts;
    visitor.say(contact);
    expect(asked()).toBe('pictures');
    visitor.say(prices);
    expect(asked()).toBe('pictures');
    for (const next of ['look', 'finished']) {
      visitor.say('no');
      expect(asked()).toBe(next);
    }
    const { config } = visitor.site.getSnapshot().context;
    const { header, hours, prices: list } = config as never as Record<string, { items?: readonly object[] }>;
    expect(header).toMatchObject({ logoText: 'Rapid Pipes' });
    expect([hours?.items?.length, list?.items]).toEqual([
      1,
      [85, 95, 60].map((price) => expect.objectContaining({ price: expect.stringContaining(`${price}`) })),
    ]);
  },
);

test.each([
  [
    'en',
    "I'm Dan, a plumber in Leeds, my company is called Rapid Pipes and we're open 24/7, call me on 0113 496 0123",
    'Leeds',
  ],
  [
    'de',
    'Ich bin Dan, Klempner in Leipzig, meine Firma heißt Rapid Pipes und wir haben rund um die Uhr geöffnet, 0113 496 0123',
    'Leipzig',
  ],
  ['ar', 'أنا دان، سباك في دبي، شركتي اسمها Rapid Pipes ونعمل 24/7، 0113 496 0123', 'دبي'],
] as const)('in %s, all that the first sentence tells is on the page', async (code, said, town) => {
  const page = { navigator: { languages: [code] }, document: { documentElement: {} } } as never as Window;
  const visitor = await newVisitor(await loadLanguage(page, { kept: () => code, keep: () => undefined }));
  visitor.say(said);
  visitor.say('yes');
  const asked = () => selectQuestion(visitor.chat.getSnapshot());
  await expect.poll(() => asked() ?? 'business').not.toBe('business');
  const { config } = visitor.site.getSnapshot().context;
  const shown = JSON.stringify(config);
  expect(['Rapid Pipes', town, '0113 496 0123'].filter((fact) => !shown.includes(fact))).toEqual([]);
  expect(config).toMatchObject({ hours: { items: [{ hours: '00:00 – 24:00' }] } });
  expect(['name', 'contact', 'place']).not.toContain(asked());
});

test('each answer is one undo step, and the whole can be undone at the end', async () => {
  const visitor = await newVisitor();
  const steps = () => visitor.site.getSnapshot().context.history.past.length;
  const counts: number[] = [];
  const count = () => counts.push(steps());
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.yoga);
  count();
  for (const text of [NAME, PHONE, 'Fernhill']) {
    visitor.say(text);
    count();
  }
  for (const option of [options.skip, options.done]) await visitor.pick(option);
  count();
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  await visitor.pick(options.undoAll);
  expect([steps(), selectIsUntouched(visitor.site.getSnapshot())]).toEqual([0, true]);
  expect(visitor.latest()?.buttons?.[0]).toBe(options.start);
});

test('the chat stays in front to the end of an interview: who types goes on typing', async () => {
  const visitor = await newVisitor();
  const panel = () => selectPanel(visitor.preview.getSnapshot());
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.dentist);
  visitor.say(NAME);
  expect(panel()).toBe('chat');
  await visitor.pick(options.skip);
  await visitor.pick(options.skipRest);
  expect(panel()).toBe('chat');
});

test('another business keeps the name that was given', async () => {
  const visitor = await newVisitor();
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.bakery);
  visitor.say(NAME);
  visitor.chat.send({ type: 'step.back' });
  visitor.chat.send({ type: 'step.back' });
  await visitor.pick(en.businesses.lawyer);
  const { header, hero } = visitor.site.getSnapshot().context.config as never as Record<string, object>;
  expect(header).toMatchObject({ logoText: NAME });
  expect(hero).toMatchObject({ title: { text: 'A letter has come. Now what?' } });
});

test('the template’s own content comes back after a business, and keeps the name that was given', async () => {
  const visitor = await newVisitor();
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.bakery);
  visitor.say(NAME);
  visitor.chat.send({ type: 'step.back' });
  visitor.chat.send({ type: 'step.back' });
  await visitor.pick(options.other);
  const { config, history } = visitor.site.getSnapshot().context;
  const { base } = templates[0];
  const named = applyPlan(base, nameEdits(base, NAME));
  expect(JSON.stringify(config)).toBe(JSON.stringify(named));
  expect(history.past.length).toBe(1);
});

test('no business after all goes on with the interview, whatever was taken back before', async () => {
  const visitor = await newVisitor();
  await visitor.pick(options.start);
  await visitor.pick(options.other);
  visitor.say(NAME);
  for (const _ of ['contact', 'name']) visitor.chat.send({ type: 'step.back' });
  await visitor.pick(en.businesses.lawyer);
  visitor.chat.send({ type: 'step.back' });
  await visitor.pick(options.other);
  expect(selectQuestion(visitor.chat.getSnapshot())).toBe('name');
});

test('a business without a name is called what it is, not what its example content invents', async () => {
  const visitor = await newVisitor();
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.bakery);
  await visitor.pick(options.skip);
  await visitor.pick(options.skipRest);
  const { header } = visitor.site.getSnapshot().context.config as never as Record<string, object>;
  expect(header).toMatchObject({ logoText: 'Bakery' });
});

test('a reset ends the interview, and offers it again', async () => {
  const visitor = await newVisitor();
  await visitor.pick(options.start);
  await visitor.pick(en.businesses.shop);
  visitor.site.send({ type: 'site.reset', at: 4 });
  expect(selectQuestion(visitor.chat.getSnapshot())).toBeUndefined();
  expect(visitor.latest()?.buttons?.[0]).toBe(options.start);
});

test('the option is gone once the website is touched, and not part of the main menu', async () => {
  const visitor = await newVisitor();
  visitor.site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' });
  await visitor.pick(options.start);
  expect(selectQuestion(visitor.chat.getSnapshot())).toBeUndefined();
});

test.each(['de', 'ar'] as const)('it speaks %s, and so does the page', async (code) => {
  const page = { navigator: { languages: [code] }, document: { documentElement: {} } } as never as Window;
  const words = await loadLanguage(page, { kept: () => code, keep: () => undefined });
  const visitor = await newVisitor(words);
  await visitor.pick(words.interview.options.start);
  await visitor.pick(words.businesses.bakery);
  visitor.say('خبز');
  visitor.say('٠٢٠ ٧٩٤٦ ٠١٠٠');
  await visitor.pick(words.interview.options.skipRest);
  await visitor.pick(words.interview.options.publish);
  await visitor.submit('anna@example.com');
  expect(visitor.page()).toMatch(new RegExp(`<html lang="${code}"`));
  expect(visitor.page()).toContain('tel:02079460100');
});
