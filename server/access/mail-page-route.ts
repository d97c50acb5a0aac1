import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { enProtocol } from '../../words/en/server.ts';
import type { ReadClient } from '../http/client.ts';
import { asHttpError, HttpError } from '../http/http-error.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import { type RateLimits, withQuotaOfRefusals } from '../limits/rate-limits.ts';
import type { RequestVariables } from '../operations/request-log.ts';
import { NOTICE_STYLE, OWN_PAGE_HEADERS, ownPage } from '../pages/own-page.ts';
import { type SiteUrlSettings, siteUrl } from '../pages/site-url.ts';
import { isMailPurpose, type MailPurpose, type SiteAct } from '../store/access/link-tokens.ts';
import type { MailAct } from '../store/access/mail-acts.ts';
import type { Act } from '../store/audit.ts';
import type { AccessStores } from '../store/open-stores.ts';
import type { SiteStore } from '../store/site-store.ts';
import type { AccessMails } from './access-mails.ts';
import { tokenHash } from './one-time-token.ts';

/** What the pages of mails need. */
export interface MailPageOptions {
  readonly store: SiteStore;
  readonly access: AccessStores;
  /** Undefined: no mail is sent. */
  readonly mails: Pick<AccessMails, 'confirm' | 'nameOf'> | undefined;
  readonly urlSettings: SiteUrlSettings;
  readonly limits: RateLimits;
  readonly readClient: ReadClient;
}

/** What a page of ours says: a heading, paragraphs, and perhaps a button. */
interface MailPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly url?: string;
  readonly button?: string;
  /** Sites, each with what the page leads to. */
  readonly sites?: readonly NamedSite[];
  /** What leads back to the list of sites. */
  readonly back?: string | undefined;
}

interface NamedSite {
  readonly siteId: string;
  readonly name: string;
}

// The address holds the token.
const HEADERS = { ...OWN_PAGE_HEADERS, 'Referrer-Policy': 'no-referrer' };

const STYLE = `${NOTICE_STYLE}
p,h2{overflow-wrap:anywhere}h2{margin-block:1.5rem 0;font-size:1.125rem}h2~p{margin:0}a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit}button{font:inherit;font-weight:600;min-block-size:2.75rem;margin-block-start:.5rem;padding:.625rem 1.5rem;border:1px solid transparent;border-radius:.625rem;background:#0d6e5f;color:#fff;cursor:pointer}button:hover{text-decoration:underline}button:focus-visible{outline:3px solid;outline-offset:3px}@media(prefers-color-scheme:dark){button{background:#5fd3bc;color:#06231d}}`;

const WORDS_OF = {
  'take-off': 'takeOff',
  forget: 'forget',
  'not-me': 'notMe',
  undo: 'undo',
  allow: 'allow',
} as const;

const SITE_ACTS: readonly SiteAct[] = ['take-off', 'forget'];

/**
 * The pages that the quiet links of mails lead to, to be mounted at `/mail`. A mail scanner opens every link, so only a
 * click on the page's button does something, and there is no script.
 */
