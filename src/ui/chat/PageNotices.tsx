import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectConfig, selectHistory } from '../../../machines/site.selectors.ts';
import { newlyAdjusted } from '../../../templates/adjusted-colors.ts';
import { unknownIcons } from '../../../templates/review.ts';
import type { Config } from '../../domain/config.ts';
import { undo } from '../../domain/history.ts';
import { nameOfPath, wayTo } from '../../domain/menu.ts';
import type { Words } from '../../domain/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notice.module.css';

/** What the visitor should know of the page as it stands; loaded with the pages, not with the chat. */
export function PageNotices() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const icons = useMemo(() => unknownIcons(config), [config]);
  const history = useSelector(site, selectHistory);
  // Told once, after the step that brought it; to be led back to it is no news.
  const colors = useMemo(
    () => (history.isUndone ? [] : newlyAdjusted(config, undo({ config, history }).config)),
    [config, history],
  );
  return (
    <>
      {icons.map(({ path, iconClass }) => (
        <p key={path} className={styles.hint} role="status">
          {words.notice.unknownIcon(iconClass)}
        </p>
      ))}
      {colors.map(({ path, ratio, needed }) => (
        <p key={path} className={styles.hint} role="status">
          {words.notice.adjustedColor(fullName(config, path, words), ratio, needed)}
        </p>
      ))}
    </>
  );
}

/** What a field is called, with the section it belongs to; one that the menu does not offer by its own name. */
function fullName(config: Config, path: string, words: Words): string {
  const way = wayTo(config, path, words);
  return way.length > 0 ? way.map(({ name }) => name).join(' › ') : nameOfPath(config, path);
}
