import { memo } from 'react';
import type { App } from '../../../machines/app/app.machine.ts';
import { lazyPart } from '../lazy.ts';
import styles from './Notices.module.css';

const DeferredNotices = lazyPart(({ DeferredNotices }) => DeferredNotices);

/** The notices above the message box. */
export const Notices = memo(function Notice({ app }: { app: App }) {
  return (
    <div className={styles.notices} data-notices="">
      <DeferredNotices app={app} />
    </div>
  );
});
