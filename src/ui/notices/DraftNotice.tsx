import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { placeOfPath } from '../../../domain/chat/menu.ts';
import { selectIsWorking } from '../../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { useActors, useBox, useWords } from '../actors-context.tsx';
import { focusMessageEnd } from '../focus-chat.ts';
import { CloseIcon } from '../icons.tsx';
import { useDraftsFromLastVisit, useLostDrafts } from '../use-drafts.ts';
import late from './LateNotices.module.css';

/** Quotes each text that was not sent before a reload, with a button that opens its field with the text, and each whose field is gone. */
export function DraftNotice() {
  const { site, chat } = useActors();
  const box = useBox();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const isWorking = useSelector(chat, selectIsWorking);
  const kept = useDraftsFromLastVisit();
  const lost = useLostDrafts();
  return (
    <>
      {kept.map(({ field, text }) => (
        <Quote key={field} field={field} says={words.drafts.kept(placeOfPath(config, field, words), text)}>
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
        </Quote>
      ))}
      {/* Always rendered: a live region that is inserted together with its text is not announced. */}
      <div role="status" className={late.lost}>
        {lost.map(({ field, text }) => (
          <Quote key={field} field={field} says={words.drafts.lost(text)} />
        ))}
      </div>
    </>
  );
}

interface QuoteProps {
  readonly field: string;
  readonly says: string;
  readonly children?: ReactNode;
}

/** A text that is not sent, until it is dismissed. */
function Quote({ field, says, children }: QuoteProps) {
  const { chat } = useActors();
  const box = useBox();
  const { siteNotices } = useWords();
  const isWorking = useSelector(chat, selectIsWorking);
  return (
    <div className={late.draft} data-notice="draft">
      <span className={late.quote}>{says}</span>
      {children}
      <button
        type="button"
        className={late.dismiss}
        aria-label={siteNotices.dismiss}
        disabled={isWorking}
        onClick={() => box.send({ type: 'draft.drop', path: field })}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