export function mailPageRoute(options: MailPageOptions): Hono<RequestVariables> {
  const { store, access, mails, urlSettings, limits, readClient } = options;
  const { tokens, addresses } = access;
  const route = new Hono<RequestVariables>();

  const acts: Readonly<
    Record<
      Exclude<MailPurpose, 'sites'>,
      (siteId: string, act: Act, mailAct: MailAct | undefined) => Promise<boolean>
    >
  > = {
    'take-off': store.takeOff,
    forget: addresses.forget,
    'not-me': addresses.refuse,
    undo: (siteId, act, mailAct = {}) => access.acts.do(siteId, mailAct, act),
    allow: (siteId, act, mailAct = {}) => access.acts.do(siteId, mailAct, act),
  };

  /** What the token of a request is for. Only a token that gives nothing counts as a try. */
  function offerOf(c: Context) {
    return withQuotaOfRefusals(limits, 'badTokens', readClient(c).network, async () => {
      const hash = tokenHash(c.req.param('token') ?? '');
      const outcome = hash === undefined ? undefined : await tokens.look(hash, null, Date.now());
      if (hash !== undefined && outcome?.kind === 'offer') {
        const { purpose, siteId, act, to } = outcome.offer;
        if (purpose === 'sites') return offerOfSites(c, await addresses.having(to, act?.sites ?? []));
        if (isMailPurpose(purpose)) return { hash, purpose, siteId, act };
      }
      throw new HttpError(outcome?.kind === 'refused' && outcome.why === 'ended' ? 410 : 404, endedMail);
    });
  }

  /** What is offered of several sites: a list of them, or one act for the site that the address names. */
  function offerOfSites(c: Context, sites: readonly string[]) {
    const siteId = c.req.query('site') ?? '';
    const purpose = SITE_ACTS.find((each) => each === c.req.query('act'));
    if (purpose === undefined || !sites.includes(siteId)) return { purpose: 'sites', sites } as const;
    return { purpose, siteId, act: undefined, hash: undefined } as const;
  }

  route.onError((error, c) => {
    const broken = () => new HttpError(500, ({ limits: words }) => words.broken(c.get('requestId')));
    const known = asHttpError(error) ?? broken();
    if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
    return send(c, known.status, (words) => ({ title: known.textIn(words), paragraphs: [] }));
  });

  route.get('/:token', async (c) => {
    const offer = await offerOf(c);
    if (offer.purpose === 'sites') return sendSites(c, offer.sites);
    const { purpose, siteId } = offer;
    return send(c, 200, ({ access: words }) => {
      const { title, what } = words[WORDS_OF[purpose]];
      const url = siteUrl(siteId, urlSettings, readClient(c).origin);
      return { title, url, paragraphs: [what], button: buttonOf(purpose, words) };
    });
  });

  route.post('/:token', async (c) => {
    const offer = await offerOf(c);
    if (offer.purpose === 'sites') return sendSites(c, offer.sites);
    const { hash, purpose, siteId, act } = offer;
    await acts[purpose](siteId, { at: Date.now(), who: 'mail', why: '' }, act);
    const { network, listening } = readClient(c);
    const language = chooseLanguage(c.req.header('accept-language'));
    if (purpose === 'allow' && act?.address) await mails?.confirm(siteId, network, language, listening);
    // Last: if this is cut short, the button works again. Each of the acts may be repeated.
    if (hash !== undefined) await tokens.spend(hash);
    return send(c, 200, ({ access: words }) => {
      const { done, after } = words[WORDS_OF[purpose]];
      return { title: done, paragraphs: [after], back: hash === undefined ? words.sites.title : undefined };
    });
  });

  async function sendSites(c: Context, ids: readonly string[]) {
    const { listening, origin } = readClient(c);
    const nameOf = mails?.nameOf ?? (async (siteId: string) => siteUrl(siteId, urlSettings, origin));
    const sites = await Promise.all(
      ids.map(async (siteId) => ({ siteId, name: await nameOf(siteId, listening) })),
    );
    return send(c, 200, ({ access: { sites: words } }) => ({
      title: words.title,
      paragraphs: [sites.length > 0 ? words.what : words.none],
      sites,
    }));
  }

  route.all('/:token', (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return c.json({ error: enProtocol.methods('GET and POST') }, 405);
  });

  return route;
}

const endedMail = ({ access }: ServerWords) => access.endedMail;

function buttonOf(purpose: keyof typeof WORDS_OF, { published, told }: ServerWords['access']): string {
  switch (purpose) {
    case 'undo':
      return told.notMe;
    case 'allow':
      return told.allow;
    default:
      return published[WORDS_OF[purpose]];
  }
}

function send(c: Context, status: HttpError['status'], page: (words: ServerWords) => MailPage) {
  const language = chooseLanguage(c.req.header('accept-language'));
  const { title, paragraphs, url, button, sites = [], back } = page(language.words);
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  return c.html(
    ownPage(
      language,
      title,
      STYLE,
      html`<main><h1>${title}</h1>${url && html`<p><bdi>${url}</bdi></p>`}${paragraphs.map(
        (text) => html`<p>${text}</p>`,
      )}${button && html`<form method="post"><button>${button}</button></form>`}${sites.map(
        ({ siteId, name }) => html`<h2><bdi>${name}</bdi></h2>
${SITE_ACTS.map((act) => html`<p><a href="?site=${siteId}&amp;act=${act}">${buttonOf(act, language.words.access)}</a></p>`)}`,
      )}${back && html`<p><a href="?">${back}</a></p>`}</main>`,
    ),
    status,
  );
}
