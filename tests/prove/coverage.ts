import { baselineOf, type Inventory } from './baseline.ts';
import type { MachineProof } from './proof.ts';

/** Records which states and transitions of the baseline were seen, by their names. */
export class Coverage {
  private readonly baseline: Inventory;
  private readonly seen = new Set<string>();
  private readonly name: string;

  /** `name` as it is printed: `chat`, `chat (app)`, `chat (component)`. */
  constructor(name: string, machine: string) {
    this.name = name;
    this.baseline = baselineOf(machine);
  }

  see(names: Iterable<string>): void {
    for (const name of names) this.seen.add(name);
  }

  /** `chat: states 8/8, transitions 13/13` */
  line(): string {
    const { states, transitions } = this.baseline;
    return `${this.name}: states ${this.count(states)}, transitions ${this.count(transitions)}`;
  }

  /** The same, for reports. */
  proof(): MachineProof {
    const transitions = this.baseline.transitions.map((name) => ({ name, seen: this.seen.has(name) }));
    const states = this.baseline.states.map((id) => ({ id, seen: this.seen.has(id) }));
    return { machine: this.name, states, transitions, guards: [], mutants: [] };
  }

  /** The states and transitions that were not seen. */
  missed(): string[] {
    const { states, transitions } = this.baseline;
    return [...states, ...transitions].filter((name) => !this.seen.has(name));
  }

  private count(all: readonly string[]): string {
    return `${all.filter((name) => this.seen.has(name)).length}/${all.length}`;
  }
}
