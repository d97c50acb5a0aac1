import { activeStates } from '../../charts/chart.ts';
import type { AskedActor, Request, Verdict } from '../session/messages.ts';
import { enabledIn, snapshotAt } from '../session/point-in-time.ts';
import type { InspectedActor, Session } from '../session/session.ts';
import { eventFrom, examplePayload } from './example-payloads.ts';
import { selectActors } from './inspector.selectors.ts';
import type { InspectorRef } from './inspector-context.tsx';
import { type Inspector, isLive, shownIndex } from './inspector-state.ts';

/**
 * While the Send tab is open: asks the app what it would take, after each event that it has handled and after each change
 * of the form.
 */
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
    const question = [handledIn(session), chosen, draft?.type, draft?.details];
    if (asked.length > 0 && question.every((part, n) => part === asked[n])) return;
    asked = question;
    ask({ type: '@parley.ask', actors: askedActors(context, now()) });
  });
}

/** The number of handled events. An event may arrive earlier than the states that it led to. */
function handledIn({ entries }: Session): number {
  return entries.filter(({ after }) => after !== undefined).length;
}

/** What is known of the events of an actor, by the answer of the app. */
interface EventsByVerdict {
  readonly accepted: readonly string[];
  readonly refused: readonly Verdict[];
  /** Those that the app has not been asked about, or has not answered yet. */
  readonly unknown: readonly string[];
}

/** Sorts event types by the app's verdicts on them. */
export function eventsByVerdict(types: readonly string[], verdicts: readonly Verdict[]): EventsByVerdict {
  const verdictOn = new Map(verdicts.map((verdict) => [verdict.type, verdict]));
  return {
    accepted: types.filter((type) => verdictOn.get(type)?.isAccepted),
    refused: types.flatMap((type) => {
      const verdict = verdictOn.get(type);
      return verdict && !verdict.isAccepted ? [verdict] : [];
    }),
    unknown: types.filter((type) => !verdictOn.has(type)),
  };
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
