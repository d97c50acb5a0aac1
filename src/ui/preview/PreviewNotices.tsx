import { useSelector } from '@xstate/react';
import { selectPanel } from '../../../machines/screen/preview.selectors.ts';
import { useActors } from '../actors-context.tsx';
import { SavingStatus } from '../notices/SavingStatus.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import styles from './PreviewPanel.module.css';

/** What is said at the preview's foot: where a link leads, and on a narrow screen, which hides the chat, whether all is saved. */
export function PreviewNotices() {
  const { preview } = useActors();
  const panel = useSelector(preview, selectPanel);
  return (
    <>
      <LinkNotice />
      {panel === 'preview' && (
        <div className={styles.saving}>
          <SavingStatus />
        </div>
      )}
    </>
  );
}
