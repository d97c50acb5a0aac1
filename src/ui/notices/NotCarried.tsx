import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { placeOfPath } from '../../../domain/chat/menu.ts';
import { selectConfig, selectFresh, selectHistory } from '../../../machines/site/site.selectors.ts';
import { leftBehind } from '../../../templates/carried-content.ts';
import { useActors, useWords } from '../actors-context.tsx';
import late from './LateNotices.module.css';

/** What a change of the template could not keep, in the visitor's own words, behind one line. */
export function NotCarried() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const history = useSelector(site, selectHistory);
  const fresh = useSelector(site, selectFresh);
  const { config: before, left } = useMemo(
    () => leftBehind({ config, history }, fresh),
    [config, history, fresh],
  );
  if (left.size === 0) return null;
  return (
    <details className={late.left}>
      <summary>{words.siteNotices.leftBehind}</summary>
      <dl className={late.list} tabIndex={0}>
        {[...left].map(([path, texts]) => (
          <div key={path}>
            <dt>{placeOfPath(before, path, words)}</dt>
            <dd dir="auto">{texts.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
