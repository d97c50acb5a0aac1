import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { popoverOf } from '../../../domain/config/field-types.ts';
import { takesText } from '../../../domain/interview/question.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import {
  selectCanGoBack,
  selectCanOpenMenu,
  selectEditor,
  selectField,
  selectIsWorking,
  selectLatest,
  selectQuestion,
} from '../../../machines/chat/chat.selectors.ts';
import { selectIsPopoverShown } from '../../../machines/editor/editor.selectors.ts';
import { selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { keepChatFocus } from '../focus.ts';
import { BackIcon, HomeIcon } from '../icons.tsx';
import { lazyPart } from '../lazy.ts';
import { LoadFailed } from '../notices/LoadFailed.tsx';
import notices from '../notices/Notices.module.css';
import { Notices } from '../notices/Notices.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import { isTooSoon, notePick } from './picks.ts';
import { Transcript } from './Transcript.tsx';
import { UndoButtons } from './UndoButtons.tsx';

/** On the panel while the pointer has not moved since the latest message. */
const RESTING = 'data-resting';

const EditorPopover = lazyPart(({ EditorPopover }) => EditorPopover, EditorPopoverPlaceholder);

/** The chat: navigation, transcript, open editor, notices and message box. */
export function ChatPanel({ app, className }: { app: App; className: string | undefined }) {
  const { site, chat } = useActors();
  const question = useSelector(chat, selectQuestion);
  const words = useWords();
  const canGoBack = useSelector(chat, selectCanGoBack);
  const canOpenMenu = useSelector(chat, selectCanOpenMenu);
  const isWorking = useSelector(chat, selectIsWorking);
  const latest = useSelector(chat, selectLatest);
  const field = useSelector(chat, selectField);
  const editor = useSelector(chat, selectEditor);
  const isPopoverShown = useSelector(editor, (snapshot) => snapshot && selectIsPopoverShown(snapshot));
  const undone = useSelector(site, selectUndone);
  const redone = useSelector(site, selectRedone);
  const takesValue = field !== undefined || takesText(question);
  const panel = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these can disable or remove what has the focus.
  useLayoutEffect(() => {
    if (panel.current && hasFocus.current) keepChatFocus(panel.current, takesValue);
  }, [latest, isWorking, canGoBack, field, isPopoverShown, undone, redone]);

  // What slides below a pointer that rests is not tinted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message moves the options.
  useLayoutEffect(() => {
    panel.current?.setAttribute(RESTING, '');
  }, [latest]);

  return (
    <section
      ref={panel}
      id="chat"
      tabIndex={-1}
      aria-label={words.chat.panel}
      className={`${styles.panel} ${className}`}
      // Whatever stands now where the pick stood.
      onClickCapture={(click) => {
        if (!isTooSoon(click)) return;
        click.preventDefault();
        click.stopPropagation();
      }}
      // Chromium reports a move when the page moves below the pointer, of no distance.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) panel.current?.removeAttribute(RESTING);
      }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={(event) => {
        // An element that is disabled or removed blurs without a relatedTarget: the focus is then still the
        // chat's to restore.
        if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) hasFocus.current = false;
      }}
      data-state={isWorking ? 'working' : takesValue ? 'editing' : 'browsing'}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className="button quiet"
          title={words.chat.backTitle}
          disabled={!canGoBack}
          onClick={() => chat.send({ type: 'step.back' })}
        >
          <BackIcon />
          <span>{words.chat.back}</span>
        </button>
        <button
          type="button"
          className="button quiet"
          title={words.chat.homeTitle}
          disabled={!canOpenMenu}
          onClick={(click) => {
            notePick(click);
            chat.send({ type: 'menu.open', at: Date.now() });
          }}
        >
          <HomeIcon />
          <span>{words.chat.home}</span>
        </button>
        {!question && <Breadcrumb />}
        <span className={styles.steps}>
          <UndoButtons />
        </span>
      </div>
      <Transcript />
      <EditorPopover editor={editor} isWorking={isWorking} />
      <Notices app={app} />
      <Composer />
    </section>
  );
}

/** Stands for the editor popover until its chunk has loaded. The editor itself comes with it. */
function EditorPopoverPlaceholder() {
  const { chat } = useActors();
  const field = useSelector(chat, selectField);
  return field && popoverOf(field) ? <LoadFailed className={notices.warning} /> : null;
}
