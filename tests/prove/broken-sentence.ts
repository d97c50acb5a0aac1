import type { AnyStateMachine, EventObject } from 'xstate';
import { formatEventList } from '../../charts/event-list.ts';
import type { Step } from './model.ts';
import type { Path } from './paths-of.ts';
import type { Broken } from './sentences.ts';

/** A broken sentence with the events that break it, for the inspector to replay. */
export function textOfBroken<M extends AnyStateMachine>(
  name: string,
  { start, events }: Path<M>,
  { sentence, step, after }: Broken<M>,
): string {
  const list = events.slice(0, after.length + 1).map((event) => ({ to: name, event }));
  const { value } = step.after;
  const title = [`"${sentence}" (${start}; ${(step.event as EventObject).type})`, ...step.strays].join('\n');
  return `${title}\n${JSON.stringify(value)} ${contextOf(step as Step<AnyStateMachine>)}\n${formatEventList(list)}`;
}

const LONGEST_VALUE = 600;

/** The context after a step, what the step changed first: without other actors, and the words, which never change. */
function contextOf({ before, after }: Step<AnyStateMachine>): string {
  const told = Object.entries(after.context)
    .filter(([key, value]) => key !== 'words' && !(value instanceof Object && 'getSnapshot' in value))
    .toSorted(([a], [b]) => Number(isChanged(b)) - Number(isChanged(a)))
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)?.slice(0, LONGEST_VALUE)}`);
  return `{${told.join(',')}}`;

  function isChanged(key: string): boolean {
    return before.context[key] !== after.context[key];
  }
}
