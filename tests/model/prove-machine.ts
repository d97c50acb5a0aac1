import { expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../src/inspect/session/event-list.ts';
import { calledNames } from './called-names.ts';
import { transitionsOf } from './chart.ts';
import { chartMutantsOf } from './chart-mutants.ts';
import { Coverage } from './coverage.ts';
import type { Model, Sentences } from './model.ts';
import { mutantsOf } from './mutants.ts';
import { type Path, pathsOf } from './paths-of.ts';
import { type Run, run } from './run.ts';
import { COMMON_SENTENCES, judge } from './sentences.ts';
import { quiet } from './silent-services.ts';

/** Tests a machine: its invariants hold on every path, the paths cover all states and transitions, and every mutant breaks an invariant. */
export function proveMachine<M extends AnyStateMachine>(model: Model<M>, own: Sentences<M>): void {
  const machine = quiet(model.machine);
  const sentences = { ...(COMMON_SENTENCES as Sentences<M>), ...own };
  const paths = pathsOf({ ...model, machine });
  const namesOf = calledNames(machine);
  /** The actions and guards that each path has called. */
  const calledOn = new Map<Path<M>, ReadonlySet<string>>();
  /** The paths that meet each state and transition. */
  const pathsThrough = new Map<string, Path<M>[]>();
  const runOn = (subject: M, { start, events }: Path<M>): Run<M> => {
    const input = model.starts[start];
    if (!input) throw new Error(`${model.name} has no start ${start}`);
    return run(subject, input, events);
  };

  test(`${model.name}: every sentence holds on every path, and the paths cover the chart`, {
    timeout: 180_000,
  }, ({ task }) => {
    const coverage = new Coverage(model.name, machine);
    const names = transitionsOf(machine);
    const applied = new Set<string>();
    for (const path of paths) {
      const taken = runOn(machine, path);
      const { steps, states, transitions } = taken;
      const judged = judge(sentences, steps);
      expect(judged.broken && brokenOn(model, path, judged.broken), 'a broken sentence').toBeUndefined();
      for (const sentence of judged.applied) applied.add(sentence);
      calledOn.set(path, namesOf(taken));
      const places = [...states, ...[...transitions].flatMap((transition) => names.get(transition) ?? [])];
      coverage.see(places);
      for (const place of places) {
        const through = pathsThrough.get(place);
        if (through) through.push(path);
        else pathsThrough.set(place, [path]);
      }
    }
    task.meta.printed = [coverage.line()];
    task.meta.proof = coverage.proof();
    expect(coverage.missed(), 'missed').toEqual([]);
    const idle = Object.keys(own).filter((sentence) => !applied.has(sentence));
    expect(idle, 'sentences that apply on no path').toEqual([]);
  });

  const catches = (mutant: M, path: Path<M>) => {
    try {
      const { steps } = runOn(mutant, path);
      // A mutant that fails at its start takes no step.
      return steps.length === 0 || judge(sentences, steps).broken !== undefined;
    } catch {
      // It does not end, as XState tells by an error.
      return true;
    }
  };

  test(`${model.name}: every change of the chart breaks a sentence`, { timeout: 180_000 }, ({ task }) => {
    const { equivalent = {} } = model;
    const all = chartMutantsOf(machine);
    const unknown = Object.keys(equivalent).filter((change) => !all.some(({ what }) => what === change));
    expect(unknown, 'equivalent changes that the chart does not have').toEqual([]);
    const mutants = all.filter(({ what }) => !(what in equivalent));
    const survivors = mutants.filter(
      ({ place, machine }) => !pathsThrough.get(place)?.some((path) => catches(machine, path)),
    );
    task.meta.printed = [
      `${model.name}: changes of the chart caught ${mutants.length - survivors.length}/${mutants.length}`,
    ];
    expect(survivors.map(({ what }) => what)).toEqual([]);
  });

  test(`${model.name}: every mutant breaks a sentence`, { timeout: 180_000 }, ({ task }) => {
    const mutants = mutantsOf(machine);
    const survivors = mutants.filter(({ name, machine }) => {
      // Paths that call the mutated name first, then all others.
      const isLikely = (path: Path<M>) => calledOn.get(path)?.has(name) === true;
      const tries = [...paths.filter(isLikely), ...paths.filter((path) => !isLikely(path))];
      return !tries.some((path) => catches(machine, path));
    });
    task.meta.printed = [
      `${model.name}: mutants caught ${mutants.length - survivors.length}/${mutants.length}`,
    ];
    expect(survivors.map(({ what }) => what)).toEqual([]);
  });
}

function brokenOn<M extends AnyStateMachine>(
  { name }: Model<M>,
  { start, events }: Path<M>,
  { sentence, step, after }: NonNullable<ReturnType<typeof judge<M>>['broken']>,
): string {
  const list = events.slice(0, after.length + 1).map((event) => ({ to: name, event }));
  const { value, context } = step.after;
  const title = [`"${sentence}" (${start}; ${(step.event as EventObject).type})`, ...step.strays].join('\n');
  return `${title}\n${JSON.stringify(value)} ${inspectable(context)}\n${formatEventList(list)}`;
}

function inspectable(context: object): string {
  const plain = Object.entries(context).filter(
    ([, value]) => !(value instanceof Object && 'getSnapshot' in value),
  );
  return JSON.stringify(Object.fromEntries(plain)).slice(0, 2000);
}
