import { fromCallback, type NonReducibleUnknown } from 'xstate';
import { movedItems } from '../../src/domain/editing/arrangement.ts';
import type { SiteFact } from './site.context.ts';
import type { SiteRef } from './site-ref.ts';

/** Reports every fact that the site emits. `site.stepped` also gets the paths of the list items that moved. */
export const watchSite = fromCallback<
  SiteFact & NonReducibleUnknown & { type: SiteFact['type'] },
  { readonly site: SiteRef<never> }
>(({ input, sendBack }) => {
  const { site } = input;
  const configNow = () => site.getSnapshot().context.config;
  // The site emits a fact before it publishes the new snapshot.
  let before = configNow();
  const changes = site.subscribe({
    next() {
      before = configNow();
    },
    // The site's parent handles its error. Without an observer here, XState would throw it again.
    error: () => undefined,
  });
  const facts = site.on('*', (fact) =>
    sendBack(fact.type === 'site.stepped' ? { ...fact, moved: movedItems(before, configNow()) } : fact),
  );
  return () => {
    changes.unsubscribe();
    facts.unsubscribe();
  };
});
