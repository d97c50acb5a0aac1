import type { Config } from '../../../domain/config/config.ts';
import type { FontSubsetting } from '../../../domain/ports.ts';
import { letteringOf, withHeldFonts } from '../../../templates/embedded-font.ts';
import { withLinkPreview } from '../../../templates/link-previews.ts';
import { loadPages, renderPage } from '../../../templates/pages.ts';
import { withSource } from '../../../templates/source/write-source.ts';

/**
 * Renders a config to the HTML that is saved and published, its embedded font subset and its source included, and with the
 * addresses of what the server at `origin` draws for it. Loads the code of the pages first. Rejects if that cannot be fetched, or if the font
 * cannot be subset.
 */
export async function renderSite(config: Config, fonts: FontSubsetting, origin?: string): Promise<string> {
  await loadPages();
  const plain = renderPage(config);
  const page = origin === undefined ? plain : withLinkPreview(plain, config, origin);
  const lettering = letteringOf(config, page);
  const lettered = lettering === undefined ? page : withHeldFonts(page, await fonts.cut(lettering));
  return withSource(lettered, config);
}
