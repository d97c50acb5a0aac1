import { Hono } from 'hono';
import type { DeployAnswer, DeployRequest } from '../../src/domain/deploy/deploy.ts';
import { enProtocol } from '../../src/words/en/server.ts';
import type { ReadCaller } from '../http/client.ts';
import { type Pace, readSentBody } from '../http/request-body.ts';
import { requireJson } from '../http/require-json.ts';
import { type ServerWords, spokenTo } from '../http/visitor-language.ts';
import { countDone, type Limits, requireRest, takeTurn } from '../limits/rate-limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type SitesPlace, siteAddress } from '../pages/site-url.ts';
import { encodePage } from '../store/compressed-page.ts';
import type { SiteStore } from '../store/site-store.ts';
import { openDeployTurns } from './deploy-concurrency.ts';
import { deployRefusal } from './deploy-errors.ts';
import { MAX_BODY_BYTES, readDeployRequest } from './deploy-request.ts';
import { ownerOf } from './owner-token.ts';

/** What the deploy call needs. */
export interface DeployOptions {
  readonly store: SiteStore;
  readonly place: SitesPlace;
  readonly limits: Limits;
  readonly mailer: Mailer | undefined;
  readonly readCaller: ReadCaller;
  /** How fast a body must come. */
  readonly pace: Pace;
}

/** The deploy call, to be mounted at `/api/deploy`; errors leave it as Refusals. */
export function deployRoute(options: DeployOptions): Hono {
  const route = new Hono();
  const inTurn = openDeployTurns();
  const bounds = {
    bytes: MAX_BODY_BYTES,
    pace: options.pace,
    tooLarge: ({ refused }: ServerWords) => refused.pageTooLarge,
  };

  route.post('/', requireJson, async (c) => {
    const owner = ownerOf(c.req.header('authorization'));
    const { network, origin, listening } = options.readCaller(c);
    requireRest(options.limits, 'publishes', network);
    return inTurn(c, network, async (isCrowded) => {
      const request = readDeployRequest(await readSentBody(c, { ...bounds, isCrowded }));
      // Counted only now: a body that never comes uses nothing up.
      const version = await countDone(options.limits, 'publishes', network, () =>
        publish(request, owner, network, options),
      );
      const answer: DeployAnswer = {
        url: siteAddress(request.siteName, options.place, origin),
        id: `${request.siteName}.${version}`,
      };
      // Never an address that the request itself names: anyone could have anything mailed to anyone.
      const mailed = siteAddress(request.siteName, options.place, listening);
      const { words } = spokenTo(c.req.header('accept-language'));
      options.mailer?.tellAddress(request.userEmail, mailed, words.mail);
      return c.json(answer);
    });
  });

  route.all('/', (c) => {
    c.header('Allow', 'POST');
    return c.json({ error: enProtocol.methods('POST') }, 405);
  });

  return route;
}

async function publish(
  { html, siteName, templateId, userEmail, isUpdate }: DeployRequest,
  owner: string | null,
  client: string,
  { store, limits }: DeployOptions,
): Promise<number> {
  const isNew = (await store.currentOf(siteName)) === undefined;
  const giveBack = isNew ? takeTurn(limits, 'newSites', client) : undefined;
  let made: number | undefined;
  try {
    const page = await encodePage(html);
    const at = Date.now();
    const outcome = await store.publish({ siteId: siteName, owner, email: userEmail, templateId, page, at });
    if (outcome.kind === 'refused') throw deployRefusal(outcome.why, isUpdate);
    made = outcome.version;
    return made;
  } finally {
    // Another may have been faster to make it.
    if (made !== 1) giveBack?.();
  }
}
