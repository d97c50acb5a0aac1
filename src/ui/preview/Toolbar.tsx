import { useActors, useWords } from '../actors-context.tsx';
import { LiveStatus } from './LiveStatus.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import styles from './Toolbar.module.css';

/** The template select and the Publish button. On a phone the tabs hold both. */
export function Toolbar() {
  const { dialogs } = useActors();
  const words = useWords();
  return (
    <div className={styles.toolbar} data-toolbar="">
      <TemplateSelect className={styles.wide} />
      <button
        type="button"
        className={`button ${styles.browse}`}
        data-folds=""
        onClick={() => dialogs.send({ type: 'gallery.open' })}
      >
        {words.preview.browse}
      </button>
      <LiveStatus />
      <button
        type="button"
        className={`button primary ${styles.wide}`}
        onClick={() => dialogs.send({ type: 'publish.open' })}
      >
        {words.preview.publish}
      </button>
    </div>
  );
}
