import { useSelector } from '@xstate/react';
import { type App, selectIsLanguageNotKept, selectLanguage } from '../../../machines/app/app.machine.ts';
import { LANGUAGES, languageNamed } from '../../../words/language.ts';
import { useWords } from '../actors-context.tsx';
import styles from './LanguageSelect.module.css';

/** The language of the screen. Changing it reloads the page. */
export function LanguageSelect({ app }: { app: App }) {
  const words = useWords();
  const chosen = useSelector(app, selectLanguage);
  const isNotKept = useSelector(app, selectIsLanguageNotKept);
  return (
    <section aria-label={words.language.label} className={styles.place}>
      <label className={styles.language}>
        <span className={styles.name}>{words.language.label}</span>
        <select
          className={styles.select}
          value={chosen}
          onChange={(event) => {
            const code = languageNamed(event.target.value);
            if (code) app.send({ type: 'language.choose', code });
          }}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isNotKept && (
        <span className={styles.problem} role="alert">
          {words.language.notKept}
        </span>
      )}
    </section>
  );
}
