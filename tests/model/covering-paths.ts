import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from './chart.ts';
import type { Model } from './model.ts';
import { type Path, pathsOf } from './paths-of.ts';
import { type Run, run } from './run.ts';

/** A path with its run. */
export interface PlayedPath<M extends AnyStateMachine> extends Path<M> {
  readonly played: Run<M>;
  /** The states and transitions that it covers, by name. */
  readonly shows: ReadonlySet<string>;
}

/** A small set of short paths with the coverage of all paths, chosen greedily. */
export function coveringPaths<M extends AnyStateMachine>(model: Model<M>): PlayedPath<M>[] {
  const names = transitionsOf(model.machine);
  const left = pathsOf(model).flatMap((path) => {
    const input = model.starts[path.start];
    if (!input) return [];
    const played = run(model.machine, input, path.events);
    const taken = [...played.transitions].flatMap((transition) => names.get(transition) ?? []);
    return [{ ...path, played, shows: new Set([...played.states, ...taken]) }];
  });
  const shown = new Set<string>();
  const chosen: PlayedPath<M>[] = [];
  const worth = ({ shows, events }: PlayedPath<M>) =>
    [...shows].filter((name) => !shown.has(name)).length / (1 + events.length / 4);
  for (;;) {
    const best = left.reduce<PlayedPath<M> | undefined>(
      (found, path) => (worth(path) > (found ? worth(found) : 0) ? path : found),
      undefined,
    );
    if (!best) return chosen;
    chosen.push(best);
    for (const name of best.shows) shown.add(name);
  }
}
