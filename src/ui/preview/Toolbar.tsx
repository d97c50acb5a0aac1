import { useActors, useWords } from '../actors-context.tsx';
import { lazyPart } from '../lazy.tsx';
import { PublishButton } from './PublishButton.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import styles from './Toolbar.module.css';

const LiveStatus = lazyPart(({ LiveStatus }) => LiveStatus);

/** The gallery, the template select, what is live, and Publish. On a phone the tabs hold the template and Publish. */
export function Toolbar() {
  const { dialogs } = useActors();
  const words = useWords();
  return (
    <div className={styles.toolbar} data-toolbar="">
      <button
        type="button"
        className={`button quiet ${styles.browse}`}
        data-folds=""
        onClick={() => dialogs.send({ type: 'gallery.open' })}
      >
        {words.preview.browse}
      </button>
      <TemplateSelect className={styles.wide} />
      <LiveStatus />
      <PublishButton className={`${styles.publish} ${styles.wide}`} />
    </div>
  );
}
