import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Draft, draftsIn, type FieldTexts, isSameTexts, withDrafts } from '../../domain/chat/drafts.ts';
import type { Config } from '../../domain/config/config.ts';
import { selectAllDrafts, selectDrafts, selectFromLastVisit } from '../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../machines/site/site.selectors.ts';
import { useActors, useWords } from './actors-context.tsx';

/** The website as the preview shows it: with the values that are typed or picked and not sent. */
export function useDraftedSite(): { readonly config: Config; readonly drafts: readonly Draft[] } {
  const { site, chat } = useActors();
  const saved = useSelector(site, selectConfig);
  const drafts = useDraftsIn(useSelector(chat, selectDrafts, isSameTexts));
  return useMemo(() => ({ config: withDrafts(saved, drafts), drafts }), [saved, drafts]);
}

/** All drafts, those of before a reload among them. */
export function useAllDrafts(): readonly Draft[] {
  const { chat } = useActors();
  return useDraftsIn(useSelector(chat, selectAllDrafts, isSameTexts));
}

/** The drafts of before a reload. */
export function useDraftsFromLastVisit(): readonly Draft[] {
  const { chat } = useActors();
  return useDraftsIn(useSelector(chat, selectFromLastVisit));
}

function useDraftsIn(texts: FieldTexts): readonly Draft[] {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  return useMemo(() => draftsIn(config, texts, words), [config, texts, words]);
}
