import { expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import type { SystemStep } from '../../models/system/properties.ts';
import { after, leadsTo, never } from '../temporal/temporal.ts';
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

const OPEN: SentEvent = { to: 'dialogs', event: { type: 'publish.open' } };
const TOGGLE: SentEvent = { to: 'preview', event: { type: 'guides.toggle' } };
const hasOpened = ({ sent }: SystemStep) => sent.event.type === 'publish.open';
const hasToggled = ({ sent }: SystemStep) => sent.event.type === 'guides.toggle';

test('a walk that breaks a temporal property is reduced to the events whose order breaks it', async () => {
  const properties = { 'no guides once a publish was begun': after(hasOpened, never(hasToggled)) };
  const walked = await replay([TOGGLE, ...NOISE, TOGGLE, ...NOISE], { properties });
  expect(walked.broken).toBe('no guides once a publish was begun');
  expect(await shortest(walked, { properties })).toEqual([OPEN, TOGGLE]);
});

test('a walk at whose end something is missing is reduced to what waits for it', async () => {
  const properties = { 'a publish that was begun shows guides': leadsTo(hasOpened, hasToggled) };
  const walked = await replay([...NOISE, TOGGLE, ...NOISE], { properties });
  expect(walked.broken).toBe('a publish that was begun shows guides');
  expect(await shortest(walked, { properties })).toEqual([OPEN]);
});
