import type { Config } from '../domain/config.ts';

/**
 * Fetches what draws pages: no part of the first load, so that the chat stands before it is here. Fetched once, it
 * needs no network afterwards: no save makes a request.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([
    import('../../templates/registry.ts'),
    import('../ui/preview/patch-page.ts'),
    import('../ui/chat/PageNotices.tsx'),
  ]);
}

/** The page of a config, as it is saved and published. */
export async function pageOf(config: Config): Promise<string> {
  const { renderPage } = await import('../../templates/registry.ts');
  return renderPage(config);
}
