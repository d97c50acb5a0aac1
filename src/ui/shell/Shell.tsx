import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { App } from '../../../machines/app/app.machine.ts';
import { selectIsChanging } from '../../../machines/chat/chat.selectors.ts';
import { selectPanel } from '../../../machines/screen/preview.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { restoreLostFocus } from '../focus.ts';
import { FindIcon } from '../icons.tsx';
import { lazyPart } from '../lazy.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { DialogPlaceholder } from './DialogPlaceholder.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import logo from './logo.svg';
import { PanelTabs } from './PanelTabs.tsx';
import styles from './Shell.module.css';

const Dialogs = lazyPart(({ Dialogs }) => Dialogs, DialogPlaceholder);

/** The layout of the builder: header, both panels, footer and dialogs. */
export function Shell({ app }: { app: App }) {
  const words = useWords();
  const { preview, dialogs, chat } = useActors();
  const panel = useSelector(preview, selectPanel);
  const isChanging = useSelector(chat, selectIsChanging);
  useEffect(() => restoreLostFocus(document.body), []);
  return (
    <div className={styles.shell} data-screen="">
      <SkipLink panel="chat">{words.product.skipToChat}</SkipLink>
      <SkipLink panel="preview">{words.product.skipToPreview}</SkipLink>
      <header className={styles.header}>
        <img src={logo} alt="" width={24} height={24} />
        <h1 className={styles.name}>{words.product.name}</h1>
        <button
          type="button"
          className={`button quiet ${styles.find}`}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => dialogs.send({ type: 'find.open' })}
        >
          <FindIcon />
          <span>{words.product.find}</span>
          <span className={styles.keys} aria-hidden="true">
            {words.product.findKeys}
          </span>
        </button>
      </header>
      <main className={styles.main}>
        <PanelTabs />
        <div className={styles.panels} data-panel={panel} data-changing={isChanging ? '' : undefined}>
          <ChatPanel app={app} className={styles.chat} />
          <PreviewPanel className={styles.preview} />
        </div>
      </main>
      <div className={styles.foot}>
        <footer>{words.product.footer}</footer>
        <LanguageSelect app={app} />
      </div>
      <Dialogs />
    </div>
  );
}

/** Moves the focus to a panel, showing it first if a narrow screen hides it. The URL stays unchanged. */
function SkipLink({ panel, children }: { panel: 'chat' | 'preview'; children: string }) {
  const { preview } = useActors();
  return (
    <a
      className="skip"
      href={`#${panel}`}
      onClick={(event) => {
        event.preventDefault();
        // A hidden panel cannot take the focus.
        flushSync(() => preview.send({ type: 'panel.choose', panel }));
        document.getElementById(panel)?.focus();
      }}
    >
      {children}
    </a>
  );
}
