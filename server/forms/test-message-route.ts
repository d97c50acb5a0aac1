import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { languageNamed } from '../../words/language.ts';
import { ownerError, requireOwner } from '../access/owner-call.ts';
import { HttpError } from '../http/http-error.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { SiteStore } from '../store/site-store.ts';
import { lookOfPage } from './page-look.ts';
import { storeCounted, type WriteOptions } from './write-route.ts';

/** What the call needs. */
export interface TestMessageOptions extends WriteOptions {
  readonly store: SiteStore;
  readonly cache: PageCache;
}

/**
 * The call by which an owner sees that the form works, to be mounted at `/api/sites`: a message to the site that goes the way of
 * every other. It throws HttpErrors.
 */
export function testMessageRoute({ store, cache, ...options }: TestMessageOptions): Hono {
  const route = new Hono();

  route.post('/:siteId/test-message', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const owned = await store.versions(siteId, owner);
    if (owned.kind === 'refused') throw ownerError(owned.why);
    const found = await cache.find(siteId);
    if (found?.kind !== 'live') throw ownerError('missing');
    const look = await lookOfPage(found.page);
    if (!look.offersForm) throw new HttpError(409, ({ write }) => write.notOffered);
    const { testName: name, test: text } = chooseLanguage(languageNamed(look.language)).words.write.mail;
    const stored = await storeCounted(
      c,
      siteId,
      { id: randomUUID(), name, contact: '', text },
      look,
      options,
    );
    if (stored === 'closed') throw new HttpError(409, ({ write }) => write.unconfirmed);
    return c.json({});
  });

  route.all('/:siteId/test-message', (c) => refuseMethod(c, 'POST'));

  return route;
}
