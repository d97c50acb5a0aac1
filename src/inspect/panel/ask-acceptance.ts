import { activeStates } from '../chart/chart.ts';
import type { AskedActor, Request } from '../session/messages.ts';
import { enabledIn, snapshotAt } from '../session/point-in-time.ts';
import type { InspectedActor } from '../session/session.ts';
import { eventFrom, examplePayload } from './example-payloads.ts';
import { selectActors } from './inspector.selectors.ts';
import type { InspectorRef } from './inspector-context.tsx';
import { type Inspector, isLive, shownIndex } from './inspector-state.ts';

/** While the Send tab is open: asks the app after each step, and after each change of the form, what it would take. */
export function askWhatIsAccepted(
  inspector: InspectorRef,
  ask: (request: Request) => void,
  now: () => number,
): void {
  let asked: readonly unknown[] = [];
  inspector.subscribe(({ context }) => {
    const { aspect, session, chosen, draft } = context;
    if (aspect !== 'send' || !isLive(context)) {
      asked = [];
      return;
    }
    const question = [session.entries.length, chosen, draft?.type, draft?.details];
    if (asked.length > 0 && question.every((part, n) => part === asked[n])) return;
    asked = question;
    ask({ type: '@parley.ask', actors: askedActors(context, now()) });
  });
}

/** The events of an actor's active states, by type. */
export function eventTypesOf(context: Inspector, { sessionId, chart }: InspectedActor): readonly string[] {
  const snapshot = snapshotAt(context.session, sessionId, shownIndex(context));
  if (!chart || snapshot === undefined) return [];
  return [...new Set(enabledIn(chart, activeStates(chart, snapshot.value)).map(({ event }) => event))];
}

/** The actors that the Send tab shows, each with an event of every type; the one in the form as it is typed. */
function askedActors(context: Inspector, now: number): readonly AskedActor[] {
  const { session, chosen, draft } = context;
  return selectActors({ context })
    .filter(({ sessionId }) => chosen === undefined || sessionId === chosen || sessionId === draft?.sessionId)
    .map((actor) => {
      const { sessionId } = actor;
      const typed = draft?.sessionId === sessionId ? draft : undefined;
      const types = new Set([...eventTypesOf(context, actor), ...(typed ? [typed.type] : [])]);
      const events = [...types].flatMap((type) => {
        const details = type === typed?.type ? typed.details : examplePayload(session, type, now);
        const event = eventFrom(type, details);
        return typeof event === 'string' ? [] : [event];
      });
      return { sessionId, events };
    });
}
