import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectConfig } from '../../../machines/site.selectors.ts';
import { adjustedColors } from '../../../templates/adjusted-colors.ts';
import { unknownIcons } from '../../../templates/review.ts';
import { nameOfPath } from '../../domain/menu.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './Notice.module.css';

/** What the visitor should know of the page as it stands; loaded with the pages, not with the chat. */
export function PageNotices() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const icons = useMemo(() => unknownIcons(config), [config]);
  const colors = useMemo(() => adjustedColors(config), [config]);
  return (
    <>
      {icons.map(({ path, iconClass }) => (
        <p key={path} className={styles.hint} role="status">
          {words.notice.unknownIcon(iconClass)}
        </p>
      ))}
      {colors.map(({ path, ratio }) => (
        <p key={path} className={styles.hint} role="status">
          {words.notice.adjustedColor(nameOfPath(config, path), ratio)}
        </p>
      ))}
    </>
  );
}
