import { useSelector } from '@xstate/react';
import { selectIsLanguageNotKept, selectLanguage } from '../../../machines/screen/language.machine.ts';
import { LANGUAGES, languageNamed } from '../../../words/language.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './LanguageSelect.module.css';

/** The language of the screen. Changing it reloads the page. */
export function LanguageSelect() {
  const { language } = useActors();
  const words = useWords();
  const chosen = useSelector(language, selectLanguage);
  const isNotKept = useSelector(language, selectIsLanguageNotKept);
  return (
    <section aria-label={words.language.label} className={styles.place}>
      <label className={styles.language}>
        <span className={styles.name}>{words.language.label}</span>
        <select
          className={styles.select}
          value={chosen}
          onChange={(event) => {
            const code = languageNamed(event.target.value);
            if (code) language.send({ type: 'language.choose', code });
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
