import type { Config } from '../domain/config.ts';
import type { FontCutting } from '../domain/ports.ts';

/**
 * Fetches what draws and publishes pages: no part of the first load, so that the chat stands before it is here. Fetched once, it
 * needs no network afterwards: no save makes a request, unless a font is to be cut anew.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([
    import('../../templates/registry.ts'),
    import('../../templates/embedded-font.ts'),
    import('../ui/preview/patch-page.ts'),
    import('../ui/preview/page-marks.ts'),
    import('../ui/preview/equip-page.ts'),
    import('../ui/chat/LateNotices.tsx'),
    import('./publishing-services.ts'),
  ]);
}

/** The page of a config, as it is saved and published: with the font it is to carry. Rejects where that cannot be cut. */
export async function pageOf(config: Config, fonts: FontCutting): Promise<string> {
  const [{ renderPage }, { letteringOf, withFonts }] = await Promise.all([
    import('../../templates/registry.ts'),
    import('../../templates/embedded-font.ts'),
  ]);
  const page = renderPage(config);
  const lettering = letteringOf(config, page);
  return lettering === undefined ? page : withFonts(page, await fonts.cut(lettering));
}
