import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { InspectedActor } from '../../session/session.ts';
import { eventsByVerdict, eventTypesOf } from '../ask-acceptance.ts';
import { effectsOf } from '../entry-text.ts';
import { eventFrom, examplePayload } from '../example-payloads.ts';
import { selectActors } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive } from '../inspector-state.ts';
import styles from './SendPanel.module.css';

/** The events that each actor accepts now, those it refuses with the reason, those not known yet, and a form to send one. */
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
  const { inspector, now } = useInspector();
  const { sessionId, address } = actor;
  const types = useSelector(
    inspector,
    ({ context }) => eventTypesOf(context, actor),
    (a, b) => a.join(' ') === b.join(' '),
  );
  const verdicts = useSelector(inspector, ({ context }) => context.verdicts.get(sessionId)) ?? [];
  const { accepted, refused, unknown } = eventsByVerdict(types, verdicts);
  if (types.length === 0) return null;
  const open = (type: string) => {
    const details = examplePayload(inspector.getSnapshot().context.session, type, now());
    inspector.send({ type: 'draft.open', draft: { sessionId, type, details } });
  };
  return (
    <section className={styles.actor} aria-label={`Events that ${address} understands now`}>
      <h2>{address}</h2>
      {accepted.map((type) => (
        <button key={type} type="button" className={styles.event} onClick={() => open(type)}>
          {type}
        </button>
      ))}
      {refused.length > 0 && (
        <ul className={styles.refused} aria-label={`Events that ${address} refuses now`}>
          {refused.map(({ type, reasons }) => (
            <li key={type}>
              <button type="button" className={styles.event} onClick={() => open(type)}>
                {type}
              </button>{' '}
              {reasons.join('; ')}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <ul className={styles.refused} aria-label={`Events that ${address} has not answered for yet`}>
          {unknown.map((type) => (
            <li key={type}>
              <button type="button" className={styles.event} onClick={() => open(type)}>
                {type}
              </button>{' '}
              not known yet
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DraftForm() {
  const { inspector, ask } = useInspector();
  const draft = useSelector(inspector, ({ context }) => context.draft);
  const actor = useSelector(inspector, ({ context }) => draft && context.session.actors.get(draft.sessionId));
  const verdict = useSelector(inspector, ({ context }) =>
    context.verdicts.get(draft?.sessionId ?? '')?.find(({ type }) => type === draft?.type),
  );
  const payload = useRef<HTMLTextAreaElement>(null);
  const key = draft && `${draft.sessionId} ${draft.type}`;
  useEffect(() => {
    // The list may have been scrolled away from the form.
    if (key !== undefined) payload.current?.focus();
  }, [key]);
  if (!draft)
    return <p className={styles.hint}>Pick an event here, or click one that is outlined in a chart.</p>;
  const event = eventFrom(draft.type, draft.details);
  const isRefused = verdict?.isAccepted === false;
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (typeof event === 'string') return;
        ask?.({ type: '@parley.send', sessionId: draft.sessionId, event });
        inspector.send({ type: 'draft.close' });
      }}
    >
      <label htmlFor="details">
        Send <b>{draft.type}</b> to <b>{actor?.address}</b>, with
      </label>
      <textarea
        ref={payload}
        id="details"
        rows={Math.min(8, draft.details.split('\n').length + 1)}
        spellCheck={false}
        value={draft.details}
        aria-invalid={typeof event === 'string'}
        onChange={(change) => inspector.send({ type: 'draft.change', details: change.target.value })}
      />
      {typeof event === 'string' && <p role="alert">{event}</p>}
      {typeof event !== 'string' && verdict && (
        <p role="status">
          {isRefused
            ? `Refused: ${verdict.reasons.join('; ')}`
            : `Accepted now: ${effectsOf(actor?.chart, verdict.transitions).join('; ')}`}
        </p>
      )}
      <p className={styles.buttons}>
        <button type="submit" className="button primary" disabled={typeof event === 'string'}>
          {isRefused ? 'Send anyway' : 'Send'}
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
