import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FindEvent } from '../../../machines/around/find.machine.ts';
import { selectFindQuery, selectIsFinding } from '../../../machines/around/find.machine.ts';
import { selectField, selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import { answerOf, type Found, find as findIn, MAX_SHOWN } from '../../domain/find/find.ts';
import { type FoundAction, findActions } from '../../domain/find/find-actions.ts';
import type { Words } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import searchStyles from '../editors/SearchBox.module.css';
import { focusChat } from '../focus.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import styles from './FindDialog.module.css';

/**
 * The find dialog. It finds fields by name, path or value and opens them, or sets a field to a value typed
 * after its name. It also finds what a visitor can do, such as publish or undo.
 */
export function FindDialog() {
  const { dialogs, find, site, chat } = useActors();
  const words = useWords();
  const isOpen = useSelector(find, selectIsFinding);
  const query = useSelector(find, selectFindQuery);
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const matches = useMemo(() => findIn(config, query, words), [config, query, words]);
  const shown = matches.slice(0, MAX_SHOWN);
  const more = matches.length - shown.length;
  const canUndo = useSelector(site, selectUndone) !== undefined;
  const canRedo = useSelector(site, selectRedone) !== undefined;
  const actions = useMemo(
    () => findActions(query, { canUndo, canRedo }, words),
    [query, canUndo, canRedo, words],
  );
  const count = actions.first.length + actions.last.length;
  const close = () => find.send({ type: 'find.close' });
  const choose = (match: Found) => {
    flushSync(() => find.send(eventFor(match, Date.now())));
    if (selectIsFinding(find.getSnapshot())) return;
    focusChat(selectField(chat.getSnapshot()) !== undefined);
  };
  const act = (action: FoundAction) => {
    flushSync(() =>
      action.kind === 'dialog'
        ? dialogs.send({ type: `${action.dialog}.open` })
        : find.send(actionEvent(action, Date.now())),
    );
    if (action.kind === 'step') focusChat(selectField(chat.getSnapshot()) !== undefined);
  };
  return (
    <ModalDialog isOpen={isOpen} onClose={close} title={words.find.title}>
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
              <li key={`${match.target} ${match.value}`}>
                <button
                  type="button"
                  className={styles.match}
                  disabled={isWorking}
                  onClick={() => choose(match)}
                >
                  <MatchName match={match} />
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
    </ModalDialog>
  );
}

function Actions({
  actions,
  onChoose,
}: {
  actions: readonly FoundAction[];
  onChoose: (action: FoundAction) => void;
}) {
  return actions.map((action) => (
    <li key={action.name}>
      <button
        type="button"
        className={`${styles.match} ${styles.action}`}
        lang={action.kind === 'language' ? action.code : undefined}
        onClick={() => onChoose(action)}
      >
        {action.name}
      </button>
    </li>
  ));
}

function MatchName({ match: { names, value } }: { match: Found }) {
  const words = useWords();
  const name = names.join(' › ');
  return value === undefined ? name : words.find.set(name, value);
}

function statusOf(query: string, matches: readonly Found[], actions: number, { find }: Words): string {
  if (query.trim() === '') return find.hint;
  if (matches.length === 0) return actions === 0 ? find.nothing : find.foundActions(actions);
  return answerOf(matches) ? find.found(matches.length) : find.which;
}

function eventFor({ target, value, offeredAt = target }: Found, at: number): FindEvent {
  return value === undefined
    ? { type: 'match.follow', target: offeredAt, at }
    : { type: 'match.set', target, value, at };
}

function actionEvent(action: Exclude<FoundAction, { kind: 'dialog' }>, at: number): FindEvent {
  if (action.kind === 'step') return { type: `step.${action.step}`, at };
  return { type: 'language.choose', code: action.code };
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
