import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { SiteFact } from './site.setup.ts';
import type { SiteRef } from './site-ref.ts';

/** Hands on every fact that the site reports, for as long as it is invoked. */
export const watchSite = fromCallback<
  SiteFact & NonReducibleUnknown & { type: SiteFact['type'] },
  { readonly site: SiteRef<never> }
>(({ input, sendBack }) => {
  const watch = input.site.on('*', sendBack);
  return () => watch.unsubscribe();
});
