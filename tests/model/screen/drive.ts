import { expect } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../../src/inspect/session/event-list.ts';
import { Coverage } from '../coverage.ts';
import { coveringPaths, type PlayedPath } from '../covering-paths.ts';
import type { EventOf, Model, Step } from '../model.ts';
import { quiet } from '../silent-services.ts';
import { brokenProperties } from './properties.ts';
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
  /** Events after which the world around the machine is not the one that its model knows: a path ends with them. */
  readonly isLast?: (event: EventObject, before: Step<M>['before']) => boolean;
  /** Situations that end by themselves before anybody could look. */
  readonly passes?: (step: Step<M>) => boolean;
}

/**
 * Takes covering paths of a machine on real screens, each path on a screen of its own. After each step the machine is
 * where its path says, and the screen keeps all properties.
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
    for (const path of coveringPaths(model, each.isLast)) {
      const stage = await open(each.stage(path.start, path.events), signal);
      try {
        await each.arrive?.(stage, path.start);
        await walk({ ...each, model }, path, stage);
        coverage.see(await stage.hits());
        expect(stage.problems(), 'what the page reported').toEqual([]);
      } finally {
        await stage.close();
      }
    }
  }
  return coverage;
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
