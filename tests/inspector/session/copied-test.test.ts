import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { replay } from '../../../inspector/app-side/replay.ts';
import { testSourceOf } from '../../../inspector/session/copied-test.ts';
import { factsAt } from '../../../inspector/session/facts.ts';
import { eventListOf } from '../../../inspector/session/reproduction.ts';
import type { Session } from '../../../inspector/session/session.ts';
import { BOOTED, newWebsite, STARTED } from '../../../inspector/session/start-of-app.ts';
import { eventsChosenBy } from '../../prove/system/walk.ts';
import { EDIT, endOf, sessionOf } from '../replayed-session.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SAVING = 'xstate.done.actor.0.site.saving.busy.task';

/** As the app boots in a browser that holds nothing yet. */
const BOOT: SentEvent = {
  to: 'app',
  event: { type: BOOTED, output: structuredClone({ ...newWebsite(), tab: '1a2b3c' }) },
};
/** The page was only drawn again. */
const DRAWN: SentEvent = { to: 'preview', event: { type: 'page.drawn' } };
const RELOADED: SentEvent = {
  to: 'app',
  event: { type: STARTED, input: { drafts: { 'footer.email': 'me' } } },
};
/** As the app boots with a website of before. */
const STORED: SentEvent = {
  to: 'app',
  event: {
    type: BOOTED,
    output: structuredClone({
      ...newWebsite(),
      config: { ...newWebsite().config, hero: { title: { text: 'Before' } } },
    }),
  },
};
/** Two edits and what a visitor does besides, 22 events. */
const VISIT: readonly SentEvent[] = [
  BOOT,
  ...EDIT,
  DRAWN,
  { to: 'chat', event: { type: 'menu.open', at: 5 } },
  { to: 'preview', event: { type: 'viewport.choose', viewport: 'mobile' } },
  DRAWN,
  { to: 'chat', event: { type: 'place.open', target: 'footer.email', at: 6 } },
  { to: 'site', event: { type: 'step.redo', at: 6 } },
  DRAWN,
  { to: 'chat.box', event: { type: 'draft.change', text: 'shop@bread.example' } },
  { to: 'chat.box', event: { type: 'message.send', at: 7 } },
  { to: 'site', event: { type: `${SAVING}.committing`, output: 'committed' } },
  { to: 'site', event: { type: `${SAVING}.mirroring` } },
  { to: 'chat.request', event: { type: 'xstate.done.actor.second', output: { at: 8 } } },
  { to: 'dialogs', event: { type: 'find.open' } },
  { to: 'dialogs.find', event: { type: 'query.change', text: 'blue' } },
];
const session = sessionOf(VISIT);
const copied = copiedFrom(session);

/** The test of a session up to its end. */
function copiedFrom(lived: Session): string {
  return testSourceOf(eventListOf(lived, endOf(lived)) ?? [], replay) ?? '';
}

/** The events that a copied test sends. */
function eventsIn(source: string): readonly SentEvent[] {
  return parseEventList(source.slice(source.indexOf('= [') + 2, source.indexOf(';\n\ntest('))) ?? [];
}

test('a copied test is short: a new website, and events without an effect, are not written out', () => {
  expect(VISIT).toHaveLength(22);
  console.log(`a test of ${VISIT.length} events: ${copied.length} characters`);
  expect(copied.length).toBeLessThan(6000);
  expect(copied).not.toContain(BOOTED);
  expect(copied).not.toMatch(/page\.drawn|step\.redo/);
  expect(eventsIn(copied).at(-1)).toEqual(VISIT.at(-1));
});

test('it expects the states, what changed in the contexts, and what was said', () => {
  expect(factsAt(session, endOf(session))).toMatchObject({
    chat: 'ready.menu',
    'chat.messages': 10,
    'chat.latest': expect.stringMatching(/^assistant: ✓ Updated Email to "shop@bread\.example"/),
    'dialogs.find': 'open',
    'dialogs.find.query': 'blue',
    preview: expect.stringContaining('viewport: mobile'),
    'site.config.footer.email': 'shop@bread.example',
    'site.config.hero.title.text': 'Bread',
    'site.past': 2,
  });
});

