import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { leafOfPath } from '../../../domain/config/leaves.ts';
import { asListed, entered, isAction, type Offer, type Offers } from '../../../domain/requests/offers.ts';
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
import { FieldGlimpse } from '../chat/in-message/ValueGlimpse.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import textBox from '../text-box.module.css';
import styles from './FindDialog.module.css';

/** The most places that are listed. */
const MAX_SHOWN = 30;

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
  const { first, places, last } = asListed(offers);
  const shown = places.slice(0, MAX_SHOWN);
  const more = places.length - shown.length;
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
        {statusOf(query, offers, words)}
      </p>
      {first.length + places.length + last.length > 0 && (
        <div className={styles.matches}>
          <Offered offers={first} onChoose={take} isWorking={isWorking} />
          {[...Map.groupBy(shown, ({ place }) => place?.section ?? '')].map(([section, found]) => (
            <Section key={section} name={section}>
              <Offered offers={found} onChoose={take} isWorking={isWorking} />
            </Section>
          ))}
          {more > 0 && <p className={styles.status}>{words.find.more(more)}</p>}
          <Offered offers={last} onChoose={take} isWorking={isWorking} />
        </div>
      )}
      <button type="button" className={`button quiet ${styles.close}`} onClick={close}>
        {words.find.close}
      </button>
    </form>
  );
}

/** The places of a section, under its name. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is entered, and these are results.
    <div role="group" aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.name} dir="auto">
        {name}
      </h3>
      {children}
    </div>
  );
}

interface OfferedProps {
  readonly offers: readonly Offer[];
  readonly isWorking: boolean;
  readonly onChoose: (offer: Offer) => void;
}

function Offered({ offers, isWorking, onChoose }: OfferedProps) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <Row key={offer.name} offer={offer} isDisabled={isWorking && !isAction(offer)} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<OfferedProps, 'onChoose'> {
  readonly offer: Offer;
  readonly isDisabled: boolean;
}

/** What is found: a place by its name within its section, with its value; what can be done by its whole name. */
function Row({ offer, isDisabled, onChoose }: RowProps) {
  const { site } = useActors();
  const config = useSelector(site, selectConfig);
  const id = useId();
  const { name, command, place } = offer;
  const leaf = command.type === 'place.open' ? leafOfPath(config, command.target) : undefined;
  return (
    <li>
      <button
        type="button"
        className={styles.match}
        disabled={isDisabled}
        lang={command.type === 'language.choose' ? command.code : undefined}
        aria-label={place && name}
        aria-describedby={leaf && id}
        onClick={() => onChoose(offer)}
      >
        <span>{place ? place.part : name}</span>
        {leaf && (
          <span id={id} className={styles.value} aria-hidden="true">
            <FieldGlimpse leaf={leaf} />
          </span>
        )}
      </button>
    </li>
  );
}

function statusOf(query: string, offers: Offers, { find }: Words): string {
  if (query.trim() === '') return find.hint;
  const { first, places, last } = asListed(offers);
  const acts = first.length + last.length;
  if (places.length + acts === 0) return find.nothing;
  if (entered(offers) === undefined && first.length > 0) return find.which;
  return places.length === 0 ? find.foundActions(acts) : find.found(places.length);
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
