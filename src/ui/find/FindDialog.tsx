import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { selectOpenDialog, selectShown } from '../../../machines/app/dialogs.machine.ts';
import { type FindActor, type FindEvent, selectFindQuery } from '../../../machines/around/find.machine.ts';
import { selectField, selectIsWorking } from '../../../machines/chat/chat.machine.ts';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import type { Offer } from '../../domain/ask/offers.ts';
import type { Words } from '../../words/words.ts';
import { useActors, useAsk, useWords } from '../actors-context.tsx';
import searchStyles from '../editors/SearchBox.module.css';
import { focusChat } from '../focus.ts';
import { ModalDialog } from '../ModalDialog.tsx';
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
      title={words.find.title}
    >
      {find && <FindBox find={find} />}
    </ModalDialog>
  );
}

function FindBox({ find }: { find: FindActor }) {
  const { dialogs, site, chat } = useActors();
  const words = useWords();
  const ask = useAsk();
  const query = useSelector(find, selectFindQuery);
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const canUndo = useSelector(site, selectUndone) !== undefined;
  const canRedo = useSelector(site, selectRedone) !== undefined;
  const { meant, near } = useMemo(
    () => ask({ text: query, config, words, steps: { canUndo, canRedo } }),
    [ask, query, config, words, canUndo, canRedo],
  );
  const matches = [...meant, ...near].filter(isMatch);
  const actions = { first: meant.filter(isAction), last: near.filter(isAction) };
  const shown = matches.slice(0, MAX_SHOWN);
  const more = matches.length - shown.length;
  const count = actions.first.length + actions.last.length;
  const close = () => dialogs.send({ type: 'dialog.close' });
  const choose = ({ command }: Match) => {
    flushSync(() => find.send(eventFor(command, Date.now())));
    if (selectOpenDialog(dialogs.getSnapshot()) === 'find') return;
    focusChat(selectField(chat.getSnapshot()) !== undefined);
  };
  const act = ({ command }: Action) => {
    flushSync(() =>
      command.type === 'dialog.ask'
        ? dialogs.send({ type: `${command.dialog}.open` })
        : find.send(command.type === 'language.choose' ? command : { ...command, at: Date.now() }),
    );
    if (command.type === 'step.undo' || command.type === 'step.redo')
      focusChat(selectField(chat.getSnapshot()) !== undefined);
  };
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
        const [action] = actions.first;
        const answer = answerOf(matches);
        const [begun] = matches.length === 0 && count === 1 ? actions.last : [];
        if (action) act(action);
        else if (answer) choose(answer);
        else if (begun) act(begun);
        else event.currentTarget.querySelector<HTMLElement>('li button')?.focus();
      }}
    >
      <input
        type="search"
        className={searchStyles.search}
        dir={query === '' ? undefined : 'auto'}
        aria-label={words.find.label}
        placeholder={words.find.placeholder}
        autoComplete="off"
        value={query}
        data-first-focus=""
        onChange={(event) => find.send({ type: 'query.change', text: event.target.value })}
      />
      <p className={styles.status} role="status">
        {statusOf(query, matches, count, words)}
        {more > 0 && <span className={styles.more}> {words.find.more(more)}</span>}
      </p>
      {matches.length + count > 0 && (
        <ul className={styles.matches}>
          <Actions actions={actions.first} onChoose={act} />
          {shown.map((match) => (
            <li key={match.name}>
              <button
                type="button"
                className={styles.match}
                disabled={isWorking}
                onClick={() => choose(match)}
              >
                {match.name}
              </button>
            </li>
          ))}
          <Actions actions={actions.last} onChoose={act} />
        </ul>
      )}
      <button type="button" className={`button ${styles.close}`} onClick={close}>
        {words.find.close}
      </button>
    </form>
  );
}

function Actions({ actions, onChoose }: { actions: readonly Action[]; onChoose: (action: Action) => void }) {
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

/** A place, or a new value of one field. */
type Match = Offer & { readonly command: { readonly type: 'place.open' | 'plan.chosen' } };
type Action = Offer & { readonly command: Exclude<Offer['command'], Match['command']> };

/** True for what the box can do with a place of the website: open it, or give one field a value. */
function isMatch(offer: Offer): offer is Match {
  const { command } = offer;
  return command.type === 'place.open' || valueIn(command) !== undefined;
}

function isAction(offer: Offer): offer is Action {
  return offer.command.type !== 'place.open' && offer.command.type !== 'plan.chosen';
}

/** The value that a command gives to one field; undefined for any other. */
function valueIn(command: Offer['command']): { readonly path: string; readonly typed: string } | undefined {
  const [edit, ...others] = command.type === 'plan.chosen' ? command.edits : [];
  if (!edit || others.length > 0 || typeof edit.typed !== 'string') return undefined;
  return { path: edit.path, typed: edit.typed };
}

/** What Enter takes: the first one; undefined if several fields could get the value. */
function answerOf(matches: readonly Match[]): Match | undefined {
  return matches.filter(({ command }) => command.type === 'plan.chosen').length > 1 ? undefined : matches[0];
}

function statusOf(query: string, matches: readonly Match[], actions: number, { find }: Words): string {
  if (query.trim() === '') return find.hint;
  if (matches.length === 0) return actions === 0 ? find.nothing : find.foundActions(actions);
  return answerOf(matches) ? find.found(matches.length) : find.which;
}

function eventFor(command: Match['command'], at: number): FindEvent {
  if (command.type === 'place.open') return { type: 'match.follow', target: command.target, at };
  const { path: target = '', typed: value = '' } = valueIn(command) ?? {};
  return { type: 'match.set', target, value, at };
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
