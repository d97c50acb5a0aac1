import { Hono } from 'hono';
import {
  ADDRESS_HEADER,
  type DeployAnswer,
  type DeployRequest,
  MAIL_HEADER,
  NEXT_MAIL_HEADER,
  NO_MAIL_HEADER,
} from '../../domain/publish/deploy.ts';
import type { AccessMails } from '../access/access-mails.ts';
import { ownerError } from '../access/owner-call.ts';
import { openBodyBudget } from '../http/body-budget.ts';
import type { ReadClient } from '../http/client.ts';
import { HttpError } from '../http/http-error.ts';
import { requireJson } from '../http/json-body.ts';
import { type OwnerHashes, readOwnerToken, readUploadOwner } from '../http/owner.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { contentLength, type MinimumRate, readBody } from '../http/request-body.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import type { Room } from '../images/upload-room.ts';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';
import {
  type RateLimits,
  requireQuota,
  takeQuota,
  withQuota,
  withQuotaOfRefusals,
} from '../limits/rate-limits.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import type { SiteAddresses } from '../store/access/site-addresses.ts';
import { compressPage } from '../store/compressed-page.ts';
import type { OwnerRefused, SiteStore } from '../store/site-store.ts';
import { MAX_BODY_BYTES, readDeployRequest } from './deploy-request.ts';

/** The memory of all deploy calls that are arriving or waiting for their turn. */
const BODIES_BYTES = 96 * 1024 * 1024;

// Bodies over 256 KB, and those of unknown length, have places of their own, so that a few large ones do not hold up the
// small ones.
const SMALL_BODY_BYTES = 262_144;
const WAITING = 10_000;
const SMALL = { inAll: 128, each: 16, waiting: WAITING };
const LARGE = { inAll: 8, each: 2, waiting: WAITING };

export interface DeployOptions {
  readonly store: SiteStore;
  readonly urlSettings: SiteUrlSettings;
  readonly limits: RateLimits;
  /** Mails the publisher of a site. Undefined: no mail is sent. */
  readonly mails: Pick<AccessMails, 'confirm' | 'stateOf'> | undefined;
  /** The addresses of sites, where mails lead back to them. */
  readonly addresses?: Pick<SiteAddresses, 'of'> | undefined;
  /** The room that the pages of new sites take with the pictures; absent: no bound. */
  readonly room?: Pick<Room, 'forNewSite'> | undefined;
  readonly readClient: ReadClient;
  /** How fast a body must arrive. */
  readonly minimumRate: MinimumRate;
}

/** The deploy call, to be mounted at `/api/deploy`. It throws HttpErrors. */
export function deployRoute(options: DeployOptions): Hono {
  const route = new Hono();
  const small = limitConcurrencyPerClient(SMALL);
  const large = limitConcurrencyPerClient(LARGE);
  const holdBody = openBodyBudget(BODIES_BYTES);
  const bounds = {
    bytes: MAX_BODY_BYTES,
    minimumRate: options.minimumRate,
    tooLarge: ({ refused }: ServerWords) => refused.pageTooLarge,
  };

  route.post('/', requireJson, async (c) => {
    const hashes = readOwnerToken((name) => c.req.header(name));
    const browser = readUploadOwner(c.req.header('x-upload-owner'));
    const { network, origin, listening } = options.readClient(c);
    await requireQuota(options.limits, 'publishes', network);
    await requireQuota(options.limits, 'refusedPublishes', network);
    const held = holdBody(network);
    let published: { readonly siteId: string; readonly version: number; readonly userEmail: string };
    try {
      const body = await readBody(c, { ...bounds, held });
      const inTurn = (contentLength(c) ?? Number.POSITIVE_INFINITY) <= SMALL_BODY_BYTES ? small : large;
      if (inTurn.isFull(network)) throw new HttpError(503, ({ limits }) => limits.busy, 5);
      // Counted only now: a body that never arrives does not count.
      published = await inTurn(network, () =>
        withQuotaOfRefusals(options.limits, 'refusedPublishes', network, () =>
          withQuota(options.limits, 'publishes', network, async () => {
            const request = readDeployRequest(body);
            const version = await publish(request, { ...hashes, browser }, network, options);
            return { siteId: request.siteName, version, userEmail: request.userEmail };
          }),
        ),
      );
    } finally {
      held.release();
    }
    // A version is live, whatever becomes of what follows.
    const { siteId, version } = published;
    const address = await options.addresses?.of(siteId).catch(() => undefined);
    if (address) c.header(ADDRESS_HEADER, statusOf(address, published.userEmail));
    const language = chooseLanguage(c.req.header('accept-language'));
    const asked = await options.mails?.confirm(siteId, network, language, listening);
    // The mail of an earlier publish still confirms.
    const mail =
      asked?.why === 'later' && address ? await options.mails?.stateOf(siteId, address.email) : asked;
    if (mail) c.header(MAIL_HEADER, mail.mail);
    if (mail?.why !== undefined) c.header(NO_MAIL_HEADER, mail.why);
    if (mail?.nextAt !== undefined) c.header(NEXT_MAIL_HEADER, new Date(mail.nextAt).toISOString());
    const answer: DeployAnswer = {
      url: siteUrl(siteId, options.urlSettings, origin),
      id: `${siteId}.${version}`,
    };
    return c.json(answer);
  });

  route.all('/', (c) => refuseMethod(c, 'POST'));

  return route;
}

/** What became of a typed address: it is the site's, or another one stays. */
function statusOf({ email, isConfirmed }: { email: string; isConfirmed: boolean }, typed: string): string {
  if (email.toLowerCase() !== typed.toLowerCase()) return 'other';
  return isConfirmed ? 'confirmed' : 'unconfirmed';
}

async function publish(
  { html, siteName, templateId, userEmail, isUpdate }: DeployRequest,
  { owner, uploader, browser }: Partial<OwnerHashes> & { readonly browser: string | null },
  client: string,
  { store, limits, room }: DeployOptions,
): Promise<number> {
  const isNew = (await store.currentOf(siteName)) === undefined;
  const giveBack = isNew ? await takeQuota(limits, 'newSites', client) : undefined;
  let made: number | undefined;
  try {
    const page = await compressPage(html);
    const at = Date.now();
    if (isNew) await room?.forNewSite(page.br.byteLength + page.gz.byteLength, at);
    const outcome = await store.publish({
      siteId: siteName,
      owner: owner ?? null,
      uploader: uploader ?? null,
      browser,
      email: userEmail,
      templateId,
      page,
      at,
    });
    if (outcome.kind === 'refused') throw deployError(outcome.why, isUpdate);
    made = outcome.version;
    return made;
  } finally {
    // A refused publish, or one of a site that another call has just created, does not count.
    if (made !== 1) await giveBack?.();
  }
}

/** The error for a refused deploy. */
function deployError(why: Exclude<OwnerRefused, 'missing'>, isUpdate: boolean): HttpError {
  if (why !== 'not-owned') return ownerError(why);
  return isUpdate
    ? new HttpError(403, ({ refused }) => refused.updatedElsewhere)
    : new HttpError(409, ({ refused }) => refused.taken);
}
