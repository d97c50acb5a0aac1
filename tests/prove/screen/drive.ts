import { expect } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../../charts/event-list.ts';
import { silenced } from '../../../charts/silent-services.ts';
import { Coverage } from '../coverage.ts';
import { coveringPaths, type PlayedPath } from '../covering-paths.ts';
import type { EventOf, Model, Step } from '../model.ts';
import { brokenProperties } from './properties.ts';
import type { OpenStage, Stage, StageOptions } from './stage.ts';

/** Performs an event of the machine on the screen. */
export type Driver = (stage: Stage, event: never, turn: Turn) => Promise<unknown>;

export interface Turn {
  readonly start: string;
  readonly before: { readonly value: unknown; readonly context: never };
  /** The type of the next event of the path. */
  readonly next: string | undefined;
  /** The output of the next event. */
  readonly answer: unknown;
}

/** Defines how the paths of a machine are taken on the screen. */
export interface ScreenModel<M extends AnyStateMachine> {
  readonly model: Model<M>;
  /** The machine's name in the app. */
  readonly actor: (start: string) => string;
  readonly stage: (start: string, events: readonly EventOf<M>[]) => StageOptions;
  /** Brings the screen to the start of the machine. */
  readonly arrive?: (stage: Stage, start: string) => Promise<void>;
  readonly drivers: Readonly<Record<string, Driver>>;
  /** Events after which the app no longer matches the machine's model. A path ends with them. */
  readonly isLast?: (event: EventObject, before: Step<M>['before']) => boolean;
  /** States and transitions that need what no screen here has. The machine's own paths and a browser take them. */
  readonly elsewhere?: readonly string[];
  /** Steps whose state passes too quickly to be checked. */
  readonly passes?: (step: Step<M>) => boolean;
}

/** What the paths of a machine on screens have reached: nothing yet. */
export function coverageOf(models: readonly ScreenModel<AnyStateMachine>[]): Coverage {
  const [first] = models;
  if (!first) throw new Error('There are no paths to drive');
  return new Coverage(`${first.model.name} (app)`, first.model.machine.id);
}

/**
 * Takes covering paths of a machine on real screens, each path on its own screen. The caller keeps the coverage, so that a
 * failure does not lose it. After each step the machine must be in
 * the state of the path, and the screen must have all properties.
 */
export async function drive<M extends AnyStateMachine>(
  coverage: Coverage,
  models: readonly ScreenModel<M>[],
  open: OpenStage,
  signal: AbortSignal,
): Promise<void> {
  for (const each of models) {
    const model = { ...each.model, machine: silenced(each.model.machine) };
    for (const path of coveringPaths(model, each.isLast)) {
      const stage = await open(each.stage(path.start, path.events), signal);
      try {
        await each.arrive?.(stage, path.start);
        await walk({ ...each, model }, path, stage);
        coverage.see(await stage.hits());
        // The browser may report a request that failed after the screen has told of it.
        await stage.until(() => expect(stage.problems(), 'what the page reported').toEqual([]));
      } catch (error) {
        // A page that is closed already has no trace.
        const trace = await stage.trace?.().catch(() => undefined);
        if (trace !== undefined && error instanceof Error) error.message += `\nTrace: ${trace}`;
        throw error;
      } finally {
        await stage.close();
      }
    }
  }
}

async function walk<M extends AnyStateMachine>(each: ScreenModel<M>, path: PlayedPath<M>, stage: Stage) {
  const steps = path.played.steps.filter(({ event }) => (event as EventObject).type !== 'clock.tick');
  for (const [at, step] of steps.entries()) {
    const { event, before } = step as unknown as { event: EventObject; before: Turn['before'] };
    const driver = each.drivers[event.type];
    if (!driver) throw new Error(`${each.model.name} has no driver for ${event.type}`);
    const following = steps[at + 1]?.event as (EventObject & { readonly output?: unknown }) | undefined;
    const turn = { start: path.start, before, next: following?.type, answer: following?.output };
    await driver(stage, event as never, turn);
    if (each.passes?.(step)) continue;
    const way = () =>
      `${path.start}:\n${formatEventList(steps.slice(0, at + 1).map((done) => ({ to: each.model.name, event: done.event as EventObject })))}`;
    await agrees(stage, each.actor(path.start), step.after, way);
  }
}

async function agrees(stage: Stage, actor: string, after: unknown, way: () => string): Promise<void> {
  const { status, value } = after as { readonly status: string; readonly value: unknown };
  await stage.until(async () => {
    const { facts, screen } = await stage.look();
    if (status === 'active') expect(facts.values[actor], way()).toEqual(value);
    expect(brokenProperties(screen, facts), way()).toEqual([]);
    expect(await stage.findings(), way()).toEqual([]);
  });
}
