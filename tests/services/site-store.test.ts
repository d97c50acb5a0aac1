import { siteStoreContract } from './site-store.contract.ts';
import { emptyStorePlace, fakeSiteStore } from './site-store.fake.ts';

siteStoreContract('memory', async () => {
  const place = emptyStorePlace();
  return {
    open: () => fakeSiteStore(place),
    unreadable: async () => place.unreadable,
    positions: async () => [...place.steps.keys()].sort((one, other) => one - other),
  };
});
