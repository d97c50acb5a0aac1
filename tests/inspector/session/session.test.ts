import { expect, test } from 'vitest';
import { eventOf, nameOf } from '../../../inspector/panel/entry-text.ts';
import { actorsAt, highlightsAt } from '../../../inspector/session/point-in-time.ts';
import { EDIT, endOf, firstIndexOf, sessionOf, statesAt } from '../replayed-session.ts';

const session = sessionOf(EDIT);
const AT_REST = {
  app: 'running.screen: first, stored: plain, language: spoken',
  site: 'document, saving: resting.unchanged',
  dialogs: 'free.none',
  preview:
    'font: own, viewport: desktop, guides: hidden, controls: folded, panel: chat, view: following, link: none',
  publish: 'idle',
  templateChange: 'idle',
  reset: 'idle',
  browser: 'version: current, network: there, storage: unasked',
  tabConflicts: 'agreed',
};

test('the log lists sender, event and receiver in order', () => {
  const log = session.entries
    .filter(({ event, to }) => !/^xstate\.(init|stop)$/.test(event.type) && session.actors.get(to)?.chart)
    .map(
      (entry) => `${nameOf(session, entry.from)} to ${nameOf(session, entry.to)}: ${eventOf(session, entry)}`,
    );
  expect(log).toEqual([
    'loadSite to app: loadSite done',
    'chat to chat.box: menu.entered',
    'screen to chat: option.pick',
    'screen to chat: option.pick',
    'chat to chat.box: field.entered',
    'screen to chat.box: draft.change',
    'screen to chat.box: message.send',
    'chat.box to chat: message.sent',
    'chat to chat.box: value.drop',
    'chat to chat.box: reply.awaited',
    'chat.request to site: edit.apply',
    'listen to chat.box: step.made',
    'listen to chat: step.made',
    'listen to preview: step.made',
    'commitSite to site: commitSite done',
    'mirrorSite to site: mirrorSite done',
    'listen to browser: site.edited',
    'listen to chat.request: site.edited',
    'simulateEdit to chat.request: simulateEdit done',
    'chat.request to chat: request done',
    'chat to chat.box: menu.entered',
  ]);
});

test('an entry has the transitions and the context diff of its event', () => {
  const sent = session.entries[firstIndexOf(session, 'message.sent')];
  expect(sent).toMatchObject({
    transitions: ['chat.ready.field|message.sent#1', 'chat.ready.field|value.chosen#1'],
    after: {
      status: 'active',
      value: 'waiting',
    },
  });
  const typed = session.entries[firstIndexOf(session, 'message.send')];
  expect(typed?.changes.find(({ path }) => path.join('.') === 'text')).toEqual({
    path: ['text'],
    before: 'Bread',
    after: '',
  });
});

test('every entry has its own states', () => {
  expect(statesAt(session, firstIndexOf(session, 'draft.change'))).toEqual({
    ...AT_REST,
    chat: 'ready.field',
    'chat.box': 'ready.field',
    'chat.editor': 'kind: text, iconFont: unneeded, popover: none',
  });
  expect(statesAt(session, firstIndexOf(session, 'edit.apply'))).toMatchObject({
    site: 'document, saving: busy.task: committing, patience: waiting',
  });
  expect(statesAt(session, endOf(session))).toEqual({
    ...AT_REST,
    site: 'document, saving: resting.saved',
    chat: 'ready.menu',
    'chat.box': 'ready.menu',
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
  const lit = highlightsAt(session, { ...chat, chart: chat.chart }, firstIndexOf(session, 'message.sent'));
  expect([...lit.active]).toEqual(['chat', 'chat.waiting']);
  expect([...lit.taken]).toEqual(['chat.ready.field|message.sent#1', 'chat.ready.field|value.chosen#1']);
  expect([...lit.alive]).toEqual(['box', 'siteFacts', 'editor', 'request']);
});
