import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { imagePathOfAltText } from '../../../../domain/config/alt-text.ts';
import { textAt } from '../../../../domain/config/leaves.ts';
import { selectDrafts } from '../../../../machines/chat/box.selectors.ts';
import { selectIsWorking } from '../../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { useActors, useBox, useWords } from '../../actors-context.tsx';
import { focusChatAfter } from '../../focus-chat.ts';
import textBox from '../../text-box.module.css';
import styles from './DescribePicture.module.css';

/** Asks what a picture shows, right after its upload. Nothing waits for the answer. */
export function DescribePicture({ path }: { path: string }) {
  const { chat, site } = useActors();
  const box = useBox();
  const words = useWords().describe;
  const isWorking = useSelector(chat, selectIsWorking);
  const config = useSelector(site, selectConfig);
  const draft = useSelector(box, (snapshot) => selectDrafts(snapshot)[path]);
  const shown = draft ?? textAt(config, path);
  const id = useId();
  // An undo may have taken the picture away again.
  if (textAt(config, imagePathOfAltText(path) ?? '') === '') return null;
  const give = (text: string, said: string) => {
    focusChatAfter(() => chat.send({ type: 'description.give', text, said, at: Date.now() }));
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = shown.trim();
    if (text !== '') give(text, text);
  };
  const skip = () => {
    focusChatAfter(() => chat.send({ type: 'description.skip' }));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id} className={styles.ask}>
        {words.ask}
      </label>
      {/* No paragraph: in a message that is what was said. */}
      <span id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </span>
      <fieldset disabled={isWorking} className={styles.fields}>
        <input
          id={id}
          name="description"
          type="text"
          className={textBox.box}
          dir="auto"
          autoComplete="off"
          value={shown}
          onChange={(event) => box.send({ type: 'description.type', path, text: event.target.value })}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" className="button">
          {words.save}
        </button>
      </fieldset>
      <fieldset disabled={isWorking} className={styles.fields}>
        <button type="button" className={styles.choice} onClick={() => give('', words.decoration)}>
          {words.decoration}
        </button>
        <button type="button" className={styles.choice} onClick={skip}>
          {words.skip}
        </button>
      </fieldset>
    </form>
  );
}
