import { describe, expect, test } from 'vitest';
import { fromCallback, setup } from 'xstate';
import { run } from './run.ts';

/** A shop that hears the door for as long as it exists, and plays music while it is open. */
const shopOf = (reenter: { readonly root?: boolean; readonly open?: boolean }) =>
  setup({
    types: { events: {} as { type: 'day.begin' | 'day.end' | 'goods.sell' | 'music.skip' } },
    actors: { hearDoor: fromCallback(() => undefined), playMusic: fromCallback(() => undefined) },
  }).createMachine({
    id: 'shop',
    invoke: { src: 'hearDoor', id: 'door' },
    initial: 'closed',
    states: {
      closed: {},
      open: {
        invoke: { src: 'playMusic', id: 'music' },
        initial: 'waiting',
        states: { waiting: {}, selling: {} },
        on: {
          'goods.sell': { target: '.selling', reenter: reenter.open ?? false },
          'music.skip': { target: 'open', reenter: true },
        },
      },
    },
    on: {
      'day.begin': { target: '.open', reenter: reenter.root ?? false },
      'day.end': { target: '.closed' },
    },
  });

const straysOf = (reenter: Parameters<typeof shopOf>[0], ...types: string[]) =>
  run(shopOf(reenter), () => undefined, types.map((type) => ({ type })) as never).steps.flatMap(
    ({ strays }) => strays,
  );

describe('an invoked actor', () => {
  test('may start anew with its state: left and come back to, or named as the target', () => {
    expect(
      straysOf({}, 'day.begin', 'goods.sell', 'day.end', 'day.begin', 'day.begin', 'music.skip'),
    ).toEqual([]);
  });

  test('of the root is found to be restarted where a transition of the root re-enters it', () => {
    expect(straysOf({ root: true }, 'day.begin', 'day.end', 'day.begin')).toEqual([
      'door was stopped or started anew, and shop was never left',
      'door was stopped or started anew, and shop was never left',
    ]);
  });

  test('of a state is found to be restarted where a transition to a state below re-enters it', () => {
    expect(straysOf({ open: true }, 'day.begin', 'goods.sell')).toEqual([
      'music was stopped or started anew, and shop.open was never left',
    ]);
  });
});
