import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { draftsIn, withDrafts } from '../../../domain/chat/drafts.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { HoursTable as Table } from '../../../domain/facts/hours-table.ts';
import { dayNames, type Span } from '../../../domain/facts/opening-hours.ts';
import { typedSpanOf } from '../../../domain/facts/typed-times.ts';
import { HOURS_LIST } from '../../../domain/sections/hours-list.ts';
import { hoursDraft, hoursEdits, hoursTable } from '../../../domain/sections/hours-section.ts';
import { selectRowsText } from '../../../machines/chat/box.selectors.ts';
import { selectField, selectIsWorking, selectPlace } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { localeOf } from '../../../words/language.ts';
import { useActors, useBox, useWords } from '../actors-context.tsx';
import styles from './HoursTable.module.css';
import { readHoursForm } from './read-hours-form.ts';
import { copyRowBefore, dropRow, TableForm, TableRow } from './TableForm.tsx';

/** Rows for further special days. */
const BLANK_DAYS = 3;

/** The opening hours as a table, while the visitor is at their section or its list of days. */
export function HoursTable() {
  const { chat, site } = useActors();
  const [section, , item] = useSelector(chat, selectPlace);
  const field = useSelector(chat, selectField);
  const config = useSelector(site, selectConfig);
  const table = useMemo(() => JSON.stringify(hoursTable(config)), [config]);
  const draft = useSelector(useBox(), selectRowsText(HOURS_LIST));
  const isWorking = useSelector(chat, selectIsWorking);
  const [last, setLast] = useState({ draft, dropped: 0 });
  // While saving waits for its answer, the inputs keep what is saved.
  if (last.draft !== draft && !isWorking) setLast({ draft, dropped: last.dropped + (draft === '' ? 1 : 0) });
  if (section !== 'hours' || item !== undefined || field) return null;
  // Other hours than those that the inputs began with, or what was typed into these is given up.
  return <Hours key={`${table} ${last.dropped}`} config={config} draft={draft} />;
}

/** The table, which begins with what is typed and not sent. */
function Hours({ config, draft }: { config: Config; draft: string }) {
  const box = useBox();
  const words = useWords();
  const { tables } = words;
  const [table] = useState(() =>
    hoursTable(withDrafts(config, draftsIn(config, { [HOURS_LIST]: draft }, words))),
  );
  const read = (form: FormData) => {
    const typed = readHoursForm(form);
    const troubles = [...typed.troubles].map(([row, trouble]) => [row, tables.troubles[trouble]] as const);
    return { edits: hoursEdits(config, typed.table), troubles: new Map(troubles) };
  };
  /** A day that is typed in part stays as it is on the page. */
  const keep = (form: FormData) => {
    const { table: typed, troubles } = readHoursForm(form);
    const { week } = hoursTable(config);
    const days = typed.week.map((spans, day) => (troubles.has(`day${day}`) ? week[day] : spans));
    box.send({ type: 'rows.keep', path: HOURS_LIST, text: hoursDraft(config, { ...typed, week: days }) });
  };
  return (
    <TableForm
      title={tables.hours}
      save={tables.saveHours}
      told={tables.hoursTold}
      read={read}
      onType={keep}
      onSave={() => box.send({ type: 'draft.drop', path: HOURS_LIST })}
    >
      <Week week={table.week} />
      <SpecialDays days={table.special} />
      <Texts texts={table.texts} />
    </TableForm>
  );
}

function Week({ week }: Pick<Table, 'week'>) {
  const words = useWords();
  const names = dayNames(localeOf(words.language.code));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.tables.hours}</caption>
      <tbody>
        {names.map((name, day) => (
          <HoursRow key={name} row={`day${day}`} label={name} head={name} spans={week[day]}>
            {day > 0 && (
              <button
                type="button"
                className={styles.action}
                onClick={(event) => copyRowBefore(event.currentTarget)}
              >
                {words.tables.sameAs(names[day - 1] ?? '')}
              </button>
            )}
          </HoursRow>
        ))}
      </tbody>
    </table>
  );
}

