import { flushSync } from 'react-dom';
import type { UnderstoodHours } from '../../domain/chat/command.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusMessageEnd } from '../focus.ts';
import styles from './HoursRead.module.css';

/** Opening hours as they were understood, and while they can be taken, the button that puts the text back into the message box. */
export function HoursRead({ hours, isLatest }: { hours: UnderstoodHours; isLatest: boolean }) {
  const { chat } = useActors();
  const words = useWords().chat;
  const { caption, days, hours: times, unread, again } = words.hoursRead;
  const typeAgain = () => {
    flushSync(() => chat.send({ type: 'draft.change', text: hours.typed }));
    focusMessageEnd();
  };
  return (
    <div className={styles.read}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{days}</th>
            <th scope="col">{times}</th>
          </tr>
        </thead>
        <tbody dir="auto">
          {hours.rows.map((row) => (
            <tr key={row.days}>
              <th scope="row">{row.days}</th>
              <td>{unbroken(row.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.note !== '' && (
        <p className={styles.note} dir="auto">
          {hours.note}
        </p>
      )}
      {hours.unread.length > 0 && (
        <p className={styles.unread}>
          {unread(hours.unread.map((part) => words.present.quoted(part)).join(', '))}
        </p>
      )}
      {isLatest && (
        <button type="button" className={styles.again} onClick={typeAgain}>
          {again}
        </button>
      )}
    </div>
  );
}

/** Keeps each time of opening on one line. */
function unbroken(hours: string): string {
  return hours.replaceAll(' – ', '\u00A0–\u00A0');
}
