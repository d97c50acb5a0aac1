import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { LostByJump } from '../../session/lost-by-jump.ts';
import type { LogEntry } from '../../session/session.ts';
import { selectLostByJump, selectWhyNoJump } from '../inspector.selectors.ts';
import { useInspector } from '../inspector-context.tsx';
import menu from '../SessionMenu.module.css';
import styles from './EntryDetails.module.css';

/** The button that sets the app back to an entry. It asks first if that throws later work away. */
export function JumpHere({ entry: { step } }: { entry: LogEntry }) {
  const { inspector, ask } = useInspector();
  const hurdle = useSelector(inspector, selectWhyNoJump);
  const lost = useSelector(
    inspector,
    selectLostByJump,
    (a, b) => a.edits === b.edits && a.isTextLost === b.isTextLost,
  );
  const question = useRef<HTMLDialogElement>(null);
  const jump = () => step !== undefined && ask?.({ type: '@parley.travel', step });
  const isLost = lost.edits > 0 || lost.isTextLost;
  return (
    <>
      <p className={styles.jump}>
        <button
          type="button"
          className="button"
          disabled={hurdle !== undefined}
          aria-describedby="jump-hurdle"
          onClick={isLost ? () => question.current?.showModal() : jump}
        >
          Jump here
        </button>
        <span id="jump-hurdle">
          {hurdle ?? 'Puts the app back to this moment: website, conversation, texts, preview and dialogs.'}
        </span>
      </p>
      <dialog ref={question} className={menu.dialog} aria-labelledby="jump-title">
        <h2 id="jump-title">Jump to this moment?</h2>
        <p>{textOf(lost)} You can undo the jump.</p>
        <form method="dialog">
          <button className="button primary" type="submit" onClick={jump}>
            Jump here
          </button>
          <button className="button" type="submit">
            Cancel
          </button>
        </form>
      </dialog>
    </>
  );
}

function textOf({ edits, isTextLost }: LostByJump): string {
  const undone = `${edits === 1 ? '1 later edit' : `${edits} later edits`} of the website would be undone.`;
  const text = 'A text that is typed and not sent would be lost.';
  return [edits > 0 && undone, isTextLost && text].filter(Boolean).join(' ');
}
