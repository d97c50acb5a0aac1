import type { Words } from '../../../words/words.ts';
import styles from './FatalError.module.css';

/** The screen after an uncaught error. */
export function FatalError({ words, text }: { words: Words; text: string }) {
  return (
    <main className={styles.screen} data-state="failed">
      <div className={styles.card} role="alert">
        <h1 className={styles.title}>{words.fatal.title}</h1>
        <p className={styles.text} dir="auto">
          {text.trim() === '' ? words.fatal.unknown : text}
        </p>
        <p className={styles.saved}>{words.fatal.saved}</p>
        <button
          // The focused element is gone with the screen before.
          ref={(button) => button?.focus()}
          type="button"
          className="button primary"
          onClick={() => location.reload()}
        >
          {words.fatal.reload}
        </button>
      </div>
    </main>
  );
}
