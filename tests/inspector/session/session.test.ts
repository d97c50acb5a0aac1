import { expect, test } from 'vitest';
import { eventOf, nameOf } from '../../../inspector/panel/entry-text.ts';
import { actorsAt, highlightsAt } from '../../../inspector/session/point-in-time.ts';
import { EDIT, endOf, firstIndexOf, sessionOf, statesAt } from '../replayed-session.ts';

const session = sessionOf(EDIT);
const AT_REST = {
  app: 'running.plain',
  site: 'document, saving: resting.unchanged',
  language: 'spoken',
  transcriptScroll: 'following',
  dialogs: 'free.none',
  interview: 'idle',
  preview: 'font: own, viewport: desktop, guides: hidden, panel: chat, view: following, link: none',
  publish: 'idle',
  templateChange: 'idle',
  reset: 'idle',
  browser: 'version: current, network: there, storage: unasked',
  tabConflicts: 'agreed',
  rest: 'painting',
};

test('the log lists sender, event and receiver in order', () => {
  const log = session.entries
    .filter(({ event, to }) => !/^xstate\.(init|stop)$/.test(event.type) && session.actors.get(to)?.chart)
    .map(
      (entry) => `${nameOf(session, entry.from)} to ${nameOf(session, entry.to)}: ${eventOf(session, entry)}`,
    );
  expect(log).toEqual([
    'loadSite to app: loadSite done',
    'screen to chat: option.pick',
    'watchChat to transcriptScroll: visitor.acted',
    'screen to chat: option.pick',
    'watchChat to transcriptScroll: visitor.acted',
    'screen to chat: draft.change',
    'screen to chat: message.send',
    'chat to site: edit.apply',
    'listen to preview: step.made',
    'watchChat to transcriptScroll: visitor.acted',
    'commitSite to site: commitSite done',
    'mirrorSite to site: mirrorSite done',
    'listen to chat: site.edited',
    'listen to browser: site.edited',
    'simulateEdit to chat: simulateEdit done',
    'watchChat to transcriptScroll: edit.answered',
  ]);
});

test('an entry has the transitions and the context diff of its event', () => {
  const sent = session.entries[firstIndexOf(session, 'message.send')];
  expect(sent).toMatchObject({
    transitions: ['chat.work.ready|message.send#1'],
    after: {
      status: 'active',
      value: { top: 'field', work: { working: { updating: { second: 'running', site: 'asked' } } } },
    },
  });
  expect(sent?.changes.find(({ path }) => path.join('.') === 'draft')).toEqual({
    path: ['draft'],
    before: 'Bread',
    after: '',
  });
});

test('every entry has its own states', () => {
  expect(statesAt(session, firstIndexOf(session, 'draft.change'))).toEqual({
    ...AT_REST,
    chat: 'top: field, work: ready',
    'chat.editor': 'kind: text, popover: none',
  });
  expect(statesAt(session, firstIndexOf(session, 'edit.apply'))).toMatchObject({
    site: 'document, saving: busy.task: committing, patience: waiting',
  });
  expect(statesAt(session, endOf(session))).toEqual({
    ...AT_REST,
    site: 'document, saving: resting.saved',
    chat: 'top: menu, work: ready',
    browser: 'version: current, network: there, storage: asking',
  });
  expect(statesAt(session, -1)).toEqual({ app: 'booting' });
});

test('a stopped actor is gone from then on, but present before', () => {
  const namesAt = (moment: number) => actorsAt(session, moment).map(({ address }) => address);
  expect(namesAt(firstIndexOf(session, 'message.send'))).toContain('chat.editor');
  expect(namesAt(endOf(session))).not.toContain('chat.editor');
});

test('highlights the active states and the latest transitions', () => {
  const chat = [...session.actors.values()].find(({ address }) => address === 'chat');
  if (!chat?.chart) throw new Error('The chat has no chart');
  const lit = highlightsAt(
    session,
    { ...chat, chart: chat.chart },
    firstIndexOf(session, 'message.send'),
    'refus',
  );
  const updating = 'chat.work.working.updating';
  expect([...lit.active]).toEqual([
    'chat',
    'chat.top',
    'chat.top.field',
    'chat.work',
    'chat.work.working',
    updating,
    `${updating}.second`,
    `${updating}.second.running`,
    `${updating}.site`,
    `${updating}.site.asked`,
  ]);
  expect([...lit.taken]).toEqual(['chat.work.ready|message.send#1']);
  expect([...lit.alive]).toEqual(['siteFacts', 'editor', 'second']);
  expect([...lit.found]).toEqual([`${updating}.site.refused`]);
  expect([...lit.enabled]).toEqual([
    'chat|draft.change#0',
    'chat|site.replaced#0',
    'chat.top|place.open#0',
    'chat.work.working|place.open#0',
    'chat.work.working|site.stepped#0',
    `${updating}.site.asked|site.edited#0`,
    `${updating}.site.asked|site.refused#0`,
    `${updating}.site.asked|site.failed#0`,
  ]);
});
