import { useSelector } from '@xstate/react';
import { newsOf } from '../../../domain/publish/live-site.ts';
import { selectConfig, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import dialog from '../dialog.module.css';
import styles from './ChangedElsewhere.module.css';

interface Props {
  /** Called when the visitor wants to see who may change the website; absent where that stands below. */
  readonly onOpen?: () => void;
}

/** Says what others changed of who may change the website, and of its address, and where that is undone. */
export function NewsOfSite({ onOpen }: Props) {
  const { site } = useActors();
  const { access: words, titles } = useWords();
  const config = useSelector(site, selectConfig);
  const live = useSelector(site, selectLive);
  const news = newsOf(live, config);
  if (news.length === 0) return null;
  return (
    <div className={styles.elsewhere} data-site-news="">
      <div>
        {news.map(({ what, at }) => (
          <p key={what}>{words.news[what](at)}</p>
        ))}
      </div>
      {onOpen && (
        <button type="button" className="button" onClick={onOpen}>
          {titles.published}
        </button>
      )}
      <p className={dialog.note}>{onOpen ? words.newsThere : words.newsBelow}</p>
    </div>
  );
}
