import { siteStoreContract } from './site-store.contract.ts';
import { emptyStorePlace, fakeSiteStore } from './site-store.fake.ts';

siteStoreContract('memory', async (journal = {}) => {
  const place = emptyStorePlace();
  for (const [key, text] of Object.entries(journal)) if (text !== null) place.earlier.set(key, text);
  return {
    open: () => fakeSiteStore(place),
    unreadable: async () => place.unreadable,
    positions: async () => [...place.steps.keys()].sort((one, other) => one - other),
  };
});
