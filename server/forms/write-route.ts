import type { Context } from 'hono';
import { languageNamed } from '../../words/language.ts';
import type { ReadClient } from '../http/client.ts';
import { asHttpError, HttpError } from '../http/http-error.ts';
import { isFromElsewhere } from '../http/posted-form.ts';
import type { MinimumRate } from '../http/request-body.ts';
import { chooseLanguage, type ServerWords, type VisitorLanguage } from '../http/visitor-language.ts';
import { type RateLimits, takeQuota } from '../limits/rate-limits.ts';
import { OWN_PAGE_HEADERS } from '../pages/own-page.ts';
import type { MessageStore } from '../store/messages/message-store.ts';
import type { FoundPage } from '../store/site-store.ts';
import { drawnAt, isQuick, readForm } from './field.ts';
import { idOf, MESSAGE_FIELDS, messageFaults, type Written, writtenIn } from './message-form.ts';
import { lookOfPage, type PageLook } from './page-look.ts';
import { checkPage, sayingPage, sentPage, type WritePageParts, writePage } from './write-page.ts';

/** What the form needs. */
export interface WriteOptions {
  readonly messages: MessageStore;
  readonly limits: RateLimits;
  readonly readClient: ReadClient;
  readonly minimumRate: MinimumRate;
  /** Called once a message is stored. */
  readonly onStored: () => void;
}

const EMPTY: Written = { name: '', contact: '', text: '' };

/**
 * Answers with the form that writes to the owner of a website, and takes what was written. It is a page of the server's
 * own, since a published page may send nothing. `found` is the live page that leads here.
 */
export async function answerWrite(
  c: Context,
  siteId: string,
  found: Extract<FoundPage, { kind: 'live' }>,
  options: WriteOptions,
): Promise<Response> {
  for (const [name, value] of Object.entries(OWN_PAGE_HEADERS)) c.header(name, value);
  const look = await lookOfPage(found.page);
  const spoken = spokenOn(look, c.req.header('accept-language'));
  const parts = { look, spoken };
  const words = spoken.words.write;
  if (!look.offersForm || !(await options.messages.canReceive(siteId)))
    return c.html(sayingPage(parts, words.closedTitle, words.closed), 404);
  if (c.req.method === 'GET') return c.html(writePage({ ...parts, written: EMPTY, drawn: Date.now() }));
  if (c.req.method !== 'POST') {
    c.header('Allow', 'GET, HEAD, POST');
    return c.html(sayingPage(parts, words.brokenTitle, words.broken), 405);
  }
  try {
    return await answerForm(c, siteId, parts, await readOwnForm(c, options.minimumRate), options);
  } catch (error) {
    // What was typed is not known here. The browser still has it.
    if (!(error instanceof HttpError)) throw error;
    return c.html(sayingPage(parts, words.brokenTitle, words.broken), error.status);
  }
}

async function readOwnForm(c: Context, minimumRate: MinimumRate): Promise<URLSearchParams> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'The form is sent otherwise.');
  if (isFromElsewhere(c)) throw new HttpError(403, 'The form was sent from another website.');
  return readForm(c, Object.values(MESSAGE_FIELDS), minimumRate, 'The form is too large.');
}

async function answerForm(
  c: Context,
  siteId: string,
  parts: WritePageParts,
  form: URLSearchParams,
  options: WriteOptions,
): Promise<Response> {
  const { messages } = options;
  const { words } = parts.spoken;
  const written = writtenIn(form);
  const now = Date.now();
  const drawn = drawnAt(form, now);
  const filled = { ...parts, written, drawn: drawn ?? now };
  const faults = messageFaults(written);
  if (form.get('step') === 'change') return c.html(writePage(filled));
  if (Object.values(faults).some((fault) => fault !== undefined))
    return c.html(writePage({ ...filled, faults, why: words.write.faulty }), 422);
  if ((form.get('website') ?? '') !== '')
    return c.html(writePage({ ...filled, why: words.write.trapped }), 422);
  if (form.get('step') !== 'send') return c.html(checkPage(filled));
  const id = idOf(siteId, form.get('drawn') ?? '', written);
  try {
    // Sent a second time after its answer was lost: it is there.
    if (!(await messages.has(id))) {
      if (drawn === undefined) return c.html(checkPage({ ...filled, why: words.write.old }), 422);
      if (isQuick(drawn, now)) return c.html(checkPage({ ...filled, why: words.write.quick }), 422);
      if ((await storeCounted(c, siteId, { id, ...written }, parts.look, options)) === 'closed')
        return c.html(checkPage({ ...filled, why: words.write.closed }), 409);
    }
  } catch (error) {
    const known = asHttpError(error);
    if (!known) throw error;
    if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
    return c.html(checkPage({ ...filled, why: notSent(known, words) }), known.status);
  }
  return c.html(sentPage(parts, written.contact));
}

/** Stores a message, which counts for its client and for the website; rejects with an HttpError of 429 if that is too much. */
export async function storeCounted(
  c: Context,
  siteId: string,
  message: Written & { readonly id: string },
  look: PageLook,
  { messages, limits, readClient, onStored }: WriteOptions,
) {
  const giveBack = [await takeQuota(limits, 'messages', readClient(c).network)];
  let stored: Awaited<ReturnType<MessageStore['add']>> = 'closed';
  try {
    giveBack.push(await takeQuota(limits, 'messagesToSite', siteId));
    const { title } = look;
    const language = languageNamed(look.language) ?? 'en';
    stored = await messages.add({ ...message, siteId, title, language, at: Date.now() });
  } finally {
    if (stored !== 'stored') for (const each of giveBack) await each();
  }
  if (stored === 'stored') onStored();
  return stored;
}

function notSent(error: HttpError, words: ServerWords): string {
  return `${words.write.notSent} ${error.textIn(words)}`;
}

/** The page's own language if the server speaks it, else the visitor's. */
function spokenOn({ language }: PageLook, acceptLanguage: string | undefined): VisitorLanguage {
  return chooseLanguage(languageNamed(language) ?? acceptLanguage);
}