function SpecialDays({ days }: { days: Table['special'] }) {
  const { tables } = useWords();
  const rows = [...days, ...Array.from({ length: BLANK_DAYS }, () => undefined)];
  return (
    <More title={tables.special} isOpen={days.length > 0}>
      {rows.map((day, at) => {
        const label = tables.specialDay(at + 1);
        const date = (
          <input
            type="date"
            className={styles.input}
            name={`special${at}.date`}
            aria-label={`${label}, ${tables.date}`}
            defaultValue={day?.date}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table is made anew when its days change.
          <HoursRow key={at} row={`special${at}`} label={label} head={date} spans={day?.spans}>
            {day && <Remove label={label} />}
          </HoursRow>
        );
      })}
    </More>
  );
}

function Texts({ texts }: Pick<Table, 'texts'>) {
  const { tables } = useWords();
  return (
    <More title={tables.other} isOpen={texts.length > 0} hint={tables.otherHint}>
      {[...texts, undefined].map((text, at) => {
        const label = tables.line(at + 1);
        const box = (part: 'days' | 'hours', says: string) => (
          // A text may have several lines; a box of one line would join them.
          <textarea
            rows={1}
            className={styles.input}
            dir="auto"
            autoComplete="off"
            name={`text${at}.${part}`}
            aria-label={`${label}, ${says}`}
            placeholder={says}
            defaultValue={text?.[part]}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the table is made anew when its texts change.
          <TableRow key={at} name={`text${at}`} head={box('days', tables.days)}>
            {box('hours', tables.hoursOfLine)}
            {text && <Remove label={label} />}
          </TableRow>
        );
      })}
    </More>
  );
}

interface MoreProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A further table, which is open where it holds anything. */
function More({ title, isOpen, hint, children }: MoreProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{title}</summary>
      {hint && <span className={styles.hint}>{hint}</span>}
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

function Remove({ label }: { label: string }) {
  const { remove } = useWords().tables;
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${remove}: ${label}`}
      onClick={(event) => dropRow(event.currentTarget)}
    >
      {remove}
    </button>
  );
}

interface RowProps {
  readonly row: string;
  readonly label: string;
  readonly head: ReactNode;
  readonly spans: readonly Span[] | undefined;
  readonly children: ReactNode;
}

/** A day that is closed, or has one or two times of opening. */
function HoursRow({ row, label, head, spans, children }: RowProps) {
  const { tables } = useWords();
  const [first, second] = spans ?? [];
  const time = (name: 'opens' | 'closes', says: string, value: string | undefined) => (
    <input
      type="time"
      className={styles.input}
      name={`${row}.${name}`}
      aria-label={`${label}, ${says}`}
      defaultValue={value}
    />
  );
  const span = (times: Span | undefined, opens: string, closes: string) => {
    const typed = times && typedSpanOf(times);
    return (
      <span className={styles.span}>
        {time('opens', opens, typed?.[0])}
        <span className={styles.until}>{time('closes', closes, typed?.[1])}</span>
      </span>
    );
  };
  const closed = (
    <label className={styles.closed}>
      <input
        type="checkbox"
        name={`${row}.closed`}
        aria-label={`${label}, ${tables.closed}`}
        defaultChecked={spans?.length === 0}
      />
      <span>{tables.closed}</span>
    </label>
  );
  return (
    <TableRow
      name={row}
      head={
        <>
          <span className={styles.head}>{head}</span>
          {closed}
        </>
      }
    >
      <span className={styles.times}>
        {span(first, tables.opens, tables.closes)}
        <details open={second !== undefined}>
          <summary className={styles.action} aria-label={`${label}, ${tables.second}`}>
            {tables.second}
          </summary>
          {span(second, tables.opensAgain, tables.closesAgain)}
        </details>
      </span>
      {children}
    </TableRow>
  );
}
