import { letteringOf, withFonts } from '../../../templates/embedded-font.ts';
import { renderMarkedPage } from '../../../templates/pages.ts';
import type { Config } from '../../domain/config/config.ts';
import type { FontSubset, FontSubsetRequest } from '../../domain/fonts/font-subset.ts';
import { shownName, type Words } from '../../words/words.ts';
import { equipPage } from './equip-page.ts';
import { markPage } from './page-marks.ts';
import { patchPage } from './patch-page.ts';

interface Shown {
  readonly config: Config;
  /** Whether the config holds a value that is not saved: no font is cut for what is still being typed. */
  readonly isDraft: boolean;
  readonly fonts: readonly FontSubset[];
  readonly guidesShown: boolean;
  readonly editedPath: string | undefined;
}

export type Show = (page: Document, shown: Shown) => void;

interface Listening {
  readonly words: Words;
  /** What a place of the page is called, from the main menu on; undefined where it has no name. */
  readonly nameOf: (target: string) => string | undefined;
  readonly onPick: (target: string) => void;
  readonly onLink: (address: string) => void;
  /** Told what the saved page is to write with a font of its own, whenever that changes. */
  readonly onLettering: (lettering: FontSubsetRequest | undefined) => void;
}

/** Draws pages into a frame's document: an edit changes what differs, and what is being edited is brought into view. */
export function previewRenderer({ words, nameOf, onPick, onLink, onLettering }: Listening): Show {
  // The visitor has it before the eyes, and its link may lead elsewhere: it is not brought into view.
  let picked: string | undefined;
  let equipped: Document | undefined;
  let lastPath: string | undefined;
  let lastEdited: Element | null = null;
  let lastLettering: string | undefined;
  const fields = {
    nameOf,
    onPick: (target: string) => {
      picked = target;
      onPick(target);
    },
  };
  return (page, { config, isDraft, fonts, guidesShown, editedPath }) => {
    if (page !== equipped) equipPage(page, { onLink, fields });
    equipped = page;
    const drawn = renderMarkedPage(config);
    const guides = guidesShown
      ? config._structure.sections.map(({ id, name }) => ({ id, name: shownName(name, words) }))
      : [];
    patchPage(page, withFonts(drawn, fonts));
    const edited = markPage(page, { guides, editedPath });
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
    onLettering(lettering);
  };
}
