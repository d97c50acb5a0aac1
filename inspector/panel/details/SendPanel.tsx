import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { activeStates } from '../../../charts/chart.ts';
import { enabledIn, snapshotAt } from '../../session/point-in-time.ts';
import type { InspectedActor } from '../../session/session.ts';
import { guardsAgainst } from '../entry-text.ts';
import { selectActors } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive, shownIndex } from '../inspector-state.ts';
import { eventFrom, examplePayload } from '../payloads.ts';
import styles from './SendPanel.module.css';

/** The events that each actor accepts now, those it refuses with the guards that are false, and a form to send one. */
export function SendPanel() {
  const { inspector, ask } = useInspector();
  const canSend = useSelector(inspector, ({ context }) => isLive(context)) && ask !== undefined;
  const actors = useSelector(
    inspector,
    selectActors,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  const chosen = useSelector(inspector, ({ context }) => context.chosen);
  if (!canSend)
    return <p className={styles.none}>Events can be sent to the running app, at its latest moment.</p>;
  return (
    <div className={styles.send}>
      <DraftForm />
      {actors
        .filter(({ sessionId }) => chosen === undefined || chosen === sessionId)
        .map((actor) => (
          <EventsOf key={actor.sessionId} actor={actor} />
        ))}
    </div>
  );
}

function EventsOf({ actor }: { actor: InspectedActor }) {
  const { inspector, canTake, now } = useInspector();
  const { sessionId, address, chart } = actor;
  // Every event of the app may change what a guard reads, in other actors too.
  const session = useSelector(inspector, ({ context }) => context.session);
  const snapshot = useSelector(inspector, ({ context }) =>
    snapshotAt(context.session, sessionId, shownIndex(context)),
  );
  if (!chart || !snapshot) return null;
  const types = [...new Set(enabledIn(chart, activeStates(chart, snapshot.value)).map(({ event }) => event))];
  const refused = types.filter((type) => {
    const event = eventFrom(type, examplePayload(session, type, now()));
    return typeof event !== 'string' && canTake(sessionId, event) === false;
  });
  const open = (type: string) => {
    const details = examplePayload(session, type, now());
    inspector.send({ type: 'draft.open', draft: { sessionId, type, details } });
  };
  const button = (type: string) => (
    <button key={type} type="button" className={styles.event} onClick={() => open(type)}>
      {type}
    </button>
  );
  if (types.length === 0) return null;
  return (
    <section className={styles.actor} aria-label={`Events that ${address} understands now`}>
      <h2>{address}</h2>
      {types.filter((type) => !refused.includes(type)).map(button)}
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label={`Events that ${address} refuses now`}>
          {refused.map((type) => (
            <li key={type}>
              {button(type)} {refusal(guardsAgainst(chart, snapshot, type))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftForm() {
  const { inspector, ask, canTake } = useInspector();
  const draft = useSelector(inspector, ({ context }) => context.draft);
  const session = useSelector(inspector, ({ context }) => context.session);
  const payload = useRef<HTMLTextAreaElement>(null);
  const key = draft && `${draft.sessionId} ${draft.type}`;
  useEffect(() => {
    // The list may have been scrolled away from the form.
    if (key !== undefined) payload.current?.focus();
  }, [key]);
  if (!draft)
    return <p className={styles.hint}>Pick an event here, or click one that is outlined in a chart.</p>;
  const { sessionId, type, details } = draft;
  const actor = session.actors.get(sessionId);
  const event = eventFrom(type, details);
  const isInvalid = typeof event === 'string';
  const isTaken = isInvalid ? undefined : canTake(sessionId, event);
  const snapshot = snapshotAt(session, sessionId, session.entries.length - 1);
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (isInvalid) return;
        ask?.({ type: '@parley.send', sessionId, event });
        inspector.send({ type: 'draft.close' });
      }}
    >
      <label htmlFor="details">
        Send <b>{type}</b> to <b>{actor?.address}</b>, with
      </label>
      <textarea
        ref={payload}
        id="details"
        rows={Math.min(8, details.split('\n').length + 1)}
        spellCheck={false}
        value={details}
        aria-invalid={isInvalid}
        onChange={(change) => inspector.send({ type: 'draft.change', details: change.target.value })}
      />
      {isInvalid && <p role="alert">{event}</p>}
      {isTaken !== undefined && (
        <p role="status">
          {isTaken
            ? 'Accepted now.'
            : `Refused now: ${refusal(guardsAgainst(actor?.chart, snapshot, type)) || 'no transition here'}.`}
        </p>
      )}
      <p className={styles.buttons}>
        <button type="submit" className="button primary" disabled={isInvalid}>
          {isTaken === false ? 'Send anyway' : 'Send'}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => inspector.send({ type: 'draft.close' })}
        >
          Cancel
        </button>
      </p>
    </form>
  );
}

function refusal(guards: readonly string[]): string {
  if (guards.length === 0) return '';
  return `${guards.join(', ')} ${guards.length === 1 ? 'is' : 'are'} false`;
}
