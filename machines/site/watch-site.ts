import { fromCallback, type NonReducibleUnknown } from 'xstate';
import { movedItems } from '../../src/domain/editing/arrangement.ts';
import type { SiteFact } from './site.context.ts';
import type { SiteRef } from './site-ref.ts';

/** Hands on every fact that the site reports, and with a step which items it moved, for as long as it is invoked. */
export const watchSite = fromCallback<
  SiteFact & NonReducibleUnknown & { type: SiteFact['type'] },
  { readonly site: SiteRef<never> }
>(({ input, sendBack }) => {
  const { site } = input;
  const configNow = () => site.getSnapshot().context.config;
  // A fact is reported before its snapshot is.
  let before = configNow();
  const changes = site.subscribe({
    next() {
      before = configNow();
    },
    // Its parent hears of an error that ends the site; unheard here, it would be thrown once more.
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
