import { TEMPLATES_TARGET } from '../../../domain/chat/menu-entry.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusChatAfter } from '../focus-chat.ts';
import { lazyPart } from '../lazy.ts';
import { PublishButton } from './PublishButton.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import styles from './Toolbar.module.css';

const LiveStatus = lazyPart(({ LiveStatus }) => LiveStatus);

/** Where templates are seen, the template select, what is live, and Publish. On a phone the tabs hold the template and Publish. */
export function Toolbar() {
  const { chat } = useActors();
  const words = useWords();
  const browse = () => {
    focusChatAfter(() => chat.send({ type: 'place.open', target: TEMPLATES_TARGET, at: Date.now() }));
  };
  return (
    <div className={styles.toolbar} data-toolbar="">
      <button type="button" className={`button quiet ${styles.browse}`} data-folds="" onClick={browse}>
        {words.preview.browse}
      </button>
      <TemplateSelect className={styles.wide} />
      <LiveStatus />
      <PublishButton className={`${styles.publish} ${styles.wide}`} />
    </div>
  );
}
