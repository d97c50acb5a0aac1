import type { SentEvent } from '../../../charts/event-list.ts';

/** A situation: the name of a start, and the events that lead on from there. */
export interface Way {
  readonly start: string;
  readonly events: readonly SentEvent[];
}

/** An event that could be sent next in a situation. */
interface Edge {
  readonly way: Way;
  readonly event: SentEvent;
}

/**
 * The events of an exploration that wait for their turn. The kinds of events, by machine, type and label, take turns; within a
 * kind the first way found comes first, and a new kind comes before all others. So no machine uses up the exploration.
 */
export class Frontier {
  private readonly waiting = new Map<string, Edge[]>();
  private readonly explored = new Set<string>();
  private turn: string[] = [];

  add(way: Way, events: readonly SentEvent[]): void {
    for (const event of events) {
      const kind = kindOf(event);
      const list = this.waiting.get(kind);
      if (list) {
        list.push({ way, event });
        continue;
      }
      this.waiting.set(kind, [{ way, event }]);
      this.turn.unshift(kind);
    }
  }

  next(): Edge | undefined {
    if (this.turn.length === 0) this.turn = [...this.waiting.keys()].filter((kind) => this.left(kind) > 0);
    const kind = this.turn.shift();
    if (kind === undefined) return undefined;
    this.explored.add(kind);
    return this.waiting.get(kind)?.shift();
  }

  /** The kinds that were possible and have not had their turn. */
  unexplored(): string[] {
    return [...this.waiting.keys()].filter((kind) => !this.explored.has(kind));
  }

  /** How many kinds were possible. */
  kinds(): number {
    return this.waiting.size;
  }

  /** How many events of each machine are left. */
  leftByMachine(): ReadonlyMap<string, number> {
    const left = new Map<string, number>();
    for (const kind of this.waiting.keys()) {
      const [machine = ''] = kind.split(' ');
      if (this.left(kind) > 0) left.set(machine, (left.get(machine) ?? 0) + this.left(kind));
    }
    return left;
  }

  /** How many situations have events left. */
  leftSituations(): number {
    return new Set([...this.waiting.values()].flatMap((list) => list.map(({ way }) => way))).size;
  }

  private left(kind: string): number {
    return this.waiting.get(kind)?.length ?? 0;
  }
}

/** `chat step.back`, `chat option.pick Hero` */
function kindOf({ to, event }: SentEvent): string {
  return [to, event.type, ...('label' in event ? [event.label] : [])].join(' ');
}
