import { expect, test } from 'vitest';
import { type AnyActorRef, assign, createActor, emit, setup } from 'xstate';
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
  const actor = createActor(withLateMachines(desk, {}, ['counter'], { here, coming: promise })).start();
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

test('an actor that waited does what it was told in that order', async () => {
  const { promise, resolve } = Promise.withResolvers<{ box: typeof box }>();
  const { context } = createActor(withLateMachines(room, {}, ['box'], { here: undefined, coming: promise }))
    .start()
    .getSnapshot();
  // In the reverse order it would be open in the end.
  for (const type of ['box.open', 'box.close'] as const) context.box.send({ type });
  resolve({ box });
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(context.box.getSnapshot().value).toBe('closed');
});

test('an actor that waited is one of its machine from then on', async () => {
  const { actor, come, child } = start();
  actor.send({ type: 'toggle' });
  await come();
  expect(child()).toMatchObject({ logic: counter });
});

const box = setup({
  types: { events: {} as { type: 'box.open' | 'box.close' } },
}).createMachine({
  id: 'box',
  initial: 'closed',
  states: {
    closed: { entry: emit({ type: 'box.closed' }), on: { 'box.open': 'open' } },
    open: { on: { 'box.close': 'closed' } },
  },
});
const room = setup({ actors: { box: notProvidedMachine<typeof box>('box') } }).createMachine({
  id: 'room',
  context: ({ spawn }) => ({ box: spawn('box', { id: 'box' }) }),
});

for (const { told, heard, ends } of [
  { told: ['box.open'], heard: [], ends: 'open' },
  { told: ['box.open', 'box.close'], heard: ['box.closed'], ends: 'closed' },
  { told: ['box.open', 'box.close', 'box.open'], heard: ['box.closed'], ends: 'open' },
] as const)
  test(`a dialog that is told ${told.join(', ')} before its machine has come says so once, and is ${ends}`, async () => {
    const { promise, resolve } = Promise.withResolvers<{ box: typeof box }>();
    const late = { here: undefined, coming: promise, closed: { 'box.close': 'box.closed' } };
    const { context } = createActor(withLateMachines(room, {}, ['box'], late))
      .start()
      .getSnapshot();
    const said: string[] = [];
    context.box.on('*', ({ type }: { readonly type: string }) => said.push(type));
    for (const type of told) context.box.send({ type });
    resolve({ box });
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    expect([said, context.box.getSnapshot().value]).toEqual([heard, ends]);
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
