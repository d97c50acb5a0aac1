import { useSelector } from '@xstate/react';
import type { Editor } from '../../../machines/editor/editor.machine.ts';
import { selectIsPopoverShown } from '../../../machines/editor/editor.selectors.ts';
import { LoadFailed } from '../notices/LoadFailed.tsx';
import styles from '../notices/Notices.module.css';

/** Stands in the place of a field's popover until that is loaded. */
export function EditorPopoverPlaceholder({ editor }: { editor: Editor | undefined }) {
  const isShown = useSelector(editor, (snapshot) => snapshot && selectIsPopoverShown(snapshot));
  return isShown ? <LoadFailed className={styles.warning} /> : null;
}
