import { letteringOf, withFonts } from '../../../templates/embedded-font.ts';
import { renderPage } from '../../../templates/pages.ts';
import type { Config } from '../../domain/config/config.ts';
import type { FontSubsetting } from '../../domain/ports.ts';

/** The page of a config, as it is saved and published: with the font it is to carry. Rejects where that cannot be cut. */
export async function renderSite(config: Config, fonts: FontSubsetting): Promise<string> {
  const page = renderPage(config);
  const lettering = letteringOf(config, page);
  return lettering === undefined ? page : withFonts(page, await fonts.cut(lettering));
}
