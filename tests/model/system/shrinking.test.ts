import { expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../src/inspect/session/event-list.ts';
import { replay, shortest } from './walk.ts';

const FAIL: SentEvent = { to: 'app', event: { type: 'app.fail', text: 'It went wrong' } };
const NOISE: readonly SentEvent[] = [
  { to: 'chat', event: { type: 'option.pick', label: 'Hero', at: 1 } },
  { to: 'chat', event: { type: 'option.pick', label: 'Title', at: 2 } },
  { to: 'dialogs', event: { type: 'publish.open' } },
];

test('a failing walk is reduced to its shortest list of events, which fails the same way when replayed', async () => {
  const walked = await replay([...NOISE, FAIL, ...NOISE]);
  expect(walked).toMatchObject({ sent: [...NOISE, FAIL], broken: 'the screen never fails by itself' });
  const list = await shortest(walked);
  expect(list).toEqual([FAIL]);
  const read = parseEventList(formatEventList(list)) ?? [];
  expect(await replay(read)).toMatchObject({ sent: [FAIL], broken: walked.broken });
});
