import { useSelector } from '@xstate/react';
import type { App } from '../../../machines/app.machine.ts';
import { selectPage } from '../../../machines/preview.selectors.ts';
import { selectSaving } from '../../../machines/site.selectors.ts';
import type { Words } from '../../domain/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { late } from '../late.tsx';
import styles from './Notice.module.css';

const SiteNotices = late(async () => (await import('./SiteNotices.tsx')).SiteNotices);
const LateNotices = late(async () => (await import('./LateNotices.tsx')).LateNotices);

/** The status line by the message box: whether the site is saved, and what the visitor must know once. */
export function Notice({ app }: { app: App }) {
  const { site, preview } = useActors();
  const isDrawn = useSelector(preview, selectPage) === 'drawn';
  const words = useWords();
  const saving = useSelector(site, selectSaving);
  const isNotSaved = saving === 'notSaved' || saving === 'notCleared';
  return (
    <div className={styles.notices} data-state={saving}>
      {isDrawn && <LateNotices />}
      <SiteNotices app={app} />
      {!isNotSaved && (
        <p className={styles.status} role="status">
          {textOf(saving, words)}
        </p>
      )}
    </div>
  );
}

function textOf(saving: ReturnType<typeof selectSaving>, { notice }: Words): string {
  switch (saving) {
    case 'unchanged':
      return notice.nothingToSave;
    case 'saved':
      return notice.saved;
    default:
      return notice.saving;
  }
}
