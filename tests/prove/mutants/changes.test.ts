import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import type { Model, Sentences } from '../model.ts';
import { pathsOf } from '../paths-of.ts';
import { run } from '../run.ts';
import { beginsIn } from '../sentences.ts';
import { StepTree } from '../step-tree.ts';
import { changesOf } from './changes.ts';
import { Outcomes } from './outcomes.ts';
import { stepsByPlace } from './places.ts';

/** A lamp that says whether it is lit, and how. */
const lampOf = () =>
  setup({
    types: {
      events: {} as { type: 'switch.press' | 'bulb.break' },
      input: {} as { say: (text: string) => void },
    },
    guards: { hasPower: () => true },
    actions: {
      click: () => undefined,
      say: (_, { text }: { text: string }) => void text,
    },
  }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: {
      dark: {
        on: {
          'switch.press': {
            guard: 'hasPower',
            target: 'lit',
            actions: ['click', { type: 'say', params: { text: 'on' } }],
          },
        },
      },
      lit: { on: { 'switch.press': { target: 'dark', actions: 'click' } } },
    },
  });
type Lamp = ReturnType<typeof lampOf>;

const model = (machine: Lamp): Model<Lamp> => ({
  name: 'lamp',
  machine,
  starts: { any: () => ({ say: () => undefined }) },
  cases: { 'bulb.break': [{}] },
  pairs: 0,
  key: () => [],
});

test('a chart is changed at each of its places', () => {
  const { chart, names } = changesOf(lampOf());
  expect(chart.map(({ what }) => what)).toEqual([
    'lamp.dark switch.press is deleted',
    'lamp.dark switch.press has no target',
    'lamp.dark switch.press leads to dark',
    'lamp.dark switch.press lacks click (1)',
    'lamp.dark switch.press calls say before click (1)',
    'lamp.dark switch.press lacks say (2)',
    'lamp.dark switch.press calls say with other params (2)',
    'lamp.lit switch.press is deleted',
    'lamp.lit switch.press has no target',
    'lamp.lit switch.press leads to lit',
    'lamp.lit switch.press lacks click (1)',
    'lamp begins with lit',
  ]);
  expect(names.map(({ what }) => what)).toEqual([
    'click does nothing',
    'say does nothing',
    'hasPower is always true',
    'hasPower is always false',
  ]);
});

test('a change that was made is undone again', () => {
  const machine = lampOf();
  const { chart, names } = changesOf(machine);
  const press = () =>
    run(machine, () => ({ say: () => undefined }), [{ type: 'switch.press' }]).steps.at(-1)?.after.value;
  for (const change of [...chart, ...names]) {
    change.make()();
    expect(press(), change.what).toBe('lit');
  }
});

describe('a change is', () => {
  const outcomesWith = (sentences: Sentences<Lamp>) => {
    const machine = lampOf();
    const { chart, names } = changesOf(machine);
    const { starts } = model(machine);
    const tree = new StepTree<Lamp>();
    for (const path of pathsOf(model(lampOf())))
      tree.add(path, run(machine, starts.any as never, path.events));
    const outcomes = new Outcomes({ machine, starts, sentences, meeting: stepsByPlace(machine, tree.steps) });
    return Object.fromEntries([...chart, ...names].map((change) => [change.what, outcomes.of(change)]));
  };

  test('caught where a sentence fails on a path that shows it', () => {
    expect(
      outcomesWith({
        'it is dark at first': beginsIn('dark'),
        'the switch turns it on and off': ({ event, before, after }) =>
          event.type === 'switch.press' ? after.value !== before.value : undefined,
      }),
    ).toMatchObject({
      'lamp.dark switch.press is deleted': 'caught',
      'lamp.lit switch.press leads to lit': 'caught',
      'lamp begins with lit': 'caught',
      // No sentence speaks of these.
      'lamp.dark switch.press lacks click (1)': 'survived',
      'lamp.dark switch.press calls say before click (1)': 'survived',
    });
  });

  test('a survivor where it shows and no sentence fails, and the same where no step shows it', () => {
    const outcomes = outcomesWith({});
    expect(outcomes['lamp.dark switch.press is deleted']).toBe('survived');
    expect(outcomes['click does nothing']).toBe('survived');
    expect(outcomes['hasPower is always false']).toBe('survived');
    expect(outcomes['hasPower is always true']).toBe('same');
  });
});
