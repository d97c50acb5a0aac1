import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import type { PlannedEdit } from '../../../domain/config/edit-config.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import styles from './TableForm.module.css';

/** What was typed into a table: the edits that write it, and by the name of its row what keeps a row from it. */
interface TableRead {
  readonly edits: readonly PlannedEdit[];
  readonly troubles: ReadonlyMap<string, string>;
}

interface Props {
  readonly title: string;
  readonly save: string;
  /** What the chat answers once the edits are made. */
  readonly told: string;
  readonly read: (form: FormData) => TableRead;
  /** Keeps what is typed and not sent. */
  readonly onType: (form: FormData) => void;
  /** Lets go of that: it is on the page, or on its way there. */
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A table in the chat, which writes a list as one change. Its inputs hold what is typed, until it is saved. */
export function TableForm({ title, save, told, read, onType, onSave, children }: Props) {
  const { chat } = useActors();
  const { incomplete } = useWords().tables;
  const isWorking = useSelector(chat, selectIsWorking);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { edits, troubles } = read(new FormData(form));
    if (showTroubles(form, troubles, incomplete)) return;
    focusChatAfter(() => {
      chat.send({ type: 'plan.chosen', edits, said: save, told, at: Date.now() });
      onSave();
    });
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    forgetTrouble(event);
    onType(new FormData(event.currentTarget));
  };
  return (
    <details className={styles.list} open>
      <summary className={styles.title}>{title}</summary>
      <form onSubmit={submit} onInput={change} noValidate>
        <fieldset disabled={isWorking} className={styles.fields} aria-label={title}>
          {children}
          <div className={styles.end} data-at-foot="">
            <button type="submit" className="button primary">
              {save}
            </button>
          </div>
        </fieldset>
      </form>
    </details>
  );
}

/** A row of a table. Its trouble is said in it. */
export function TableRow({ name, head, children }: { name: string; head: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <div className={styles.cell}>{children}</div>
        <output name={name} className={styles.trouble} />
      </td>
    </tr>
  );
}

/** Says in each row what is wrong, and moves the focus to the first one. False if nothing is. */
function showTroubles(form: HTMLFormElement, troubles: ReadonlyMap<string, string>, incomplete: string) {
  const rows = [...form.querySelectorAll('tr')].map((row) => {
    const output = row.querySelector('output');
    // A time or date that is typed in part has no value.
    const isIncomplete = [...row.querySelectorAll('input')].some(
      (input) => input.validity.badInput && input.checkVisibility(),
    );
    const trouble = (output && troubles.get(output.name)) ?? (isIncomplete ? incomplete : '');
    if (output) output.value = trouble;
    return { row, trouble };
  });
  const first = rows.find(({ trouble }) => trouble !== '');
  const folded = first?.row.closest('details');
  if (folded) folded.open = true;
  first?.row.querySelector<HTMLElement>('input:not([type="checkbox"]), textarea')?.focus();
  return first !== undefined;
}

function forgetTrouble({ target }: FormEvent<HTMLFormElement>): void {
  const output = target instanceof Element && target.closest('tr')?.querySelector('output');
  if (output) output.value = '';
}

/** Gives the row of a button the values of the row before it. */
export function copyRowBefore(button: HTMLElement): void {
  const row = button.closest('tr');
  const before = row?.previousElementSibling;
  const from = [...(before?.querySelectorAll('input') ?? [])];
  for (const [at, input] of [...(row?.querySelectorAll('input') ?? [])].entries()) {
    input.value = from[at]?.value ?? '';
    input.checked = from[at]?.checked ?? false;
  }
  const [more, moreBefore] = [row?.querySelector('details'), before?.querySelector('details')];
  if (more && moreBefore) more.open = moreBefore.open;
  tellTyped(button);
}

/** Empties and hides the row of a button; the focus goes to the button that saves. */
export function dropRow(button: HTMLElement): void {
  const row = button.closest('tr');
  for (const input of row?.querySelectorAll('input') ?? []) {
    input.value = '';
    input.checked = false;
  }
  for (const text of row?.querySelectorAll('textarea') ?? []) text.value = '';
  button.closest('form')?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  if (row) row.hidden = true;
  tellTyped(button);
}

/** What a button typed is told as what a visitor types: setting a value tells nobody. */
function tellTyped(button: HTMLElement): void {
  button.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
}
