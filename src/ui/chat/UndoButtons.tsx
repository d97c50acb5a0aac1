import { useSelector } from '@xstate/react';
import { selectConfig, selectRedone, selectUndone } from '../../../machines/site/site.selectors.ts';
import { nameOfPath, wordsOfArrangement } from '../../domain/chat/menu.ts';
import type { Config } from '../../domain/config/config.ts';
import type { Deed } from '../../domain/editing/history.ts';
import type { Words } from '../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { RedoIcon, UndoIcon } from '../icons.tsx';

/** Takes the latest step back and does it again; each button says which. */
export function UndoButtons() {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const undone = useSelector(site, selectUndone);
  const redone = useSelector(site, selectRedone);
  const { undo, redo, undoOf, redoOf } = words.history;
  const undoName = undone ? undoOf(nameOfDeed(undone, config, words)) : undo;
  const redoName = redone ? redoOf(nameOfDeed(redone, config, words)) : redo;
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

/** What a visitor did in a step, in a few words. */
export function nameOfDeed(deed: Deed, config: Config, words: Words): string {
  if (deed.kind === 'edit') return nameOfPath(config, deed.path, words);
  if (deed.kind === 'start') return words.history.start(words.businesses[deed.business]);
  return deed.kind === 'arrange' ? wordsOfArrangement(config, deed, words) : words.history[deed.kind];
}
