import { useSelector } from '@xstate/react';
import { nameOfDeed } from '../../../domain/chat/menu.ts';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { RedoIcon, UndoIcon } from '../icons.tsx';

/** Undo and redo buttons, named after the step they act on; none before there is a step. */
export function UndoButtons() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const undone = useSelector(site, selectUndone);
  const redone = useSelector(site, selectRedone);
  const { undo, redo, undoOf, redoOf } = words.history;
  const undoName = undone ? undoOf(nameOfDeed(undone, config, words)) : undo;
  const redoName = redone ? redoOf(nameOfDeed(redone, config, words)) : redo;
  if (!undone && !redone) return null;
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label={undoName}
        title={undoName}
        disabled={!undone}
        onClick={() => site.send({ type: 'step.undo', at: Date.now() })}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={redoName}
        title={redoName}
        disabled={!redone}
        onClick={() => site.send({ type: 'step.redo', at: Date.now() })}
      >
        <RedoIcon />
      </button>
    </>
  );
}
