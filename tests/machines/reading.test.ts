import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readingMachine } from '../../machines/reading.machine.ts';

const scroll = (isNearEnd: boolean, isUpwards: boolean) =>
  ({ type: 'log.scroll', isNearEnd, isUpwards }) as const;

test('the end is followed until the visitor scrolls up, away from it', () => {
  const reading = createActor(readingMachine).start();
  const value = () => reading.getSnapshot().value;
  reading.send(scroll(false, false));
  reading.send(scroll(true, true));
  reading.send({ type: 'message.arrive' });
  expect(value()).toBe('following');
  reading.send(scroll(false, true));
  expect(value()).toEqual({ away: 'seen' });
  reading.send({ type: 'message.arrive' });
  expect(value()).toEqual({ away: 'behind' });
});

test.each([
  ['scrolling back near it', scroll(true, false)],
  ['jumping to it', { type: 'end.jump' } as const],
])('%s follows the end again', (_, event) => {
  const reading = createActor(readingMachine).start();
  reading.send(scroll(false, true));
  reading.send({ type: 'message.arrive' });
  reading.send(event);
  expect(reading.getSnapshot().value).toBe('following');
});
