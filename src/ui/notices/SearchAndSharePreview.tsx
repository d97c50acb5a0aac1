import { useSelector } from '@xstate/react';
import { linkPreviewAddress } from '../../../domain/publish/link-preview.ts';
import { selectIsAboutPage } from '../../../machines/chat/chat.selectors.ts';
import { type PageHead, shortened } from '../../../templates/page/head.ts';
import { headOf } from '../../../templates/pages.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { useDraftedSite } from '../use-drafts.ts';
import disclosure from './Disclosure.module.css';
import styles from './SearchAndSharePreview.module.css';

/** The lengths at which search engines cut titles and descriptions, in characters. */
const SEARCH_TITLE = 60;
const SEARCH_DESCRIPTION = 155;

/** While the page's settings are edited: how a search result and a shared link will look. */
export function SearchAndSharePreview() {
  const { chat } = useActors();
  return useSelector(chat, selectIsAboutPage) ? <Preview /> : null;
}

function Preview() {
  const { looks } = useWords();
  const { config } = useDraftedSite();
  const head = headOf(config);
  return (
    <details className={disclosure.disclosure}>
      <summary>{looks.summary}</summary>
      <div className={styles.cards}>
        <SearchResult head={head} />
        <SharedCard head={head} />
      </div>
    </details>
  );
}

function SearchResult({ head: { favicon, language, title, description } }: { head: PageHead }) {
  const { looks } = useWords();
  return (
    <figure className={styles.figure}>
      <figcaption>{looks.search}</figcaption>
      <div className={styles.card}>
        <p className={styles.place}>
          <img src={favicon} alt="" width={18} height={18} />
          <span>{looks.address}</span>
        </p>
        <p className={styles.found} lang={language} dir="auto">
          {shortened(title, SEARCH_TITLE)}
        </p>
        {description === '' ? (
          <p className={styles.missing}>{looks.noDescription}</p>
        ) : (
          <p lang={language} dir="auto">
            {shortened(description, SEARCH_DESCRIPTION)}
          </p>
        )}
      </div>
    </figure>
  );
}

function SharedCard({ head: { picture, mark, language, title, description } }: { head: PageHead }) {
  const { looks } = useWords();
  const shown = picture ?? (mark && linkPreviewAddress('preview', mark));
  return (
    <figure className={styles.figure}>
      <figcaption>{looks.shared}</figcaption>
      <div className={styles.card}>
        {shown !== undefined && <img className={styles.picture} src={shown} alt="" loading="lazy" />}
        <p className={styles.place}>{looks.address}</p>
        <p className={styles.named} lang={language} dir="auto">
          {title}
        </p>
        {description !== '' && (
          <p className={styles.line} lang={language} dir="auto">
            {description}
          </p>
        )}
      </div>
    </figure>
  );
}
