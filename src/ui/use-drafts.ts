import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type Draft,
  draftsIn,
  type FieldTexts,
  isSameTexts,
  lostDrafts,
  withDrafts,
} from '../../domain/chat/drafts.ts';
import { seenAt } from '../../domain/chat/proposal.ts';
import type { ValueMeant } from '../../domain/chat/value-meant.ts';
import type { Config } from '../../domain/config/config.ts';
import { applyPlan } from '../../domain/config/edit-config.ts';
import { selectAllDrafts, selectDrafts, selectFromLastVisit } from '../../machines/chat/box.selectors.ts';
import { selectProposed } from '../../machines/chat/chat.selectors.ts';
import { selectConfig } from '../../machines/site/site.selectors.ts';
import { useActors, useBox, useWords } from './actors-context.tsx';

const NOTHING: readonly ValueMeant[] = [];

/** The website as the preview shows it: with the values that are typed or picked and not sent. */
export function useDraftedSite(): { readonly config: Config; readonly drafts: readonly Draft[] } {
  const { site } = useActors();
  const saved = useSelector(site, selectConfig);
  const drafts = useDraftsIn(useSelector(useBox(), selectDrafts, isSameTexts));
  return useMemo(() => ({ config: withDrafts(saved, drafts), drafts }), [saved, drafts]);
}

/** A website with the changes that are proposed, and where they are: a list or a section as a whole. */
export function useWithProposal(config: Config): {
  readonly config: Config;
  readonly proposed: readonly ValueMeant[];
} {
  const { chat } = useActors();
  const edits = useSelector(chat, selectProposed);
  return useMemo(() => {
    const after = edits && applyPlan(config, edits);
    return after && edits ? { config: after, proposed: seenAt(edits) } : { config, proposed: NOTHING };
  }, [config, edits]);
}

/** All drafts, those of before a reload among them. */
export function useAllDrafts(): readonly Draft[] {
  return useDraftsIn(useSelector(useBox(), selectAllDrafts, isSameTexts));
}

/** The drafts of before a reload. */
export function useDraftsFromLastVisit(): readonly Draft[] {
  return useDraftsIn(useSelector(useBox(), selectFromLastVisit));
}

/** The texts whose field is gone from the page. */
export function useLostDrafts(): ReturnType<typeof lostDrafts> {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const texts = useSelector(useBox(), selectAllDrafts, isSameTexts);
  return useMemo(() => lostDrafts(config, texts, words), [config, texts, words]);
}

function useDraftsIn(texts: FieldTexts): readonly Draft[] {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  return useMemo(() => draftsIn(config, texts, words), [config, texts, words]);
}
