import type { AnyStateMachine } from 'xstate';
import { statesOf, transitionsOf } from './chart.ts';
import type { MachineProof } from './proof.ts';

/** Records which states and transitions of a chart were seen, by their names. */
export class Coverage {
  private readonly states: ReadonlySet<string>;
  private readonly transitions: ReadonlySet<string>;
  private readonly seen = new Set<string>();
  private readonly name: string;

  /** `name` as it is printed: `chat`, `chat (app)`, `chat (component)`. */
  constructor(name: string, machine: AnyStateMachine) {
    this.name = name;
    this.states = new Set(statesOf(machine).map(({ id }) => id));
    this.transitions = new Set(transitionsOf(machine).values());
  }

  see(names: Iterable<string>): void {
    for (const name of names) this.seen.add(name);
  }

  /** `chat: states 8/8, transitions 13/13` */
  line(): string {
    const count = (all: ReadonlySet<string>) =>
      `${[...all].filter((name) => this.seen.has(name)).length}/${all.size}`;
    return `${this.name}: states ${count(this.states)}, transitions ${count(this.transitions)}`;
  }

  /** The same, for reports. */
  proof(): MachineProof {
    const transitions = [...this.transitions].map((name) => ({ name, seen: this.seen.has(name) }));
    const states = [...this.states].map((id) => ({ id, seen: this.seen.has(id) }));
    return { machine: this.name, states, transitions, guards: [], mutants: [] };
  }

  /** The states and transitions that were not seen. */
  missed(): string[] {
    return [...this.states, ...this.transitions].filter((name) => !this.seen.has(name));
  }
}
