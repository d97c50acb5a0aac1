import { letteringOf, withFonts } from '../../../templates/embedded-font.ts';
import { loadPages, renderPage } from '../../../templates/pages.ts';
import type { Config } from '../../domain/config/config.ts';
import type { FontSubsetting } from '../../domain/ports.ts';

/**
 * Renders a config to the HTML that is saved and published, its embedded font subset included. Loads
 * the code of the pages first. Rejects if that cannot be fetched, or if the font cannot be subset.
 */
export async function renderSite(config: Config, fonts: FontSubsetting): Promise<string> {
  await loadPages();
  const page = renderPage(config);
  const lettering = letteringOf(config, page);
  return lettering === undefined ? page : withFonts(page, await fonts.cut(lettering));
}
