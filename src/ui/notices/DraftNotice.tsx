import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { namesOfPath } from '../../../domain/chat/menu.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useBox, useWords } from '../actors-context.tsx';
import { focusMessageEnd } from '../focus-chat.ts';
import { CloseIcon } from '../icons.tsx';
import { useDraftsFromLastVisit } from '../use-drafts.ts';
import late from './LateNotices.module.css';

/** Quotes each text that was not sent before a reload, with a button that opens its field with the text. */
export function DraftNotice() {
  const { site, chat } = useActors();
  const box = useBox();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  return useDraftsFromLastVisit().map(({ field, text }) => (
    <div key={field} className={late.draft} data-notice="draft">
      <span className={late.quote}>
        {words.drafts.kept(namesOfPath(config, field, words).join(' › '), text)}
      </span>
      <button
        type="button"
        className="button"
        disabled={isWorking}
        onClick={() => {
          flushSync(() => box.send({ type: 'draft.resume', path: field, at: Date.now() }));
          focusMessageEnd();
        }}
      >
        {words.drafts.resume}
      </button>
      <button
        type="button"
        className={late.dismiss}
        aria-label={words.siteNotices.dismiss}
        disabled={isWorking}
        onClick={() => box.send({ type: 'draft.drop', path: field })}
      >
        <CloseIcon />
      </button>
    </div>
  ));
}
