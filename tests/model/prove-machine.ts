import { expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { baselineOf } from './baseline.ts';
import { textOfBroken } from './broken-sentence.ts';
import { transitionsOf } from './chart.ts';
import { Coverage } from './coverage.ts';
import { GuardLog } from './guard-log.ts';
import { lateAnswers, servicesOf, statesWithoutExit } from './late-answers.ts';
import type { Model, Sentences, Step } from './model.ts';
import { changesOf } from './mutants/changes.ts';
import { Outcomes } from './mutants/outcomes.ts';
import { stepsByPlace } from './mutants/places.ts';
import { type Path, pathsOf } from './paths-of.ts';
import type { Mutation } from './proof.ts';
import { run } from './run.ts';
import { COMMON_SENTENCES, Judge } from './sentences.ts';
import { quiet } from './silent-services.ts';
import { StepTree } from './step-tree.ts';
import { Properties, type Property } from './temporal/temporal.ts';
import { TransitionPairs } from './transition-pairs.ts';

/**
 * Tests a machine: its sentences hold on every path; the paths cover all states, transitions, pairs of transitions and
 * outcomes of guards; every change of the machine breaks a sentence.
 */
export function proveMachine<M extends AnyStateMachine>(
  model: Model<M>,
  own: Sentences<M>,
  properties: Readonly<Record<string, Property<Step<M>>>> = {},
): void {
  const machine = quiet(model.machine);
  // A mutant may turn in a circle.
  machine.options = { ...machine.options, maxIterations: 100 };
  const guards = new GuardLog(machine);
  const transitionNames = transitionsOf(machine);
  const changes = changesOf(machine);
  const sentences = { ...(COMMON_SENTENCES as Sentences<M>), ...own };
  const tree = new StepTree<M>();
  const coverage = new Coverage(model.name, machine.id);
  const pairs = new TransitionPairs({ ...model, machine });
  const applied = new Set<string>();

  /** Takes a path unless others have taken all its steps. */
  const take = (path: Path<M>) => {
    const input = model.starts[path.start];
    if (!input) throw new Error(`${model.name} has no start ${path.start}`);
    const known = tree.known(path);
    if (known === path.events.length) return;
    const judge = new Judge(sentences, known, applied);
    const ordered = new Properties(properties);
    let unordered: string | undefined;
    const see = (step: Step<M>) => {
      unordered ??= (step.event as EventObject).type === 'clock.tick' ? undefined : ordered.see(step);
      return judge.see(step);
    };
    guards.isOn = true;
    const played = run(machine, input, path.events, { known: known ?? 0, see });
    guards.isOn = false;
    expect(judge.broken && textOfBroken(model.name, path, judge.broken), 'a broken sentence').toBeUndefined();
    expect(unordered, `a broken property of ${JSON.stringify(path)}`).toBeUndefined();
    const steps = tree.add(path, played);
    pairs.see(steps);
    for (const { states, transitions } of steps) {
      coverage.see(states);
      coverage.see([...transitions].flatMap((transition) => transitionNames.get(transition) ?? []));
    }
  };

  test(`${model.name}: every sentence holds on every path, and the paths cover the chart`, {
    timeout: 180_000,
  }, ({ task }) => {
    for (const path of pathsOf({ ...model, machine: quiet(model.machine) })) take(path);
    for (const path of pairs.paths()) take(path);
    const late = lateAnswers({ ...model, machine }, [...tree.steps]);
    for (const { path } of late) take(path);
    const outcomes = guards.proof(baselineOf(machine.id).guards);
    const { oneSided = {} } = model;
    const missing = outcomes.flatMap(({ name, whenTrue, whenFalse }) => [
      ...(whenTrue ? [] : [`${name} is never true`]),
      ...(whenFalse ? [] : [`${name} is never false`]),
    ]);
    const count = `${outcomes.filter(({ whenTrue, whenFalse }) => whenTrue && whenFalse).length}/${outcomes.length}`;
    const known = missing.filter((outcome) => outcome in oneSided).length;
    const line = `guards ${count}${known > 0 ? ` (${known} with one outcome)` : ''}, ${pairs.line()}`;
    const services = servicesOf(machine).length;
    const lateCount = late.filter(({ kind }) => kind === 'late').length;
    task.meta.printed = [
      coverage.line(),
      `${model.name}: ${line}`,
      ...(services > 0
        ? [`${model.name}: services ${services}, answers ${lateCount} late, ${late.length - lateCount} twice`]
        : []),
    ];
    task.meta.proof = { ...coverage.proof(), guards: outcomes };
    expect(coverage.missed(), 'missed').toEqual([]);
    expect(missing.toSorted(), 'outcomes of guards').toEqual(Object.keys(oneSided).toSorted());
    expect(pairs.missed(), 'missed pairs').toEqual([]);
    expect(statesWithoutExit(machine, tree.steps).toSorted(), 'only their service leads on').toEqual(
      Object.keys(model.waitsFor ?? {}).toSorted(),
    );
    const idle = Object.keys(own).filter((sentence) => !applied.has(sentence));
    expect(idle, 'sentences that apply on no path').toEqual([]);
  });

  let outcomes: Outcomes<M> | undefined;
  const { equivalent = {}, starts } = model;
  for (const [kind, { title, line }] of Object.entries(KINDS)) {
    test(`${model.name}: ${title}`, { timeout: 180_000 }, ({ task }) => {
      outcomes ??= new Outcomes({ machine, starts, sentences, meeting: stepsByPlace(machine, tree.steps) });
      const found = changes[kind as keyof typeof changes].map((change) => ({
        place: change.place,
        what: change.what,
        outcome: outcomes?.of(change, change.what in equivalent ? FEW : undefined) ?? 'survived',
      }));
      const survivors = found.flatMap(({ what, outcome }) => (outcome === 'survived' ? what : []));
      const mutants = found.map(
        (mutant): Mutation =>
          mutant.outcome === 'survived' && mutant.what in equivalent
            ? { ...mutant, outcome: 'equivalent' }
            : mutant,
      );
      const count = (outcome: Mutation['outcome']) =>
        mutants.filter((mutant) => mutant.outcome === outcome).length;
      const unmet = changes[kind as keyof typeof changes].filter((change) => !outcomes?.isMet(change)).length;
      const unseen = [
        ...(count('equivalent') > 0 ? [`${count('equivalent')} equivalent`] : []),
        ...(count('same') > 0 ? [`${count('same')} the same on every path`] : []),
        ...(unmet > 0 ? [`${unmet} that no path meets`] : []),
      ];
      const all = `${count('caught')}/${count('caught') + count('survived')}`;
      task.meta.printed = [[`${model.name}: ${line} caught ${all}`, ...unseen].join(', ')];
      task.meta.proof = { machine: model.name, states: [], transitions: [], guards: [], mutants };
      // A reason counts for nothing where a sentence notices the change.
      const excused = Object.keys(equivalent).filter((what) => found.some((mutant) => mutant.what === what));
      expect(survivors.toSorted()).toEqual(excused.toSorted());
    });
  }

  test(`${model.name}: every change that needs no sentence is one that is made`, () => {
    const made = new Set(Object.values(changes).flatMap((kind) => kind.map(({ what }) => what)));
    expect(Object.keys(equivalent).filter((what) => !made.has(what))).toEqual([]);
  });
}

/** So many paths a change is tried on that is known to change no behaviour. */
const FEW = 50;

const KINDS = {
  chart: { title: 'every change of the chart breaks a sentence', line: 'changes of the chart' },
  names: { title: 'every mutant breaks a sentence', line: 'mutants' },
  added: { title: 'every transition that is added breaks a sentence', line: 'added transitions' },
};
