import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../charts/event-list.ts';
import type { Path } from './paths-of.ts';
import type { Broken } from './sentences.ts';

/** A broken sentence with the events that break it, for the inspector to replay. */
export function textOfBroken<M extends AnyStateMachine>(
  name: string,
  { start, events }: Path<M>,
  { sentence, step, after }: Broken<M>,
): string {
  const list = events.slice(0, after.length + 1).map((event) => ({ to: name, event }));
  const { value, context } = step.after;
  const title = [`"${sentence}" (${start}; ${(step.event as EventObject).type})`, ...step.strays].join('\n');
  return `${title}\n${JSON.stringify(value)} ${inspectable(context)}\n${formatEventList(list)}`;
}

function inspectable(context: object): string {
  const plain = Object.entries(context).filter(
    ([, value]) => !(value instanceof Object && 'getSnapshot' in value),
  );
  return JSON.stringify(Object.fromEntries(plain)).slice(0, 2000);
}
