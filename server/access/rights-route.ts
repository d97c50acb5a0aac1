import { type Context, Hono } from 'hono';
import { retryText } from '../../domain/errors/failure-text.ts';
import type { MailReach } from '../../domain/mail-reach.ts';
import { maskedEmail } from '../../domain/publish/masked-email.ts';
import { HttpError } from '../http/http-error.ts';
import { requireJson } from '../http/json-body.ts';
import { refuseMethod } from '../http/refuse-method.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import { takeQuota } from '../limits/rate-limits.ts';
import { siteUrl } from '../pages/site-url.ts';
import type { News } from '../store/access/due-mails.ts';
import { type MailAct, rightId } from '../store/access/mail-acts.ts';
import type { ListedRight } from '../store/access/site-rights.ts';
import { plainBytes } from '../store/compressed-page.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { MailState } from './access-mails.ts';
import { askerWith } from './ask-by-mail.ts';
import { type AccessOptions, readEmail } from './links-route.ts';
import { drawToken, tokenHash } from './one-time-token.ts';
import { ownerError, requireOwner } from './owner-call.ts';

/** What the calls of a right-holder need. */
export interface RightsOptions extends AccessOptions {
  readonly store: SiteStore;
}

interface RightAnswer extends Omit<ListedRight, 'madeAt' | 'usedAt'> {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly usedAt: string;
}

interface RightsAnswer {
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly mail: MailReach;
  /** From when on a mail can be sent; ISO 8601, UTC. */
  readonly nextMailAt?: string;
  readonly takenOffAt: string | null;
  readonly putBackUntil: string | null;
  readonly rights: readonly RightAnswer[];
}

const DEVICE_LINK_MS = 15 * 60_000;

/** The calls of a site's right-holders, to be mounted at `/api/sites`. They throw HttpErrors. */
export function rightsRoute(options: RightsOptions): Hono {
  const { store, access, mails, urlSettings, limits, readClient, minimumRate } = options;
  const { rights, addresses, tokens } = access;
  const route = new Hono();

  /** What became of a mail, by default of every mail. */
  const mailAnswer = ({ mail, nextAt }: MailState = { mail: mails?.asked ?? 'kept' }) => ({
    mail,
    ...(nextAt !== undefined && { nextMailAt: isoOf(nextAt) }),
  });

  const ask = askerWith(options);

  function tell(c: Context, siteId: string, news: News) {
    const { network, listening } = readClient(c);
    mails?.tell(siteId, news, network, chooseLanguage(c.req.header('accept-language')), listening);
  }

  /** With what an owner did, her right goes, unless she published first: then somebody else was at her browser. */
  async function undoneWith(siteId: string, owner: string): Promise<MailAct> {
    const right = await rights.find(siteId, rightId(owner));
    return right?.kind === 'browser' ? {} : { removes: owner };
  }

  route.post('/:siteId/links', async (c) => {
    const { siteId, owner } = requireOwner(c);
    await takeQuota(limits, 'links', readClient(c).network);
    const [token, at] = [drawToken(), Date.now()];
    const endsAt = at + DEVICE_LINK_MS;
    const hash = tokenHash(token) ?? '';
    const outcome = await tokens.addForDevice(siteId, owner, { hash, at, endsAt });
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    return c.json({ token, endsAt: isoOf(endsAt) });
  });

  route.get('/:siteId/rights', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const outcome = await rights.of(siteId, owner, Date.now());
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    const { email, isConfirmed, isOwnAddress, takenOffAt, putOnUntil, rights: listed } = outcome.access;
    const answer: RightsAnswer = {
      email: email === '' ? null : isOwnAddress ? email : maskedEmail(email),
      isConfirmed,
      ...mailAnswer(isConfirmed ? undefined : await mails?.stateOf(siteId, email)),
      takenOffAt: takenOffAt === undefined ? null : isoOf(takenOffAt),
      putBackUntil: putOnUntil === undefined ? null : isoOf(putOnUntil),
      rights: listed.map((right) => ({
        ...right,
        // Whoever has the confirmed address can allow it.
        mayRemove: right.mayRemove || (isConfirmed && !right.isYours),
        madeAt: isoOf(right.madeAt),
        usedAt: isoOf(right.usedAt),
      })),
    };
    return c.json(answer);
  });

  route.delete('/:siteId/rights/:rightId', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const rightId = c.req.param('rightId');
    const outcome = await rights.remove(siteId, owner, rightId, Date.now());
    if (outcome.kind === 'refused') {
      const right = await rights.find(siteId, rightId);
      return ask(c, outcome.why, 'askRemove', right && { act: { removes: right.hash } });
    }
    const address = await addresses.of(siteId);
    if (outcome.right && address?.isConfirmed) {
      const act = { restores: outcome.right, ...(await undoneWith(siteId, owner)) };
      tell(c, siteId, { what: 'removedRight', to: address.email, act });
    }
    return c.json({});
  });

  route.put('/:siteId/email', requireJson, async (c) => {
    const { siteId, owner } = requireOwner(c);
    const { network, listening } = readClient(c);
    const { email } = await readEmail(c, minimumRate);
    await takeQuota(limits, 'links', network);
    const outcome = await addresses.change(siteId, owner, email, Date.now());
    if (outcome.kind === 'refused')
      return ask(c, outcome.why, 'askAddress', { email, act: { address: { email, confirmedAt: null } } });
    if (outcome.former) {
      const act = { address: outcome.former, ...(await undoneWith(siteId, owner)) };
      tell(c, siteId, { what: 'newAddress', to: outcome.former.email, email, act });
    }
    const language = chooseLanguage(c.req.header('accept-language'));
    return c.json(mailAnswer(await mails?.confirm(siteId, network, language, listening)));
  });

  route.post('/:siteId/email/confirm', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const { network, listening } = readClient(c);
    const outcome = await rights.of(siteId, owner, Date.now());
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    await takeQuota(limits, 'links', network);
    const language = chooseLanguage(c.req.header('accept-language'));
    const state = await mails?.confirm(siteId, network, language, listening);
    if (state?.nextAt !== undefined) throw mailsUsedUp(state.nextAt - Date.now());
    return c.json(mailAnswer(state));
  });

  route.post('/:siteId/put-back', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const outcome = await store.putOnOwn(siteId, owner, Date.now());
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    return c.json({});
  });

  route.get('/:siteId/page', async (c) => {
    const { siteId, owner } = requireOwner(c);
    const outcome = await store.ownPage(siteId, owner);
    if (outcome.kind === 'refused') throw ownerError(outcome.why);
    const html = new TextDecoder().decode(await plainBytes(outcome.page));
    const { version } = outcome;
    return c.json({ url: siteUrl(siteId, urlSettings, readClient(c).origin), version, html });
  });

  for (const [path, allowed] of [
    ['links', 'POST'],
    ['rights', 'GET'],
    ['rights/:rightId', 'DELETE'],
    ['email', 'PUT'],
    ['email/confirm', 'POST'],
    ['put-back', 'POST'],
    ['page', 'GET'],
  ] as const)
    route.all(`/:siteId/${path}`, (c) => refuseMethod(c, allowed));

  return route;
}

function mailsUsedUp(ms: number): HttpError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const when = ({ again, againInHours, againInDays }: ServerWords['limits']) =>
    retryText(seconds, { later: '', inMinutes: again, inHours: againInHours, inDays: againInDays });
  return new HttpError(429, ({ limits }) => `${limits.mails} ${when(limits)}`, seconds);
}

const isoOf = (at: number) => new Date(at).toISOString();
