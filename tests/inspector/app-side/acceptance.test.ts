import { expect, test } from 'vitest';
import { and, createActor, fromPromise, not, setup, stateIn } from 'xstate';
import { verdictsOf } from '../../../inspector/app-side/acceptance.ts';

interface Form {
  readonly email: string;
}
type FormEvent =
  | { type: 'form.submit' }
  | { type: 'form.open' }
  | { type: 'form.clear' }
  | { type: 'form.pick'; label: string }
  | { type: 'form.read'; value: { text: string } };

const form = setup({
  types: { context: {} as Form, events: {} as FormEvent },
  actions: { clear: () => {}, read: () => {} },
  guards: {
    hasEmail: ({ context }) => context.email !== '',
    isOfKind: (_, { kind }: { kind: string }) => kind === 'color',
    offers: (_, { label }: { label: string }) => label === 'Hero',
    isShort: (_, { text }: { text: string }) => text.length < 3,
    canClear: and([stateIn('#form.open'), 'hasEmail', not('isAway')]),
    isAway: () => false,
  },
}).createMachine({
  id: 'form',
  context: { email: '' },
  initial: 'open',
  on: { 'form.submit': { guard: { type: 'isOfKind', params: { kind: 'text' } }, target: '.sent' } },
  states: {
    open: {
      on: {
        'form.submit': { guard: 'hasEmail', target: 'sent' },
        'form.clear': { guard: 'canClear', actions: 'clear' },
        'form.pick': { guard: { type: 'offers', params: ({ event }) => event }, target: 'sent' },
        'form.read': {
          guard: { type: 'isShort', params: ({ event }) => ({ text: event.value.text }) },
          actions: 'read',
        },
      },
    },
    sent: {},
  },
});

test('an event is accepted if a guard lets it pass with this payload', () => {
  const actor = createActor(form).start();
  const events = [
    { type: 'form.pick', label: 'Hero' },
    { type: 'form.pick', label: 'Footer' },
  ];
  expect(verdictsOf(actor, events)).toEqual([
    { type: 'form.pick', isAccepted: true, transitions: ['form.open|form.pick#0'], reasons: [] },
    { type: 'form.pick', isAccepted: false, transitions: [], reasons: ['offers is false'] },
  ]);
});

test('of a refused event, all guards in the way are named, with their parameters and parts', () => {
  const actor = createActor(form).start();
  const events = [{ type: 'form.submit' }, { type: 'form.clear' }, { type: 'form.open' }];
  expect(verdictsOf(actor, events)).toEqual([
    {
      type: 'form.submit',
      isAccepted: false,
      transitions: [],
      reasons: ['hasEmail is false', 'isOfKind text is false'],
    },
    {
      type: 'form.clear',
      isAccepted: false,
      transitions: [],
      reasons: ['canClear is false: in #form.open is true, hasEmail is false, a combination is true'],
    },
    { type: 'form.open', isAccepted: false, transitions: [], reasons: ['no transition here'] },
  ]);
});

test('a payload that a guard cannot read is refused, and the app goes on', () => {
  const actor = createActor(form).start();
  const [verdict] = verdictsOf(actor, [{ type: 'form.read' }]);
  expect(verdict?.reasons.join()).toMatch(/^a guard fails on this payload: /);
  actor.send({ type: 'form.pick', label: 'Hero' });
  expect(actor.getSnapshot().value).toBe('sent');
  expect(verdictsOf(actor, [{ type: 'form.clear' }])).toEqual([
    { type: 'form.clear', isAccepted: false, transitions: [], reasons: ['no transition here'] },
  ]);
});

test('a service takes no events', () => {
  const actor = createActor(fromPromise(() => new Promise(() => {}))).start();
  expect(verdictsOf(actor, [{ type: 'form.open' }])).toEqual([]);
});

test('wildcards are transitions too: the nearest are named first, as the machine tries them', () => {
  const errors = setup({
    types: { events: {} as { type: 'error.network' | 'error.network.slow' | 'error' } },
    guards: { isFatal: () => false, isSlow: () => false, isKnown: () => false },
  }).createMachine({
    id: 'errors',
    initial: 'well',
    on: { '*': { guard: 'isKnown', target: '.ill' } },
    states: {
      well: {
        on: {
          'error.*': { guard: 'isFatal', target: 'ill' },
          'error.network.*': { guard: 'isSlow', target: 'ill' },
        },
      },
      ill: {},
    },
  });
  const types = ['error.network.slow', 'error.network', 'error', 'errors'];
  const verdicts = verdictsOf(
    createActor(errors).start(),
    types.map((type) => ({ type })),
  );
  expect(verdicts.map(({ reasons }) => reasons)).toEqual([
    ['isSlow is false', 'isFatal is false', 'isKnown is false'],
    ['isSlow is false', 'isFatal is false', 'isKnown is false'],
    ['isFatal is false', 'isKnown is false'],
    ['isKnown is false'],
  ]);
});
