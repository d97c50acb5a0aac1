import { useSelector } from '@xstate/react';
import { textAt } from '../../../domain/config/leaves.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { targetSaid } from '../../../templates/check/link-target.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Composer.module.css';

/** What a link's address does, as it is typed: a mail address writes, a number calls; and what a button says in place of the words that it began with. Nothing for an empty field. */
export function LinkTarget({ path, draft }: { path: string; draft: string }) {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const text = draft.trim() === '' ? textAt(config, path) : draft;
  const said = text.trim() === '' ? undefined : targetSaid(config, path, text, words);
  if (said === undefined) return null;
  return (
    <p id="link-target" className={styles.note} dir="auto">
      {said}
    </p>
  );
}
