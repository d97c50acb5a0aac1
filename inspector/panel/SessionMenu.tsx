import { useSelector } from '@xstate/react';
import { type ChangeEvent, useRef } from 'react';
import { formatEventList, parseEventList, type SentEvent } from '../../charts/event-list.ts';
import { testSourceOf } from '../session/copied-test.ts';
import { lastIndex } from '../session/point-in-time.ts';
import { beforeAt, eventListOf } from '../session/reproduction.ts';
import { NEW_SESSION, record } from '../session/session.ts';
import { useInspector } from './inspector-context.tsx';
import { droppedText, shownIndex } from './inspector-state.ts';
import styles from './SessionMenu.module.css';

const NO_START =
  'What happened from the app’s start up to this moment is not in this session: the log was cleared, or grew too long.';

/** The commands for a whole session: save and open its events, replay them, copy them as a test, open Stately's inspector. */
export function SessionMenu() {
  const { inspector, ask, replay, download, copy, now } = useInspector();
  const origin = useSelector(inspector, ({ context }) => context.origin);
  const dropped = useSelector(inspector, ({ context }) => context.session.dropped);
  const menu = useRef<HTMLDivElement>(null);
  const stately = useRef<HTMLDialogElement>(null);
  const say = (text: string) => inspector.send({ type: 'notice.show', text });
  const seen = () => inspector.getSnapshot().context;

  const replayList = (list: readonly SentEvent[] | undefined, missing = 0) => {
    if (!list) return say(NO_START);
    inspector.send({ type: 'session.open', session: record(NEW_SESSION, replay(list)) });
    const lack = missing === 0 ? '' : ` ${missing} earlier ones were not kept, so it may differ.`;
    say(`Replayed ${list.length} events on scratch storage, without services.${lack}`);
  };
  const listed = () => eventListOf(seen().session, shownIndex(seen()));
  const missed = () => beforeAt(seen().session, shownIndex(seen()))?.missing;
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    const text = (await file?.text()) ?? '';
    currentTarget.value = '';
    const list = parseEventList(text);
    if (list) replayList(list);
    else say('That file is no list of events.');
  };
  const save = () => {
    const { session } = seen();
    const list = eventListOf(session, lastIndex(session));
    if (!list) return say(NO_START);
    download(`parley-session-${now()}.json`, formatEventList(list));
  };
  const copyTest = () => {
    const list = listed();
    const test = list && testSourceOf(list, replay);
    if (test === undefined) return say(NO_START);
    copy(test).then(
      () => say('The test is in the clipboard.'),
      () => {
        download('session.test.ts', test);
        say('The clipboard cannot be reached: the test is in your downloads.');
      },
    );
  };
  const act = (action: () => void) => () => {
    menu.current?.hidePopover();
    action();
  };

  return (
    <>
      {origin !== 'live' && (
        <button
          type="button"
          className={styles.back}
          onClick={() => inspector.send({ type: 'session.close' })}
        >
          Back to live
        </button>
      )}
      <button type="button" className={styles.open} popoverTarget="session-menu">
        Session
      </button>
      <div ref={menu} id="session-menu" popover="auto" className={styles.menu}>
        <button type="button" onClick={act(save)}>
          Save <small>the events as a file, e-mail and secret masked</small>
        </button>
        <label>
          Open <small>a saved session, or a list of events</small>
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={open}
            onClick={() => menu.current?.hidePopover()}
          />
        </label>
        <button type="button" onClick={act(() => replayList(listed(), missed()))}>
          Replay <small>up to this moment, reaching nothing</small>
        </button>
        <button type="button" onClick={act(copyTest)}>
          Copy as test <small>up to this moment</small>
        </button>
        {origin === 'live' && (
          <button
            type="button"
            onClick={act(() => {
              ask?.({ type: '@parley.clear' });
              inspector.send({ type: 'session.clear' });
            })}
          >
            Clear <small>{dropped ? droppedText(dropped) : 'the log; recording goes on'}</small>
          </button>
        )}
        {ask && (
          <button type="button" onClick={act(() => stately.current?.showModal())}>
            Stately’s inspector <small>needs the internet</small>
          </button>
        )}
      </div>
      <dialog ref={stately} className={styles.dialog} aria-labelledby="stately-title">
        <h2 id="stately-title">Open Stately’s own inspector?</h2>
        <p>
          A window with <code>https://stately.ai/inspect</code> opens, a site of Stately Software. From then
          on, this app sends that window every machine’s chart, every event and every context, the texts of
          your website among them, until you close it. Every e-mail address and your owner secret are masked.
        </p>
        <form method="dialog">
          <button type="submit" onClick={() => ask?.({ type: '@parley.stately' })}>
            Send it to Stately
          </button>
          <button type="submit">Cancel</button>
        </form>
      </dialog>
    </>
  );
}
