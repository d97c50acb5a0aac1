import { describe, expect, test } from 'vitest';
import { fromCallback, setup } from 'xstate';
import { run } from './run.ts';

/** A shop that listens to the door for as long as it exists, and plays music while it is open. */
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
  test('may restart with its state: when that is left and entered again, or is the target itself', () => {
    expect(
      straysOf({}, 'day.begin', 'goods.sell', 'day.end', 'day.begin', 'day.begin', 'music.skip'),
    ).toEqual([]);
  });

  test('of the root is reported as restarted if a transition of the root re-enters it', () => {
    expect(straysOf({ root: true }, 'day.begin', 'day.end', 'day.begin')).toEqual([
      'door was stopped or restarted, and shop was never left',
      'door was stopped or restarted, and shop was never left',
    ]);
  });

  test('of a state is reported as restarted if a transition to a child state re-enters it', () => {
    expect(straysOf({ open: true }, 'day.begin', 'goods.sell')).toEqual([
      'music was stopped or restarted, and shop.open was never left',
    ]);
  });
});
