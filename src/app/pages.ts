import type { Config } from '../domain/config.ts';
import type { FontCutting } from '../domain/ports.ts';

const loadRendering = () => import('./render-site.ts');

/**
 * Fetches what draws pages, the frame they show in, and what publishes them: no part of the first load, so that the chat stands
 * before it is here. Fetched once, it needs no network afterwards: no save makes a request, unless a font is to be cut anew.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([
    loadRendering(),
    import('../ui/preview/page-drawing.ts'),
    import('../ui/late-parts.ts'),
    import('./publishing-services.ts'),
  ]);
}

/** The page of a config, as it is saved and published: with the font it is to carry. Rejects where that cannot be cut. */
export async function pageOf(config: Config, fonts: FontCutting): Promise<string> {
  return (await loadRendering()).renderSite(config, fonts);
}
