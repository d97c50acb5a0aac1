import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectConfig, selectHistory } from '../../../machines/site.selectors.ts';
import { newlyAdjusted } from '../../../templates/adjusted-colors.ts';
import { unknownIcons } from '../../../templates/review.ts';
import { type Edited, undo } from '../../domain/history.ts';
import { namesOfPath } from '../../domain/menu.ts';
import type { Words } from '../../domain/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notice.module.css';

/** What the page shows otherwise than it was chosen: a sentence; for several, one line and on request what and why. */
export function PageNotices() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const history = useSelector(site, selectHistory);
  const found = useMemo(() => differencesOf({ config, history }, words), [config, history, words]);
  const nameOf = (path: string) => namesOfPath(config, path).join(' › ') || path;
  const [only] = found;
  if (only && found.length === 1)
    return (
      <p className={styles.difference} role="status">
        <strong>{nameOf(only.path)}</strong> {only.text}
      </p>
    );
  if (found.length === 0) return null;
  return (
    <details className={styles.differences}>
      <summary>
        <span role="status">{words.notice.adjusted(found.length)}</span>
      </summary>
      <dl className={styles.list} tabIndex={0}>
        {found.map(({ path, text }) => (
          <div key={path}>
            <dt>{nameOf(path)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function differencesOf(edited: Edited, { notice }: Words) {
  const { config, history } = edited;
  // A colour is told of once, after the step that brought it; to be led back to it is no news.
  const colors = history.isUndone ? [] : newlyAdjusted(config, undo(edited).config);
  return [
    ...unknownIcons(config).map(({ path, iconClass }) => ({ path, text: notice.unknownIcon(iconClass) })),
    ...colors.map(({ path, ratio, needed }) => ({ path, text: notice.adjustedColor(ratio, needed) })),
  ];
}
