import { Hono } from 'hono';
import * as v from 'valibot';
import type { DeployAnswer } from '../../domain/publish/deploy.ts';
import { enProtocol } from '../../words/en/server.ts';
import { type AskOptions, askerWith } from '../access/ask-by-mail.ts';
import { ownerError, requireOwner } from '../access/owner-call.ts';
import { HttpError } from '../http/http-error.ts';
import { parseJsonBody, requireJson } from '../http/json-body.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { readBody } from '../http/request-body.ts';
import { requireQuota, withQuota } from '../limits/rate-limits.ts';
import { siteUrl, versionUrl } from '../pages/site-url.ts';
import type { AccessStores } from '../store/open-stores.ts';
import type { DeployOptions } from './deploy-route.ts';

/** What the calls of an owner need. */
export interface OwnerRouteOptions extends Omit<DeployOptions, 'mails'> {
  /** Undefined: no mail leads back to a site, so nobody is asked by mail. */
  readonly access: Pick<AccessStores, 'addresses' | 'rights'> | undefined;
  readonly mails: AskOptions['mails'];
}

/** One kept version in the answer. */
interface VersionAnswer extends DeployAnswer {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  readonly isCurrent: boolean;
}

const BODY = { bytes: 1024, tooLarge: enProtocol.tooLarge };
const ROLLBACK = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
});

/** The calls of a site's owner, to be mounted at `/api/sites`. They throw HttpErrors. */
export function ownerRoute(options: OwnerRouteOptions): Hono {
  const { store, urlSettings, limits, readClient, minimumRate, access, mails } = options;
  const route = new Hono();
  const ask = access && askerWith({ access, mails, limits, readClient });

  route.get('/:siteId/versions', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const outcome = await store.versions(siteId, owner);
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    const address = siteUrl(siteId, urlSettings, readClient(c).origin);
    const versions = outcome.versions.map(
      ({ n, hash, at }): VersionAnswer => ({
        id: `${siteId}.${n}`,
        version: n,
        publishedAt: new Date(at).toISOString(),
        isCurrent: n === outcome.current,
        url: versionUrl(address, { n, hash }),
      }),
    );
    const usedAt = new Date(outcome.usedAt).toISOString();
    const told = (await access?.rights.newsFor(siteId, owner)) ?? [];
    const news = told.map(({ what, at }) => ({ what, at: new Date(at).toISOString() }));
    return c.json({ url: address, current: outcome.current, usedAt, news, versions });
  });

  route.post('/:siteId/rollback', requireJson, async (c) => {
    const { siteId, owner } = requireOwner(c);
    const { network, origin } = readClient(c);
    await requireQuota(limits, 'publishes', network);
    const version = readVersion(await readBody(c, { ...BODY, minimumRate }));
    await withQuota(limits, 'publishes', network, async () => {
      const outcome = await store.rollback(siteId, owner, version, Date.now());
      if (outcome.kind === 'refused') throw ownerError(outcome.why);
    });
    const answer: DeployAnswer = { url: siteUrl(siteId, urlSettings, origin), id: `${siteId}.${version}` };
    return c.json(answer);
  });

  route.delete('/:siteId', async (c) => {
    const { siteId, owner, uploader } = requireOwner(c);
    const outcome = await store.unpublish(siteId, owner, Date.now(), uploader);
    if (outcome.kind === 'refused') {
      if (!ask) throw ownerError(outcome.why);
      return ask(c, outcome.why, 'askTakeOff', {});
    }
    return c.json({ id: siteId, status: 'unpublished' });
  });

  route.all('/:siteId/versions', (c) => refuseMethod(c, 'GET'));
  route.all('/:siteId/rollback', (c) => refuseMethod(c, 'POST'));
  route.all('/:siteId', (c) => refuseMethod(c, 'DELETE'));

  return route;
}

function readVersion(body: Uint8Array): number {
  const read = v.safeParse(ROLLBACK, parseJsonBody(body));
  if (!read.success) throw new HttpError(400, enProtocol.version);
  return read.output.version;
}
