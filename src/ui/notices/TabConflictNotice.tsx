import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { nameOfPath } from '../../../domain/chat/menu.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import type { TabConflictsEvent } from '../../../machines/screen/tab-conflicts.machine.ts';
import { selectContested } from '../../../machines/screen/tab-conflicts.machine.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { shortened } from '../../../templates/page/head.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { keepChatFocus } from '../focus.ts';
import late from './LateNotices.module.css';

/** The longest part of a value that a button shows, in characters. */
const LONGEST = 16;

/** Offers the other tab's value for each field that was changed in two tabs at once. */
export function TabConflictNotice() {
  const { site, chat, tabConflicts } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const contested = useSelector(tabConflicts, selectContested);
  const isWorking = useSelector(chat, selectIsWorking);
  const choose = (click: MouseEvent, event: TabConflictsEvent) => {
    const panel = click.currentTarget.closest<HTMLElement>('#chat');
    // The button disappears with its notice.
    flushSync(() => tabConflicts.send(event));
    if (panel) keepChatFocus(panel, true);
  };
  return contested.map(({ path, value }) => {
    const name = nameOfPath(config, path, words);
    const theirs = typeof value === 'string' && value.trim() !== '' ? value : undefined;
    return (
      <div key={path} className={late.contest}>
        <p role="status">
          {theirs === undefined ? words.tabs.changed(name) : words.tabs.changedTo(name, theirs)}
        </p>
        <p>
          <button
            type="button"
            className="button"
            disabled={isWorking}
            onClick={(click) => choose(click, { type: 'conflict.takeTheirs', path })}
          >
            {theirs === undefined ? words.tabs.useOther : words.tabs.use(shortened(theirs, LONGEST))}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={(click) => choose(click, { type: 'conflict.keepOwn', path })}
          >
            {words.tabs.keep}
          </button>
        </p>
      </div>
    );
  });
}
