import type { UnderstoodHours } from '../../../../domain/chat/command.ts';
import { hoursInWords } from '../../../../domain/facts/hours-in-words.ts';
import { listed } from '../../../../words/formats.ts';
import { useWords } from '../../actors-context.tsx';
import styles from './HoursRead.module.css';

/** Opening hours as they were understood, and what of the text could not be read. */
export function HoursRead({ hours: { rows, unread } }: { hours: UnderstoodHours }) {
  const words = useWords();
  const { present, hoursRead, language } = words;
  return (
    <div className={styles.read}>
      <table className={styles.table}>
        <caption className={styles.caption}>{hoursRead.caption}</caption>
        <tbody dir="auto">
          {rows.map(({ days, hours }) => (
            <tr key={`${days} ${hours}`}>
              <th scope="row">{days}</th>
              <td>{hoursInWords(hours, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unread.length > 0 && (
        <p className={styles.unread}>{hoursRead.unread(listed(language.code, unread.map(present.quoted)))}</p>
      )}
    </div>
  );
}
