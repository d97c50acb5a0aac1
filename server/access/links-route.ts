import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { mailAddressOf } from '../../domain/facts/email-address.ts';
import { maskedEmail } from '../../domain/publish/masked-email.ts';
import { enProtocol } from '../../words/en/server.ts';
import type { ReadClient } from '../http/client.ts';
import { HttpError } from '../http/http-error.ts';
import { parseJsonBody, requireJson } from '../http/json-body.ts';
import { readOwnerToken } from '../http/owner.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { type MinimumRate, readBody } from '../http/request-body.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import { type RateLimits, takeQuota, withQuotaOfRefusals } from '../limits/rate-limits.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import { isMailPurpose, type LinkOffer, type LinkPurpose } from '../store/access/link-tokens.ts';
import type { AccessStores } from '../store/open-stores.ts';
import type { AccessMails } from './access-mails.ts';
import { requireOffer } from './link-errors.ts';
import { tokenHash } from './one-time-token.ts';

/** What the calls for links and rights need. */
export interface AccessOptions {
  readonly access: AccessStores;
  /** Undefined: no mail is sent. */
  readonly mails: AccessMails | undefined;
  readonly urlSettings: SiteUrlSettings;
  readonly limits: RateLimits;
  readonly readClient: ReadClient;
  readonly minimumRate: MinimumRate;
}

interface AskAnswer {
  readonly mail: AccessMails['asked'];
}

interface LookAnswer {
  readonly purpose: LinkPurpose;
  readonly siteId: string;
  readonly url: string;
  readonly email?: string;
}

interface TakeAnswer {
  readonly siteId: string;
  readonly url: string;
  readonly templateId: string;
  readonly email: string;
}

const BODY = { bytes: 1024, tooLarge: enProtocol.tooLarge };
const EMAIL = v.object({
  // A mail is to go there.
  email: v.pipe(v.string(), v.transform(mailAddressOf), v.string()),
});
const TOKEN = v.object({ token: v.string() });

/**
 * The calls that lead back to a site, to be mounted at `/api/links`. They throw HttpErrors. Who asks for a mail learns
 * nothing of the address: the answer is the same, and the address is looked up after it.
 */
export function linksRoute({ access, mails, urlSettings, limits, readClient, minimumRate }: AccessOptions) {
  const route = new Hono();
  const { tokens } = access;

  /** Runs work with the token of a body. Only a token that gives nothing counts as a try. */
  async function withToken(
    c: Context,
    work: (hash: string) => ReturnType<typeof tokens.look>,
  ): Promise<LinkOffer> {
    const { token } = await readBodyAs(c, TOKEN, enProtocol.token, minimumRate);
    return withQuotaOfRefusals(limits, 'badTokens', readClient(c).network, async () => {
      const hash = tokenHash(token);
      const outcome = hash === undefined ? undefined : await work(hash);
      const offer = requireOffer(outcome ?? { kind: 'refused', why: 'unknown' });
      if (isMailPurpose(offer.purpose)) requireOffer({ kind: 'refused', why: 'unknown' });
      return offer;
    });
  }

  const urlOf = (c: Context, siteId: string) => siteUrl(siteId, urlSettings, readClient(c).origin);

  route.post('/', requireJson, async (c) => {
    const { network, listening } = readClient(c);
    const { email } = await readEmail(c, minimumRate);
    await takeQuota(limits, 'links', network);
    mails?.list(email, network, chooseLanguage(c.req.header('accept-language')), listening);
    const answer: AskAnswer = { mail: mails?.asked ?? 'kept' };
    return c.json(answer, 202);
  });

  route.post('/look', requireJson, async (c) => {
    const owner = readOwnerToken((name) => c.req.header(name))?.owner ?? null;
    const { purpose, siteId, email } = await withToken(c, (hash) => tokens.look(hash, owner, Date.now()));
    const answer: LookAnswer = {
      purpose,
      siteId,
      url: urlOf(c, siteId),
      ...(email !== '' && { email: maskedEmail(email) }),
    };
    return c.json(answer);
  });

  route.post('/take', requireJson, async (c) => {
    const owner = readOwnerToken((name) => c.req.header(name))?.owner;
    if (owner === undefined) throw new HttpError(401, enProtocol.noSecret);
    let isNews = false;
    const { purpose, siteId, templateId, email } = await withToken(c, async (hash) => {
      const outcome = await tokens.take(hash, owner, Date.now());
      isNews = outcome.kind === 'offer' && outcome.isNews;
      return outcome;
    });
    if (isNews) {
      const { network, listening } = readClient(c);
      const language = chooseLanguage(c.req.header('accept-language'));
      mails?.tell(
        siteId,
        { what: 'newRight', to: email, act: { removes: owner } },
        network,
        language,
        listening,
      );
    }
    // A link for a device proves nothing of the mailbox.
    const shown = purpose === 'device' && email !== '' ? maskedEmail(email) : email;
    const answer: TakeAnswer = { siteId, url: urlOf(c, siteId), templateId, email: shown };
    return c.json(answer);
  });

  for (const path of ['/', '/look', '/take']) route.all(path, (c) => refuseMethod(c, 'POST'));

  return route;
}

/** Reads the e-mail address in the body of a call; throws an HttpError of 400 if there is none that a mail can go to. */
export function readEmail(c: Context, minimumRate: MinimumRate): Promise<{ readonly email: string }> {
  return readBodyAs(c, EMAIL, enProtocol.userEmail, minimumRate);
}

async function readBodyAs<Body>(
  c: Context,
  schema: v.GenericSchema<unknown, Body>,
  otherwise: string,
  minimumRate: MinimumRate,
): Promise<Body> {
  const read = v.safeParse(schema, parseJsonBody(await readBody(c, { ...BODY, minimumRate })));
  if (!read.success) throw new HttpError(400, otherwise);
  return read.output;
}
