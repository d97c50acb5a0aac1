import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo } from 'react';
import { entered, isAction, type Offer, type Offers } from '../../../domain/requests/offers.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type FindActor,
  type FindEvent,
  selectFindQuery,
  selectOffers,
} from '../../../machines/dialogs/find.machine.ts';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import type { Words } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import textBox from '../text-box.module.css';
import styles from './FindDialog.module.css';

/** Maximum number of results shown. */
const MAX_SHOWN = 12;

/**
 * The find dialog. It finds fields by name, path or value and opens them, or sets a field to a value typed
 * after its name. It also finds what a visitor can do, such as publish or undo.
 */
export function FindDialog() {
  const { dialogs } = useActors();
  const words = useWords();
  const { find } = useSelector(dialogs, selectShown);
  return (
    <ModalDialog
      isOpen={find !== undefined}
      onClose={() => dialogs.send({ type: 'dialog.close' })}
      title={words.titles.find}
    >
      {find && <FindBox find={find} />}
    </ModalDialog>
  );
}

function FindBox({ find }: { find: FindActor }) {
  const { dialogs, site, chat } = useActors();
  const words = useWords();
  const query = useSelector(find, selectFindQuery);
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const canUndo = useSelector(site, selectUndone) !== undefined;
  const canRedo = useSelector(site, selectRedone) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the chart reads is the query, the website and its steps.
  const offers = useMemo(() => selectOffers(find.getSnapshot()), [find, query, config, canUndo, canRedo]);
  const { meant, near } = offers;
  const matches = [...meant, ...near].filter((offer) => !isAction(offer));
  const actions = { first: meant.filter(isAction), last: near.filter(isAction) };
  const shown = matches.slice(0, MAX_SHOWN);
  const more = matches.length - shown.length;
  const count = actions.first.length + actions.last.length;
  const close = () => dialogs.send({ type: 'dialog.close' });
  const send = (event: FindEvent) => focusChatAfter(() => find.send(event));
  const take = (offer: Offer) => send({ type: 'offer.take', offer, at: Date.now() });
  return (
    <form
      className={styles.form}
      onKeyDown={(event) => {
        moveByArrows(event);
        if (event.key !== 'Escape') return;
        // Browsers clear a search input on the first Escape.
        event.preventDefault();
        close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'query.submit', at: Date.now() });
        // Where Enter takes nothing, the visitor chooses.
        event.currentTarget.querySelector<HTMLElement>('li button')?.focus();
      }}
    >
      <input
        type="search"
        className={textBox.box}
        dir={query === '' ? undefined : 'auto'}
        aria-label={words.find.label}
        placeholder={words.find.placeholder}
        autoComplete="off"
        value={query}
        data-first-focus=""
        onChange={(event) => find.send({ type: 'query.change', text: event.target.value })}
      />
      <p className={styles.status} role="status">
        <span>{statusOf(query, offers, matches.length, count, words)}</span>
        {more > 0 && <span className={styles.more}>{` ${words.find.more(more)}`}</span>}
      </p>
      {matches.length + count > 0 && (
        <ul className={styles.matches}>
          <Actions actions={actions.first} onChoose={take} />
          {shown.map((match) => (
            <li key={match.name}>
              <button type="button" className={styles.match} disabled={isWorking} onClick={() => take(match)}>
                {match.name}
              </button>
            </li>
          ))}
          <Actions actions={actions.last} onChoose={take} />
        </ul>
      )}
      <button type="button" className={`button ${styles.close}`} onClick={close}>
        {words.find.close}
      </button>
    </form>
  );
}

function Actions({ actions, onChoose }: { actions: readonly Offer[]; onChoose: (action: Offer) => void }) {
  return actions.map((action) => (
    <li key={action.name}>
      <button
        type="button"
        className={`${styles.match} ${styles.action}`}
        lang={action.command.type === 'language.choose' ? action.command.code : undefined}
        onClick={() => onChoose(action)}
      >
        {action.name}
      </button>
    </li>
  ));
}

function statusOf(query: string, offers: Offers, matches: number, actions: number, { find }: Words): string {
  if (query.trim() === '') return find.hint;
  if (matches === 0) return actions === 0 ? find.nothing : find.foundActions(actions);
  return entered(offers) ? find.found(matches) : find.which;
}

/** Moves the focus between the search box and the matches with the Up and Down keys. */
function moveByArrows(event: KeyboardEvent<HTMLFormElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
