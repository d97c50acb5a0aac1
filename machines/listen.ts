import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate';

/** An actor, narrowed to what it emits. */
export type Emitting<News extends EventObject> = Pick<ActorRef<Snapshot<unknown>, never, News>, 'on'>;

/** An actor that is listened to, and the types of what it emits that the listener takes. */
interface Heard {
  readonly from: Emitting<EventObject>;
  readonly types: readonly string[];
}

/** Names what a machine listens to; the types are those that the actor emits. */
export function heard<News extends EventObject>(
  from: Emitting<News>,
  ...types: readonly News['type'][]
): Heard {
  return { from: from as unknown as Emitting<EventObject>, types };
}

/** Passes on what other actors emit, as events of the machine that invokes it. An actor that has ended emits nothing. */
export const listen = fromCallback<EventObject, readonly Heard[]>(({ input, sendBack }) => {
  const watches = input.flatMap(({ from, types }) => types.map((type) => from.on(type, sendBack)));
  return () => {
    for (const watch of watches) watch.unsubscribe();
  };
});
