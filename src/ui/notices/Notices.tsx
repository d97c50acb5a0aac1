import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectSaving } from '../../../machines/site/site.selectors.ts';
import { useActors } from '../actors-context.tsx';
import { late } from '../lazy.tsx';
import { FirstStep } from './FirstStep.tsx';
import styles from './Notices.module.css';
import { SavingStatus } from './SavingStatus.tsx';
import { SiteNotices } from './SiteNotices.tsx';

const LateNotices = late(({ LateNotices }) => LateNotices);

/** The status line by the message box: whether the site is saved, and what the visitor must know once. */
export const Notice = memo(function Notice({ app }: { app: App }) {
  const { site } = useActors();
  const saving = useSelector(site, selectSaving);
  return (
    <div className={styles.notices} data-state={saving}>
      <LateNotices />
      <SiteNotices app={app} />
      <FirstStep />
      <SavingStatus />
    </div>
  );
});
