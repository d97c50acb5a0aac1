import { baselineOf, type Inventory } from './baseline.ts';

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

  /** The states and transitions that were not seen. */
  missed(): string[] {
    const { states, transitions } = this.baseline;
    return [...states, ...transitions].filter((name) => !this.seen.has(name));
  }

  private count(all: readonly string[]): string {
    return `${all.filter((name) => this.seen.has(name)).length}/${all.length}`;
  }
}
