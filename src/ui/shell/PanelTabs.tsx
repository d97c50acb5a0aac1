import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { selectAreControlsShown, selectPanel } from '../../../machines/screen/preview.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { FindIcon, MoreIcon } from '../icons.tsx';
import { PublishButton } from '../preview/PublishButton.tsx';
import { TemplateSelect } from '../preview/TemplateSelect.tsx';
import styles from './PanelTabs.module.css';

const OTHER = { chat: 'preview', preview: 'chat' } as const;

/**
 * On narrow screens: the tabs that switch between chat and preview, and Publish. On a phone it is the only bar: beside
 * the chat it has Find, beside the page the template, Publish and a button that unfolds the other controls.
 */
export function PanelTabs() {
  const { preview, dialogs } = useActors();
  const words = useWords();
  const shown = useSelector(preview, selectPanel);
  const areControlsShown = useSelector(preview, selectAreControlsShown);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const wanted = tabFor(event.key, shown);
    if (!wanted) return;
    event.preventDefault();
    preview.send({ type: 'panel.choose', panel: wanted });
    document.getElementById(`${wanted}-tab`)?.focus();
  };
  const tab = (panel: 'chat' | 'preview', name: string) => (
    <button
      type="button"
      role="tab"
      id={`${panel}-tab`}
      className={styles.tab}
      aria-selected={shown === panel}
      aria-controls={panel}
      tabIndex={shown === panel ? 0 : -1}
      onClick={() => preview.send({ type: 'panel.choose', panel })}
    >
      {name}
    </button>
  );
  return (
    <div className={styles.bar} data-panel={shown}>
      <div role="tablist" aria-label={words.product.panels} className={styles.tabs} onKeyDown={onKeyDown}>
        {tab('chat', words.chat.panel)}
        {tab('preview', words.preview.panel)}
      </div>
      <div className={styles.tools}>
        {shown === 'chat' ? (
          <button
            type="button"
            className={`button quiet ${styles.onPhone}`}
            aria-label={words.product.find}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => dialogs.send({ type: 'find.open' })}
          >
            <FindIcon />
          </button>
        ) : (
          <TemplateSelect className={styles.template} />
        )}
        <PublishButton className={styles.publish} />
        {shown === 'preview' && (
          <button
            type="button"
            className={`button quiet ${styles.onPhone}`}
            aria-label={words.preview.more}
            aria-expanded={areControlsShown}
            data-more=""
            onClick={() => preview.send({ type: 'controls.toggle' })}
          >
            <MoreIcon />
          </button>
        )}
      </div>
    </div>
  );
}

function tabFor(key: string, shown: 'chat' | 'preview') {
  if (key === 'Home') return 'chat';
  if (key === 'End') return 'preview';
  return key === 'ArrowLeft' || key === 'ArrowRight' ? OTHER[shown] : undefined;
}
