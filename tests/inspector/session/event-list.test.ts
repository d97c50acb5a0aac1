import { expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { DeployError } from '../../../domain/publish/deploy-error.ts';

const list: readonly SentEvent[] = [
  { to: 'app', event: { type: 'xstate.done.actor.0.app.booting', output: { config: {} } } },
  { to: 'chat', event: { type: 'option.pick', label: 'Hero', at: 1 } },
  {
    to: 'chat.editor.upload',
    event: { type: 'file.choose', file: new File(['  '], 'a.png', { type: 'image/png', lastModified: 0 }) },
  },
  { to: 'site', event: { type: 'xstate.error.actor.0.site.saving', error: new Error('full') } },
  { to: 'publish', event: { type: 'xstate.error.actor.deploy', error: new DeployError('taken', 409) } },
  { to: 'publish', event: { type: 'lock.held' }, from: 'holdPublishLock', at: 1_700_000_000_000 },
];

test('round-trips a list with files and errors', async () => {
  const text = formatEventList(list);
  expect(text.split('\n')[2]).toBe('  {"to":"chat","event":{"type":"option.pick","label":"Hero","at":1}},');
  const read = parseEventList(text);
  expect(read).toEqual(list);
  const file = read?.[2]?.event.file;
  expect(file instanceof File && (await file.text())).toBe('  ');
  expect(read?.[4]?.event.error).toBeInstanceOf(DeployError);
});

test.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['an event without a type', '[{"to":"chat","event":{}}]'],
  ['an event for nobody', '[{"to":"","event":{"type":"a"}}]'],
  ['an actor that is no name', '[{"to":"chat.__proto__","event":{"type":"a"}}]'],
  ['a sender that is no name', '[{"to":"chat","event":{"type":"a"},"from":"__proto__"}]'],
  ['a time that is none', '[{"to":"chat","event":{"type":"a"},"at":1e300}]'],
  ['more than an event', '[{"to":"chat","event":{"type":"a"},"run":"me"}]'],
  [
    'a file that is too large',
    '[{"to":"u","event":{"type":"file.choose","file":{"name":"a","type":"b","size":6000001}}}]',
  ],
  ['a file that is none', '[{"to":"u","event":{"type":"file.choose","file":"a"}}]'],
  [
    'too many events',
    JSON.stringify(Array.from({ length: 20_001 }, () => ({ to: 'a', event: { type: 'b' } }))),
  ],
  ['too long a text', JSON.stringify([{ to: 'a', event: { type: 'b', text: 'x'.repeat(20_000_000) } }])],
])('%s is refused', (_, text) => {
  expect(parseEventList(text)).toBeUndefined();
});
