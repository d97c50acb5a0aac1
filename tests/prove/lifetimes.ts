import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateNode,
} from 'xstate';
import { invokesOf, statesOf } from './chart.ts';

/**
 * Follows the invoked actors of a running machine: an actor must live exactly as long as the state that invokes it.
 *
 * The target of a transition decides which states it leaves, not `reenter`: those below the nearest common ancestor of
 * source and target. So a state restarts its actor only if a transition leads out of it, or targets it or one of its
 * ancestors (saving again). `reenter` counts only if a state targets itself. No transition can target the root: its
 * actors live as long as the machine.
 */
export class Lifetimes {
  private readonly invoking: readonly StateNode[];
  /** The ids of the invoked actors; states that are never active together may share one. */
  private readonly ids: readonly string[];
  /** The states with an invocation that no transition has left since the last check. */
  private lasting: ReadonlySet<StateNode> = new Set();
  private running: ReadonlyMap<string, AnyActorRef> = new Map();
  private started: string[] = [];

  constructor(machine: AnyStateMachine) {
    this.invoking = statesOf(machine).filter(({ invoke }) => invoke.length > 0);
    this.ids = [...new Set(invokesOf(machine).map(({ id }) => id))];
  }

  /** Records an actor that the machine has started. */
  seeStart(actor: AnyActorRef): void {
    this.started.push(actor.id);
  }

  /** Records the transitions of one microstep and the snapshot after it. */
  seeTransitions(transitions: readonly AnyTransitionDefinition[], after: AnyMachineSnapshot): void {
    const isLeft = (node: StateNode) =>
      !after._nodes.includes(node) || transitions.some((transition) => leaves(transition, node));
    this.lasting = new Set([...this.lasting].filter((node) => !isLeft(node)));
  }

  /** Reports the actors with a wrong lifetime since the last check. Call it after each macrostep. */
  check(snapshot: AnyMachineSnapshot): readonly string[] {
    const { status, children, _nodes } = snapshot;
    // XState keeps the actors of a failed machine running. The app ends with it.
    if (status === 'error') return [];
    const active = status === 'active' ? this.invoking.filter((node) => _nodes.includes(node)) : [];
    const wrong = this.ids.flatMap((id) => {
      const node = active.find(({ invoke }) => invoke.some((each) => each.id === id));
      const starts = this.started.filter((each) => each === id).length;
      const before = this.running.get(id);
      const now = children[id];
      if (node && this.lasting.has(node)) {
        const isSame = starts === 0 && before === now && !isStopped(now);
        return isSame ? [] : `${id} was stopped or restarted, and ${node.id} was never left`;
      }
      if (before && isRunning(before)) return `${id} runs on, and its state was left`;
      if (!node) return starts === 0 ? [] : `${id} was started, and no state that invokes it is active`;
      return starts === 1 && !isStopped(now) ? [] : `${id} was started ${starts} times for ${node.id}`;
    });
    this.running = new Map(this.ids.flatMap((id) => (children[id] ? [[id, children[id]]] : [])));
    this.lasting = new Set(active);
    this.started = [];
    return wrong;
  }
}

function isRunning(actor: AnyActorRef): boolean {
  return actor.getSnapshot().status === 'active';
}

/** Whether an actor was stopped before it ended by itself. */
function isStopped(actor: AnyActorRef | undefined): boolean {
  return actor === undefined || actor.getSnapshot().status === 'stopped';
}

function leaves({ source, target, reenter }: AnyTransitionDefinition, node: StateNode): boolean {
  if (!target || target.length === 0) return false;
  const isSelf = target.every((each) => each === source);
  const ancestor = isSelf && reenter ? source.parent : sharedBy([source, ...target]);
  return isBelow(node, ancestor ?? node.machine.root);
}

/** The nearest common ancestor of these states. It can be one of them only if it is the first. */
function sharedBy([first, ...others]: readonly StateNode[]): StateNode | undefined {
  if (first && others.every((each) => each === first || isBelow(each, first))) return first;
  for (let ancestor = first?.parent; ancestor; ancestor = ancestor.parent) {
    const isShared = others.every((each) => isBelow(each, ancestor as StateNode));
    if (isShared) return ancestor;
  }
  return undefined;
}

function isBelow(node: StateNode, above: StateNode): boolean {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (ancestor === above) return true;
  return false;
}
