import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { selectPanel } from '../../../machines/screen/preview.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import styles from './PanelTabs.module.css';

const OTHER = { chat: 'preview', preview: 'chat' } as const;

/** On narrow screens: the tabs that switch between chat and preview, and Publish beside the chat. */
export function PanelTabs() {
  const { preview, publish } = useActors();
  const words = useWords();
  const shown = useSelector(preview, selectPanel);
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
    <div className={styles.bar}>
      <div role="tablist" aria-label={words.product.panels} className={styles.tabs} onKeyDown={onKeyDown}>
        {tab('chat', words.chat.panel)}
        {tab('preview', words.preview.panel)}
      </div>
      {/* The preview has its own. */}
      {shown === 'chat' && (
        <button
          type="button"
          className={`button primary ${styles.publish}`}
          onClick={() => publish.send({ type: 'publish.open' })}
        >
          {words.preview.publish}
        </button>
      )}
    </div>
  );
}

function tabFor(key: string, shown: 'chat' | 'preview') {
  if (key === 'Home') return 'chat';
  if (key === 'End') return 'preview';
  return key === 'ArrowLeft' || key === 'ArrowRight' ? OTHER[shown] : undefined;
}
