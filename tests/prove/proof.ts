declare module 'vitest' {
  interface TaskMeta {
    /** What a test has proved. Several tests prove one machine: its lists are those of all of them, one after another. */
    proof?: MachineProof;
  }
}

/** What model-based tests found out about a machine: plain JSON, for reports to read. */
export interface MachineProof {
  /** As it is printed: `chat`, `chat (app)`, `chat (component)`. */
  machine: string;
  states: { id: string; seen: boolean }[];
  transitions: { name: string; seen: boolean }[];
  /** Each use of a guard, and whether it was seen with either outcome. */
  guards: { name: string; whenTrue: boolean; whenFalse: boolean }[];
  mutants: Mutation[];
}

/** One change to a machine, and what became of it. `same`: no path shows a difference. `unmet`: no path comes to its place. */
export interface Mutation {
  /** The id of the state, or the name of the transition or implementation, that differs. */
  place: string;
  what: string;
  outcome: 'caught' | 'survived' | 'equivalent' | 'same' | 'unmet';
}
