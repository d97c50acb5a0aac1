import { beforeEach, expect, test, vi } from 'vitest';
import { parseEventList } from '../../../charts/event-list.ts';
import { replay } from '../../../inspector/app-side/replay.ts';

const STRANGE = [
  { to: 'nobody.at.all', event: { type: 'x' } },
  { to: 'toString', event: { type: 'x' } },
  { to: 'app', event: { type: 'xstate.done.actor.0.app.booting', output: { config: 7 } } },
  { to: 'app', event: { type: 'app.fail', text: 'boom' } },
  { to: 'chat', event: { type: 'option.pick' } },
  { to: 'site', event: { type: 'edit.apply', commandId: 'a', path: '__proto__.x', typed: 'y' } },
  { to: 'publish', event: { type: 'publish.open' } },
  { to: 'publish', event: { type: 'email.change', text: 'a@b' } },
  { to: 'publish', event: { type: 'publish.submit' } },
  { to: 'publish.deploy', event: { type: 'xstate.done.actor.0.deploy.drawing', output: 'site-aaaaaaa' } },
];

beforeEach(() => {
  // In development XState warns about events sent to a stopped actor.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a hostile list causes no requests, timers or exceptions', () => {
  const list = parseEventList(JSON.stringify(STRANGE)) ?? [];
  expect(list).toHaveLength(STRANGE.length);
  const world = [
    vi.spyOn(globalThis, 'fetch'),
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'setInterval'),
  ];
  const kinds = replay(list).map(({ kind }) => kind);
  expect(kinds).toContain('snapshot');
  expect(world.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  vi.restoreAllMocks();
});

test('an invalid start is replayed without an exception', () => {
  for (const output of [null, 7, {}, { config: {} }, { config: { _structure: [] } }]) {
    const booted = { to: 'app', event: { type: 'xstate.done.actor.0.app.booting', output } };
    expect(replay([booted, ...STRANGE]).length).toBeGreaterThan(0);
  }
  for (const input of [null, 7, {}, { stack: 7 }, { stack: [{}, {}] }, { fromLastVisit: 7, interview: 7 }]) {
    const started = { to: 'app', event: { type: 'xstate.init', input } };
    expect(replay([started, ...STRANGE]).length).toBeGreaterThan(0);
  }
});

test('redacts an address in the whole replay, although the list publishes with it only at its end', () => {
  const address = 'owner@corp.example';
  const list = [
    { to: 'site', event: { type: 'edit.apply', commandId: 'a', path: 'footer.email', typed: address } },
    { to: 'publish', event: { type: 'publish.open' } },
    { to: 'publish', event: { type: 'email.change', text: address } },
  ];
  const told = JSON.stringify(replay(list));
  expect(told).toContain('"email":"•••@•••"');
  expect(told).not.toContain('owner');
});
