import { expect, test } from 'vitest';
import { type AnyActorRef, assign, createActor, setup } from 'xstate';
import { notProvidedMachine } from '../../machines/not-provided.ts';
import { withLateMachines } from '../../src/app/late-actors.ts';

const counter = setup({
  types: { input: {} as { from: number }, context: {} as { count: number }, events: {} as { type: 'add' } },
  actions: { increment: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ count: input.from }),
  on: { add: { actions: 'increment' } },
});
const desk = setup({
  types: { events: {} as { type: 'toggle' } },
  actors: { counter: notProvidedMachine<typeof counter>('counter') },
}).createMachine({
  id: 'desk',
  initial: 'closed',
  states: {
    closed: { on: { toggle: 'open' } },
    open: { invoke: { src: 'counter', id: 'counter', input: { from: 5 } }, on: { toggle: 'closed' } },
  },
});

function start(here?: { counter: typeof counter }) {
  const { promise, resolve } = Promise.withResolvers<{ counter: typeof counter }>();
  const actor = createActor(withLateMachines(desk, ['counter'], { here, coming: promise })).start();
  const come = async () => {
    resolve({ counter });
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const child = () => actor.getSnapshot().children.counter as AnyActorRef | undefined;
  return { actor, come, child };
}

test('an actor that is invoked before its machine has come waits, and then does what it was told', async () => {
  const { actor, come, child } = start();
  actor.send({ type: 'toggle' });
  const waiting = child()?.getSnapshot();
  expect([waiting.status, waiting.matches('open'), waiting.can({ type: 'add' })]).toEqual([
    'active',
    false,
    false,
  ]);
  child()?.send({ type: 'add' });
  child()?.send({ type: 'add' });
  await come();
  expect(child()?.getSnapshot().context).toEqual({ count: 7 });
  child()?.send({ type: 'add' });
  expect(child()?.getSnapshot().context).toEqual({ count: 8 });
});

test('from then on the name stands for the machine itself', async () => {
  const { actor, come, child } = start();
  await come();
  actor.send({ type: 'toggle' });
  expect(child()).toMatchObject({ logic: counter });
});

test('an actor that is stopped before its machine comes stays stopped', async () => {
  const { actor, come, child } = start();
  actor.send({ type: 'toggle' });
  const left = child();
  actor.send({ type: 'toggle' });
  await come();
  expect([left?.getSnapshot().status, child()]).toEqual(['stopped', undefined]);
});

test('a machine that is there already is invoked at once', () => {
  const { actor, child } = start({ counter });
  actor.send({ type: 'toggle' });
  expect(child()?.getSnapshot().context).toEqual({ count: 5 });
});
