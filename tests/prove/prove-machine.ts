import { expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { silenced } from '../../charts/silent-services.ts';
import { baselineOf } from './baseline.ts';
import { textOfBroken } from './broken-sentence.ts';
import { transitionsOf } from './chart.ts';
import { Coverage } from './coverage.ts';
import { GuardLog } from './guard-log.ts';
import {
  type LateAnswer,
  lateAnswers,
  neverRepeated,
  servicesOf,
  statesWithoutExit,
} from './late-answers.ts';
import type { Model, Sentences, Step } from './model.ts';
import { changesOf } from './mutants/changes.ts';
import { type Outcome, Outcomes } from './mutants/outcomes.ts';
import { stepsByPlace } from './mutants/places.ts';
import { type Path, pathsOf } from './paths-of.ts';
import { run } from './run.ts';
import { type Broken, COMMON_SENTENCES, Judge } from './sentences.ts';
import { steadyFields } from './steady-fields.ts';
import { StepTree } from './step-tree.ts';
import { Properties, type Property } from './temporal/temporal.ts';
import { TransitionPairs } from './transition-pairs.ts';

/**
 * Tests a machine: its sentences hold on every path, and the paths cover all states, transitions, pairs of transitions and
 * outcomes of guards. With MUTANTS=yes it tests the sentences instead: every change of the machine breaks one.
 */
export function proveMachine<M extends AnyStateMachine>(
  model: Model<M>,
  own: Sentences<M>,
  properties: Readonly<Record<string, Property<Step<M>>>> = {},
): void {
  const machine = silenced(model.machine);
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
  const seenGuards = () => guards.seen(baselineOf(machine.id).guards);

  /** Takes a path unless others have taken all its steps. */
  const take = (path: Path<M>) => {
    const input = model.starts[path.start];
    if (!input) throw new Error(`${model.name} has no start ${path.start}`);
    const known = tree.known(path);
    if (known === path.events.length) return;
    const judge = new Judge(sentences, known, applied);
    const ordered = new Properties(properties, applied);
    const past: Step<M>['event'][] = [];
    let disorder: Broken<M> | undefined;
    const see = (step: Step<M>) => {
      if ((step.event as EventObject).type !== 'clock.tick') {
        const property = ordered.see(step);
        if (property !== undefined) disorder = { sentence: property, step, after: [...past] };
        past.push(step.event);
      }
      return judge.see(step) && disorder === undefined;
    };
    guards.isOn = true;
    const played = run(machine, input, path.events, { known: known ?? 0, see });
    guards.isOn = false;
    const broken = judge.broken ?? disorder;
    if (broken) expect.fail(textOfBroken(model.name, path, broken));
    const steps = tree.add(path, played);
    pairs.see(steps);
    for (const { states, transitions } of steps) {
      coverage.see(states);
      coverage.see([...transitions].flatMap((transition) => transitionNames.get(transition) ?? []));
    }
  };

  const { equivalent = {}, starts } = model;
  let explored: Explored<M> | undefined;
  /** Takes all paths, once: each test needs their steps, whichever is run first or alone. */
  const explore = (): Explored<M> => {
    if (explored) return explored;
    for (const path of pathsOf({ ...model, machine: silenced(model.machine) })) take(path);
    for (const path of pairs.paths()) take(path);
    const late = lateAnswers({ ...model, machine }, [...tree.steps]);
    for (const { path } of late) take(path);
    const meeting = stepsByPlace(machine, tree.steps);
    explored = { late, outcomes: new Outcomes({ machine, starts, sentences, meeting }) };
    return explored;
  };

  if (process.env.MUTANTS === 'yes') {
    judgeSentences();
    return;
  }

  test(`${model.name}: every sentence holds on every path, and the paths cover the chart`, {
    timeout: 600_000,
  }, ({ task }) => {
    const { late: answers } = explore();
    const outcomes = seenGuards();
    const { oneSided = {}, steady = {}, waitsFor = {}, notRepeated = {} } = model;
    const missing = outcomes.flatMap(({ name, whenTrue, whenFalse }) => [
      ...(whenTrue ? [] : [`${name} is never true`]),
      ...(whenFalse ? [] : [`${name} is never false`]),
    ]);
    const seen = outcomes.filter(({ whenTrue, whenFalse }) => whenTrue && whenFalse).length;
    const known = missing.filter((outcome) => outcome in oneSided).length;
    const oneOutcome = known > 0 ? ` (${known} with one outcome)` : '';
    const services = servicesOf(machine).length;
    const lateCount = answers.filter(({ kind }) => kind === 'late').length;
    task.meta.printed = [
      coverage.line(),
      `${model.name}: guards ${seen}/${outcomes.length}${oneOutcome}, pairs ${pairs.count()}/${model.pairs}`,
      ...(services > 0
        ? [
            `${model.name}: services ${services}, answers ${lateCount} late, ${answers.length - lateCount} twice`,
          ]
        : []),
    ];
    expect(coverage.missed(), 'missed').toEqual([]);
    expect(missing.toSorted(), 'outcomes of guards').toEqual(Object.keys(oneSided).toSorted());
    expect(pairs.missed(), 'missed pairs').toEqual([]);
    expect(pairs.count(), 'pairs of transitions, which the model counts').toBe(model.pairs);
    expect(steadyFields(tree.steps).toSorted(), 'fields that have one value on all paths').toEqual(
      Object.keys(steady).toSorted(),
    );
    expect(statesWithoutExit(machine, tree.steps).toSorted(), 'only their service leads on').toEqual(
      Object.keys(waitsFor).toSorted(),
    );
    expect(neverRepeated(machine, answers), 'services that answer neither late nor twice').toEqual(
      Object.keys(notRepeated).toSorted(),
    );
    const idle = Object.keys({ ...own, ...properties }).filter((name) => !applied.has(name));
    expect(idle, 'sentences and properties that apply on no path').toEqual([]);
  });

  function judgeSentences(): void {
    for (const [kind, { title, line }] of Object.entries(KINDS)) {
      test(`${model.name}: ${title}`, { timeout: 600_000 }, ({ task }) => {
        const { outcomes } = explore();
        const mutants = changes[kind as keyof typeof changes].map((change) => {
          const isKnown = change.what in equivalent;
          const outcome = outcomes.of(change, isKnown ? FEW : undefined);
          return { what: change.what, outcome: isKnown && outcome === 'survived' ? 'equivalent' : outcome };
        });
        const of = (wanted: Outcome | 'equivalent') =>
          mutants.flatMap(({ what, outcome }) => (outcome === wanted ? what : []));
        const unseen = [
          ...(of('equivalent').length > 0 ? [`${of('equivalent').length} equivalent`] : []),
          ...(of('same').length > 0 ? [`${of('same').length} the same on every path`] : []),
          ...(of('unmet').length > 0 ? [`${of('unmet').length} that no path meets`] : []),
        ];
        const all = `${of('caught').length}/${of('caught').length + of('survived').length}`;
        task.meta.printed = [[`${model.name}: ${line} ${all}`, ...unseen].join(', ')];
        expect(of('survived'), 'no sentence fails for them').toEqual([]);
        // A reason counts for nothing where a sentence notices the change.
        const excused = Object.keys(equivalent).filter((each) => mutants.some(({ what }) => what === each));
        expect(of('equivalent').toSorted()).toEqual(excused.toSorted());
      });
    }

    test(`${model.name}: every change that needs no sentence is one that is made`, () => {
      const made = new Set(Object.values(changes).flatMap((kind) => kind.map(({ what }) => what)));
      expect(Object.keys(equivalent).filter((what) => !made.has(what))).toEqual([]);
    });
  }
}

interface Explored<M extends AnyStateMachine> {
  readonly late: readonly LateAnswer<M>[];
  /** What becomes of changes. */
  readonly outcomes: Outcomes<M>;
}

/** So many paths a change is tried on that is known to change no behaviour. */
const FEW = 50;

const KINDS = {
  chart: { title: 'every change of the chart breaks a sentence', line: 'changes of the chart caught' },
  names: { title: 'every mutant breaks a sentence', line: 'mutants caught' },
};
