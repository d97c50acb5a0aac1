import { type AnyStateNode, StateMachine } from 'xstate';

/**
 * The descriptions of the machines' states by the states' ids. A build for visitors leaves them out of the machines and
 * writes them here; elsewhere the machines have them, and nothing stands here.
 */
const DESCRIPTIONS: Readonly<Record<string, string>> = {};

/** Gives the states of a machine, and of all machines that it starts, the descriptions that a build left out. */
export function describe(logic: unknown): void {
  if (!(logic instanceof StateMachine)) return;
  describeState(logic.root);
  for (const each of Object.values(logic.implementations.actors)) describe(each);
}

function describeState(state: AnyStateNode): void {
  const description = DESCRIPTIONS[state.id];
  // Receivers read the one, charts the other.
  if (description !== undefined) Object.assign(state.config, { description });
  if (description !== undefined) state.description = description;
  for (const each of Object.values(state.states)) describeState(each);
}
