import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  selectEditor,
  selectEditPath,
  selectEditValue,
  selectField,
} from '../../../machines/chat.selectors.ts';
import { selectCustomDraft } from '../../../machines/editor.selectors.ts';
import { selectFonts, selectGuidesShown, selectPage } from '../../../machines/preview.selectors.ts';
import { selectConfig } from '../../../machines/site.selectors.ts';
import type { Config } from '../../domain/config.ts';
import type { CutFont } from '../../domain/lettering.ts';
import { wayTo } from '../../domain/menu.ts';
import { shownName } from '../../domain/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { drafted } from './drafted.ts';
import { emptyPage, isReady } from './empty-page.ts';

interface Shown {
  readonly config: Config;
  /** Whether the config holds a value that is not saved: no font is cut for what is still being typed. */
  readonly isDraft: boolean;
  readonly fonts: readonly CutFont[];
  readonly guidesShown: boolean;
  readonly editedPath: string | undefined;
}

type Show = (page: Document, shown: Shown) => void;

/** The page as it will be published, in a frame without scripts; an edit patches it, the frame never reloads. */
export function PageFrame({ className }: { className: string | undefined }) {
  const { site, chat, preview } = useActors();
  const words = useWords();
  const saved = useSelector(site, selectConfig);
  const path = useSelector(chat, selectEditPath);
  const typed = useSelector(chat, selectEditValue);
  const custom = useSelector(useSelector(chat, selectEditor), selectCustomDraft);
  const value = typed ?? custom;
  const config = useMemo(() => drafted(saved, path, value), [saved, path, value]);
  const isDraft = config !== saved;
  const editedPath = useSelector(chat, selectField)?.path;
  const guidesShown = useSelector(preview, selectGuidesShown);
  const fonts = useSelector(preview, selectFonts);
  const isDrawn = useSelector(preview, selectPage) === 'drawn';
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useRef<Show>(undefined);
  const refresh = useRef(() => {});

  useLayoutEffect(() => {
    refresh.current = () => {
      const page = frame.current?.contentDocument;
      if (page && isReady(page)) show.current?.(page, { config, isDraft, fonts, guidesShown, editedPath });
    };
    refresh.current();
  }, [config, isDraft, fonts, guidesShown, editedPath]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onLoad = () => refresh.current();
    element.addEventListener('load', onLoad);
    element.srcdoc = emptyPage();
    return () => element.removeEventListener('load', onLoad);
  }, []);

  useEffect(() => {
    if (!isDrawn) return;
    // The visitor has it before the eyes, and its link may lead elsewhere: it is not brought into view.
    let picked: string | undefined;
    const equipment = {
      onLink: (address: string) => preview.send({ type: 'link.follow', address }),
      fields: {
        nameOf: (target: string) => {
          const way = wayTo(selectConfig(site.getSnapshot()), target, words);
          return way.map(({ name }) => name).join(' › ') || undefined;
        },
        onPick: (target: string) => {
          picked = target;
          chat.send({ type: 'place.open', target, at: Date.now() });
          preview.send({ type: 'panel.choose', panel: 'chat' });
        },
      },
    };
    // All have been fetched by now: this only takes them up.
    void Promise.all([
      import('../../../templates/registry.ts'),
      import('../../../templates/embedded-font.ts'),
      import('./patch-page.ts'),
      import('./page-marks.ts'),
      import('./equip-page.ts'),
    ]).then(([{ renderMarkedPage }, { letteringOf, withFonts }, { patchPage }, marks, { equipPage }]) => {
      let equipped: Document | undefined;
      let lastPath: string | undefined;
      let lastEdited: Element | null = null;
      let lastLettering: string | undefined;
      show.current = (page, { config, isDraft, fonts, guidesShown, editedPath }) => {
        if (page !== equipped) equipPage(page, equipment);
        equipped = page;
        const drawn = renderMarkedPage(config);
        const guides = guidesShown
          ? config._structure.sections.map(({ id, name }) => ({ id, name: shownName(name, words) }))
          : [];
        patchPage(page, withFonts(drawn, fonts));
        const edited = marks.markPage(page, { guides, editedPath });
        const isOther = editedPath !== lastPath;
        if (isOther ? editedPath !== picked : edited !== lastEdited)
          edited?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        if (isOther) picked = undefined;
        lastPath = editedPath;
        lastEdited = edited;
        if (isDraft) return;
        const lettering = letteringOf(config, drawn);
        if (JSON.stringify(lettering) === lastLettering) return;
        lastLettering = JSON.stringify(lettering);
        preview.send({ type: 'page.drawn', lettering });
      };
      refresh.current();
    });
  }, [isDrawn, site, chat, preview, words]);

  return <iframe ref={frame} className={className} title={words.preview.frame} sandbox="allow-same-origin" />;
}