describe('a change of one event changes what a test expects', () => {
  const facts = factsAt(session, endOf(session));
  test.each([
    ['another typed text', '"text":"Bread"', '"text":"Totally other words"'],
    ['another place, and so another transcript', '"target":"footer.email"', '"target":"footer.phone"'],
    ['another query in an open dialog', '"text":"blue"', '"text":"red"'],
    ['another width', '"viewport":"mobile"', '"viewport":"desktop"'],
  ])('%s', (_, before, after) => {
    const list = eventsIn(copied.replace(before, after));
    expect(copied).toContain(before);
    const other = sessionOf(list);
    expect(factsAt(other, endOf(other))).not.toEqual(facts);
    const same = sessionOf(eventsIn(copied));
    expect(factsAt(same, endOf(same))).toEqual(facts);
  });
});

test('a copied test passes, and fails if it expects another state or sends another text', {
  timeout: 120_000,
}, async () => {
  const others = [
    copied.replace('"chat": "ready.menu"', '"chat": "ready.field"'),
    copied.replace('"text":"Bread"', '"text":"Totally other words"'),
  ];
  for (const other of others) expect(other).not.toBe(copied);
  expect(await outcomesOf(copied, ...others)).toEqual(['passed', 'failed', 'failed']);
});

test.each<[string, readonly SentEvent[]]>([
  ['navigated only', [...EDIT.slice(0, 2), DRAWN]],
  ['with a redraw that nobody waits for between two edits', [...EDIT, DRAWN]],
  [
    'with the stored value sent',
    [...EDIT.slice(0, 2), { to: 'chat.box', event: { type: 'message.send', at: 3 } }, DRAWN],
  ],
  ['after a reload', [RELOADED, STORED, ...EDIT, DRAWN]],
  ['of dialogs', [...VISIT.slice(-2), DRAWN, { to: 'find', event: { type: 'find.close' } }]],
])('a copied test of a session %s comes to the same facts', (_, list) => {
  const lived = sessionOf(list);
  const source = copiedFrom(lived);
  expect(source).not.toContain('page.drawn');
  const again = sessionOf(eventsIn(source));
  expect(factsAt(again, endOf(again))).toEqual(factsAt(lived, endOf(lived)));
});

test('a copied test of any walk through the app passes', async () => {
  const turns = fc.noBias(fc.array(fc.nat(0xff_ff_ff), { minLength: 60, maxLength: 60 }));
  for (const some of fc.sample(turns, { seed: 7, numRuns: 12 })) {
    const sent = await eventsChosenBy(some);
    const source = testSourceOf(sent, replay) ?? '';
    const again = sessionOf(eventsIn(source));
    expect(factsAt(again, endOf(again))).toEqual(factsIn(source));
  }
});

/** The facts that a copied test expects. */
function factsIn(source: string): unknown {
  const expected = 'toEqual(';
  const facts = source.slice(source.lastIndexOf(expected) + expected.length, source.lastIndexOf(');\n});'));
  return JSON.parse(facts);
}

/** The outcomes of tests, run with Vitest as a developer would. */
async function outcomesOf(...texts: readonly string[]): Promise<readonly string[]> {
  const files = texts.map((_, n) => `tests/inspector/copied-${crypto.randomUUID()}-${n}.test.ts`);
  onTestFinished(async () => {
    await Promise.all(files.map((file) => rm(`${ROOT}${file}`, { force: true })));
  });
  await Promise.all(texts.map((text, n) => writeFile(`${ROOT}${files[n]}`, text)));
  const folder = await mkdtemp(join(tmpdir(), 'parley-copied-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const args = ['vitest', 'run', '--project', 'unit', '--reporter', 'json', '--outputFile', report, ...files];
  // Vitest exits with an error if a test fails, as one should.
  await promisify(execFile)('npx', args, { cwd: ROOT }).catch(() => {});
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  return files.map((file) => testResults.find(({ name }) => name.endsWith(file))?.status ?? 'not run');
}
