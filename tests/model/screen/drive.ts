import { expect, vi } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../../src/inspect/session/event-list.ts';
import { Coverage } from '../coverage.ts';
import { coveringPaths, type PlayedPath } from '../covering-paths.ts';
import type { EventOf, Model, Step } from '../model.ts';
import { quiet } from '../silent-services.ts';
import { expectedReading } from './expected-screen.ts';
import type { OpenStage, Stage, StageOptions } from './stage.ts';

/** Does on the screen what an event of the machine says; `next` is what the path brings then, and `answer` what that says. */
export type Driver = (stage: Stage, event: never, turn: Turn) => Promise<unknown>;

export interface Turn {
  readonly start: string;
  readonly before: { readonly value: unknown; readonly context: never };
  readonly next: string | undefined;
  readonly answer: unknown;
}

/** How a machine's paths are taken on the screen. */
export interface ScreenModel<M extends AnyStateMachine> {
  readonly model: Model<M>;
  /** The machine's name in the app. */
  readonly actor: (start: string) => string;
  readonly stage: (start: string, events: readonly EventOf<M>[]) => StageOptions;
  /** Brings the screen to where the machine starts. */
  readonly arrive?: (stage: Stage, start: string) => Promise<void>;
  readonly drivers: Readonly<Record<string, Driver>>;
  /** Situations that end by themselves before anybody could look. */
  readonly passes?: (step: Step<M>) => boolean;
}

/**
 * Takes covering paths of a machine on real screens; after each step the screen is what the machine says it is. It stops
 * where `signal` says that the test is over: a test that timed out must not act on the screen of the next one.
 */
export async function drive<M extends AnyStateMachine>(
  layer: string,
  models: readonly ScreenModel<M>[],
  open: OpenStage,
  signal: AbortSignal,
): Promise<Coverage> {
  const [first] = models;
  if (!first) throw new Error('There is nothing to drive');
  const coverage = new Coverage(`${first.model.name} (${layer})`, first.model.machine);
  for (const each of models) {
    const model = { ...each.model, machine: quiet(each.model.machine) };
    for (const path of coveringPaths(model)) {
      const stage = await open(each.stage(path.start, path.events), signal);
      await each.arrive?.(stage, path.start);
      await walk({ ...each, model }, path, stage, signal);
      coverage.see(await stage.hits());
    }
  }
  return coverage;
}

async function walk<M extends AnyStateMachine>(
  each: ScreenModel<M>,
  path: PlayedPath<M>,
  stage: Stage,
  signal: AbortSignal,
) {
  const steps = path.played.steps.filter(({ event }) => (event as EventObject).type !== 'clock.tick');
  for (const [at, step] of steps.entries()) {
    const { event, before } = step as unknown as { event: EventObject; before: Turn['before'] };
    const driver = each.drivers[event.type];
    if (!driver) throw new Error(`${each.model.name} has no driver for ${event.type}`);
    const following = steps[at + 1]?.event as (EventObject & { readonly output?: unknown }) | undefined;
    const turn = { start: path.start, before, next: following?.type, answer: following?.output };
    signal.throwIfAborted();
    await driver(stage, event as never, turn);
    if (each.passes?.(step)) continue;
    const way = () =>
      `${path.start}:\n${formatEventList(steps.slice(0, at + 1).map((done) => ({ to: each.model.name, event: done.event as EventObject })))}`;
    await agrees(stage, each.actor(path.start), step.after, way);
  }
}

const PATIENCE = { timeout: 15_000, interval: 20 };

async function agrees(stage: Stage, actor: string, after: unknown, way: () => string): Promise<void> {
  const { status, value } = after as { readonly status: string; readonly value: unknown };
  await vi.waitFor(async () => {
    const facts = await stage.facts();
    if (status === 'active') expect(facts.values[actor], way()).toEqual(value);
    expect(await stage.reading(), way()).toEqual(expectedReading(facts));
    expect(await stage.look(), way()).toEqual([]);
  }, PATIENCE);
}
