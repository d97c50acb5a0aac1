import { useSelector } from '@xstate/react';
import { selectIsUntouched } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './PublishButton.module.css';

/** Opens the publish dialog. It is filled while it is what is recommended next: not before there is something of one's own. */
export function PublishButton({ className }: { className: string | undefined }) {
  const { dialogs, site } = useActors();
  const words = useWords();
  const isUntouched = useSelector(site, selectIsUntouched);
  return (
    <button
      type="button"
      className={`button primary ${styles.publish} ${className}`}
      data-soft={isUntouched || undefined}
      onClick={() => dialogs.send({ type: 'publish.open' })}
    >
      {words.preview.publish}
    </button>
  );
}
