import { type AnyActorRef, createEmptyActor } from 'xstate';

/** An action that XState would execute. */
interface Executable {
  readonly type: string;
  readonly params: unknown;
  readonly exec: unknown;
}

const nothing = () => undefined;

/** What XState needs around a step that is taken without a running actor. Actions are handed over, not executed. */
export function scopeOf(
  execute: (action: Executable) => void,
  self: AnyActorRef = createEmptyActor(),
): never {
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: execute,
  } as never;
}
