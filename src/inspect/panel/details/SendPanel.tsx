import { useSelector } from '@xstate/react';
import { activeStates } from '../../chart/chart.ts';
import { enabledIn, snapshotAt } from '../../session/point-in-time.ts';
import { eventFrom, examplePayload } from '../example-payloads.ts';
import { selectActors } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import { isLive, shownIndex } from '../inspector-state.ts';
import styles from './SendPanel.module.css';

/** The events that each actor accepts now, and a form to send one. */
export function SendPanel() {
  const { inspector, ask, now } = useInspector();
  const canSend = useSelector(inspector, ({ context }) => isLive(context)) && ask !== undefined;
  const actors = useSelector(
    inspector,
    selectActors,
    (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
  );
  const chosen = useSelector(inspector, ({ context }) => context.chosen);
  const session = useSelector(inspector, ({ context }) => context.session);
  const shown = useSelector(inspector, ({ context }) => shownIndex(context));
  if (!canSend)
    return <p className={styles.none}>Events can be sent to the running app, at its latest moment.</p>;
  return (
    <div className={styles.send}>
      <DraftForm />
      {actors
        .filter(({ sessionId }) => chosen === undefined || chosen === sessionId)
        .map(({ sessionId, address, chart }) => {
          const active = chart && activeStates(chart, snapshotAt(session, sessionId, shown)?.value);
          const types =
            chart && active ? [...new Set(enabledIn(chart, active).map(({ event }) => event))] : [];
          if (types.length === 0) return null;
          return (
            <section
              key={sessionId}
              className={styles.actor}
              aria-label={`Events that ${address} understands now`}
            >
              <h2>{address}</h2>
              {types.map((type) => (
                <button
                  key={type}
                  type="button"
                  className={styles.event}
                  onClick={() =>
                    inspector.send({
                      type: 'draft.open',
                      draft: { sessionId, type, details: examplePayload(session, type, now()) },
                    })
                  }
                >
                  {type}
                </button>
              ))}
            </section>
          );
        })}
    </div>
  );
}

function DraftForm() {
  const { inspector, ask } = useInspector();
  const draft = useSelector(inspector, ({ context }) => context.draft);
  const address = useSelector(
    inspector,
    ({ context }) => draft && context.session.actors.get(draft.sessionId)?.address,
  );
  if (!draft)
    return <p className={styles.hint}>Pick an event here, or click one that is outlined in a chart.</p>;
  const event = eventFrom(draft.type, draft.details);
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
        Send <b>{draft.type}</b> to <b>{address}</b>, with
      </label>
      <textarea
        id="details"
        rows={Math.min(8, draft.details.split('\n').length + 1)}
        spellCheck={false}
        value={draft.details}
        aria-invalid={typeof event === 'string'}
        onChange={(change) => inspector.send({ type: 'draft.change', details: change.target.value })}
      />
      {typeof event === 'string' && <p role="alert">{event}</p>}
      <p className={styles.buttons}>
        <button type="submit" className="button primary" disabled={typeof event === 'string'}>
          Send
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
