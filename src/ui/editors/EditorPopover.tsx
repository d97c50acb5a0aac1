import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect } from 'react';
import type { Popover as PopoverKind } from '../../../domain/config/field-types.ts';
import { selectIsFree } from '../../../machines/dialogs/dialogs.machine.ts';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectIsPopoverShown, selectKind } from '../../../machines/editor/editor.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusChat } from '../focus-chat.ts';
import { CloseIcon } from '../icons.tsx';
import { ColorEditor } from './ColorEditor.tsx';
import styles from './EditorPopover.module.css';
import { IconEditor } from './IconEditor.tsx';
import { ImageEditor } from './ImageEditor.tsx';
import { ToggleEditor } from './ToggleEditor.tsx';

const BODIES: Readonly<Record<PopoverKind, ComponentType<{ editor: Editor }>>> = {
  color: ColorEditor,
  icon: IconEditor,
  image: ImageEditor,
  toggle: ToggleEditor,
};

/** The popover of the edited field, if it has one. It stays open, disabled, while the edit is applied. */
export function EditorPopover({ editor, isWorking }: { editor: Editor | undefined; isWorking: boolean }) {
  return editor && <Popover editor={editor} isWorking={isWorking} />;
}

function Popover({ editor, isWorking }: { editor: Editor; isWorking: boolean }) {
  const words = useWords();
  const { dialogs } = useActors();
  const isShown = useSelector(editor, selectIsPopoverShown);
  useEffect(() => {
    if (!isShown || isWorking) return;
    const closeByEscape = (event: KeyboardEvent) => {
      // Above the popover, a dialog or the list of fields takes the key.
      const isAnothers = !selectIsFree(dialogs.getSnapshot());
      if (event.key === 'Escape' && !isAnothers) editor.send({ type: 'popover.close' });
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [editor, dialogs, isShown, isWorking]);
  const kind = useSelector(editor, selectKind);
  if (!isShown || kind === 'text' || kind === 'table' || kind === 'deciding') return null;
  const title = words.editors[kind];
  const Body = BODIES[kind];
  const close = () => editor.send({ type: 'popover.close' });
  return (
    <div ref={takeFocus} role="dialog" aria-label={title} className={styles.popover} tabIndex={-1}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.editors.close}
          disabled={isWorking}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
      <fieldset disabled={isWorking} className={styles.fields}>
        <div className={styles.body}>
          <Body editor={editor} />
        </div>
      </fieldset>
    </div>
  );
}

/**
 * If the popover's chunk loaded after the question, moves the focus into it, unless the visitor has started
 * typing.
 */
function takeFocus(popover: HTMLElement | null): void {
  const isWaiting = document.activeElement?.matches('#chat :is([data-latest], textarea:placeholder-shown)');
  if (popover && isWaiting) focusChat();
}
