import { useSelector } from '@xstate/react';
import { namesOfPath } from '../../../domain/chat/menu.ts';
import { isHiddenSection } from '../../../domain/config/visibility.ts';
import { selectIsWorking, selectPlace } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import late from './LateNotices.module.css';
import styles from './Notices.module.css';

/** Says that the section where the chat is does not stand on the page, with a button that shows it again. */
export function HiddenNotice() {
  const { site, chat } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const [path = ''] = useSelector(chat, selectPlace);
  const isWorking = useSelector(chat, selectIsWorking);
  const isShown = isHiddenSection(config, path);
  return (
    <p className={isShown ? `${late.offer} ${late.oneLine}` : styles.silent} role="status">
      {isShown && (
        <>
          <span>{words.ghost.hidden(namesOfPath(config, path, words).at(-1) ?? path)}</span>
          <button
            type="button"
            className="button"
            disabled={isWorking}
            onClick={() =>
              site.send({ type: 'site.arrange', act: 'show', path, commandId: `show-${Date.now()}` })
            }
          >
            {words.ghost.show}
          </button>
        </>
      )}
    </p>
  );
}
