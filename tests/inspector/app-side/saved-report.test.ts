import { expect, test } from 'vitest';
import { parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import type { MadeFile } from '../../../domain/ports.ts';
import { lastIndex } from '../../../inspector/session/point-in-time.ts';
import { RecentEvents } from '../../../machines/app/recent-events.ts';
import { saveReport } from '../../../src/app/use-cases/save-report.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { en } from '../../../words/en/en.ts';
import { send, startSilentApp } from '../../prove/system/silent-app.ts';
import { fakeOwnerKeys } from '../../services/owner-keys.fake.ts';
import { EDIT, sessionOf, statesAt } from '../replayed-session.ts';

const SECRET = 'b2NlYW4tb3duZXItc2VjcmV0LTAx';
const { base } = resolveTemplate({}).template;
const STORED = {
  ...base,
  _siteId: 'site-xyz9876',
  cta: { ...(base.cta as object), title: 'Only at Anna’s' },
};
/** `Bread` alone is a word of the program, too. */
const TITLE = 'Bread at dawn';
const TYPED = { type: 'draft.change', text: TITLE };
/** An edit, the e-mail address of a publish, and an event that holds the own secret. */
const VISIT: readonly SentEvent[] = [
  ...EDIT.map((sent) => (sent.event.type === TYPED.type ? { ...sent, event: TYPED } : sent)),
  { to: 'dialogs', event: { type: 'publish.open' } },
  { to: 'publish', event: { type: 'email.change', text: 'anna@bakery.example' } },
  { to: 'publish', event: { type: 'publish.close' } },
  {
    to: 'chat',
    event: {
      type: 'menu.open',
      at: 9,
      note: `by ${SECRET} of Info@bakery.example`,
    },
  },
];

/** The report of a visit. */
async function reportOf(withTexts: boolean): Promise<MadeFile> {
  const recent = new RecentEvents(() => 1);
  const app = await startSilentApp(STORED, recent);
  for (const sent of VISIT) send(app, sent);
  app.stop();
  const made: MadeFile[] = [];
  const files = { download: async (file: MadeFile) => void made.push(file), read: async () => '' };
  const saved = await saveReport(
    { files, owner: fakeOwnerKeys(SECRET), recent, now: () => 1_700_000_000_000 },
    { words: en, withTexts },
    new AbortController().signal,
  );
  expect(made.map(({ name }) => name)).toEqual([saved.name]);
  return made[0] as MadeFile;
}

/** The states that the replay of a report comes to, and the website. */
function replayed({ text }: MadeFile) {
  const session = sessionOf(parseEventList(text) ?? []);
  const site = [...session.actors.values()].find(({ address }) => address === 'site')?.sessionId;
  const context = session.entries.findLast(({ to, after }) => to === site && after)?.after?.context;
  return {
    states: statesAt(session, lastIndex(session)),
    config: (context as { config: typeof STORED }).config,
  };
}

test('a report with texts is replayed to the same end', async () => {
  const report = await reportOf(true);
  expect(report).toMatchObject({ name: 'parley-report-1700000000000.json', type: 'application/json' });
  const { states, config } = replayed(report);
  expect(states).toMatchObject({ chat: 'ready.menu', publish: 'idle' });
  expect(config).toMatchObject({
    hero: { title: { text: TITLE } },
    cta: { title: 'Only at Anna’s' },
  });
});

test('a report without texts has their lengths, and is replayed to the same states', async () => {
  const report = await reportOf(false);
  expect(report.text).not.toMatch(/Bread|Anna/);
  const { states, config } = replayed(report);
  expect(states).toEqual(replayed(await reportOf(true)).states);
  expect(config).toMatchObject({
    hero: { title: { text: 'x'.repeat(13) } },
    cta: { title: 'x'.repeat(14) },
  });
  // What the program says itself is no secret.
  expect(config).toMatchObject({ benefits: base.benefits });
});

test.each([true, false])(
  'no report holds an e-mail address or a secret (with texts: %s)',
  async (withTexts) => {
    const { text } = await reportOf(withTexts);
    for (const hidden of ['bakery.example', SECRET, 'c2VjcmV0']) expect(text).not.toContain(hidden);
  },
);
