import { fromPromise } from 'xstate';
import type { SiteRef } from './site-ref.ts';

/** Resolves once the site is saved, could not be saved, or takes longer than `savingPatience`. */
export const untilSaved = fromPromise<void, { readonly site: SiteRef<never> }>(({ input, signal }) => {
  const { site } = input;
  const saved = Promise.withResolvers<void>();
  const look = () => {
    if (!site.getSnapshot().hasTag('saving')) saved.resolve();
  };
  const watch = site.subscribe({ next: look, error: () => saved.resolve() });
  signal.addEventListener('abort', () => saved.resolve());
  look();
  return saved.promise.finally(() => watch.unsubscribe());
});
