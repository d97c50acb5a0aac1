import { useSelector } from '@xstate/react';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { partOfPath, wayTo } from '../../../domain/chat/menu.ts';
import { pathOfPlace } from '../../../domain/chat/menu-path.ts';
import { isTyped } from '../../../domain/config/field-types.ts';
import { latestChange } from '../../../domain/editing/latest-change.ts';
import { placeAskedAbout } from '../../../domain/interview/place-asked-about.ts';
import { selectField, selectPlace, selectQuestion } from '../../../machines/chat/chat.selectors.ts';
import { selectArrived, selectIsTextTaken } from '../../../machines/screen/picked.selectors.ts';
import { selectFonts, selectGuidesShown, selectPicked } from '../../../machines/screen/preview.selectors.ts';
import { selectConfig, selectHistory } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { focusMessageEnd, focusMessageText } from '../focus-chat.ts';
import { useDraftedSite, useWithProposal } from '../use-drafts.ts';
import { emptyPage, isReady } from './frame/frame-document.ts';
import { previewRenderer, type RenderPreview } from './preview-renderer.ts';

/**
 * Draws the page as it will be published in the preview's frame, which has no scripts. Edits patch its document, so the
 * frame never reloads.
 */
export function PageDrawing({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const { site, chat, preview } = useActors();
  const words = useWords();
  const { config: drafted, drafts: typed } = useDraftedSite();
  const { config, proposed } = useWithProposal(drafted);
  const drafts = useMemo(() => (proposed.length === 0 ? typed : [...typed, ...proposed]), [typed, proposed]);
  const history = useSelector(site, selectHistory);
  // Deferred: mark the edited field after the chat's answer is painted.
  const editedPath = useDeferredValue(useSelector(chat, selectField)?.path);
  const place = useSelector(chat, selectPlace);
  const question = useSelector(chat, selectQuestion);
  const placePath = useDeferredValue(
    useMemo(
      () =>
        proposed[0]?.path ??
        (question ? placeAskedAbout(config, question) : pathOfPlace(config, place, words)),
      [config, place, question, words, proposed],
    ),
  );
  const guidesShown = useSelector(preview, selectGuidesShown);
  const fonts = useSelector(preview, selectFonts);
  const arrived = useSelector(preview, selectArrived);
  const show = useRef<RenderPreview>(undefined);
  const refresh = useRef(() => {});

  useLayoutEffect(() => {
    refresh.current = () => {
      const page = frame.current?.contentDocument;
      if (page && isReady(page))
        show.current?.(page, {
          config,
          drafts,
          fonts,
          guidesShown,
          editedPath,
          placePath,
          picked: selectPicked(preview.getSnapshot()),
          change: latestChange(history),
        });
    };
    refresh.current();
  }, [frame, config, drafts, history, fonts, guidesShown, editedPath, placePath, preview]);

  useLayoutEffect(() => {
    if (!arrived || !isTyped(selectField(chat.getSnapshot()))) return;
    if (selectIsTextTaken(preview.getSnapshot())) focusMessageText();
    else focusMessageEnd();
  }, [arrived, chat, preview]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => refresh.current();
    element.addEventListener('load', onLoad);
    // The page that the server sent stands there already.
    if (!element.hasAttribute('srcdoc')) element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, [frame]);

  useEffect(() => {
    show.current = previewRenderer({
      words,
      nameOf: (target) => {
        const config = selectConfig(site.getSnapshot());
        const way = wayTo(config, target, words);
        return way.length === 0 ? undefined : partOfPath(config, target, words) || way.at(-1)?.name;
      },
      // At once: an on-screen keyboard opens only while the browser handles the tap.
      onPick: (target) => flushSync(() => preview.send({ type: 'field.pick', target, at: Date.now() })),
      onLink: (address) => preview.send({ type: 'link.follow', address }),
      onLettering: (lettering) => preview.send({ type: 'page.drawn', lettering }),
    });
    refresh.current();
  }, [site, preview, words]);

  return null;
}
