import { useActors, useWords } from '../actors-context.tsx';

/** Closes the dialog. The focus begins there unless something safer, or what the dialog is for, has it. */
export function CloseDialog({ isFirst = true }: { isFirst?: boolean }) {
  const { dialogs } = useActors();
  const { published: words } = useWords();
  return (
    <button
      type="button"
      className="button"
      data-first-focus={isFirst ? '' : undefined}
      onClick={() => dialogs.send({ type: 'dialog.close' })}
    >
      {words.close}
    </button>
  );
}
