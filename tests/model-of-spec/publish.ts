import { bind, type History } from './history.ts';

/** The dialog of one tab that publishes. */
export interface Publish {
  stage: 'idle' | 'form' | 'deploying' | 'success' | 'failed';
  email: string;
  isEmailRejected: boolean;
  details: string;
  address: string;
  isNewSiteOffered: boolean;
  /** The id drawn for a first publish. A retry uses it again. */
  drawn: string | undefined;
  redraws: number;
  /** The call that is under way. */
  sent: Deploy | undefined;
}

/** One deploy call, as the server gets it. */
interface Deploy {
  readonly siteName: string;
  readonly templateId: string;
  readonly userEmail: string;
  readonly isUpdate: boolean;
  /** Which website was sent. */
  readonly age: number;
}

/** What a server answers: a page's address, or a refusal; without a status it could not be reached. */
export interface Reply {
  readonly status: number | undefined;
  readonly body: { readonly url?: string; readonly id?: unknown; readonly error?: unknown };
}

/** What all tabs share: the website, the calls that were made, and the sites that the callback was told of. */
export interface World extends History {
  readonly dialogs: readonly Publish[];
  readonly deploys: Deploy[];
  readonly firstPublishes: string[];
  /** The id that this browser drew last for a first publish, and for which website. It outlives a page. */
  drawnId: { readonly siteName: string; readonly age: number } | undefined;
}

/** A closed dialog has forgotten status, link, error and e-mail address; not the id that was drawn. */
export function closed(drawn?: string): Publish {
  return {
    stage: 'idle',
    email: '',
    isEmailRejected: false,
    details: '',
    address: '',
    isNewSiteOffered: false,
    drawn,
    redraws: 0,
    sent: undefined,
  };
}

/** Opens the form. */
export function open(publish: Publish): void {
  publish.stage = 'form';
}

/** Another address is not rejected yet. */
export function typeAddress(publish: Publish, email: string): void {
  Object.assign(publish, { email, isEmailRejected: false });
}

/** Another website draws another id. */
export function forgetId(publish: Publish): void {
  publish.drawn = undefined;
}

/** Publishes. An address without an @ is rejected, and takes no failure away. True if the address is taken. */
export function submit(world: World, publish: Publish, isNewSite = false): boolean {
  publish.isEmailRejected = !publish.email.includes('@');
  if (publish.isEmailRejected) return false;
  Object.assign(publish, { stage: 'deploying', details: '', isNewSiteOffered: false, redraws: 0 });
  if (isNewSite) publish.drawn = drawn(world);
  proceed(world);
  return true;
}

/** The id for a first publish: that of a try whose answer nobody heard, else a new one. */
function drawn(world: World): string {
  const { site, deploys, drawnId } = world;
  if (drawnId?.age === site.age) return drawnId.siteName;
  const siteName = `site ${new Set(deploys.map((deploy) => deploy.siteName)).size + 1}`;
  world.drawnId = { siteName, age: site.age };
  return siteName;
}

/**
 * Sends what can be sent. A site with an id is updated. A first publish draws an id, and waits while another tab publishes:
 * what that has published is then updated.
 */
function proceed(world: World): void {
  for (const publish of world.dialogs) {
    if (publish.stage !== 'deploying' || publish.sent) continue;
    const { _siteId } = world.site.website;
    const isUpdate = publish.drawn === undefined && _siteId !== undefined;
    if (!isUpdate && world.dialogs.some(({ sent }) => sent)) continue;
    if (!isUpdate) publish.drawn ??= drawn(world);
    call(world, publish, { siteName: publish.drawn ?? _siteId ?? '', isUpdate });
  }
}

function call(
  world: World,
  publish: Publish,
  { siteName, isUpdate }: Pick<Deploy, 'siteName' | 'isUpdate'>,
): void {
  const { website, age } = world.site;
  publish.sent = { siteName, isUpdate, templateId: website._templateId, userEmail: publish.email, age };
  world.deploys.push(publish.sent);
}

/** The server answers. */
export function reply(world: World, publish: Publish, { status, body }: Reply): void {
  const { sent } = publish;
  if (!sent) return;
  // No other website is sent in the place of the one that was.
  const isTaken = status === 409 && !sent.isUpdate && publish.redraws < 3 && sent.age === world.site.age;
  publish.sent = undefined;
  if ([403, 409, 410].includes(status ?? 0) && world.drawnId?.siteName === sent.siteName)
    world.drawnId = undefined;
  if (status === 200) {
    const before = world.site.website._siteId;
    bind(world, sent.age, sent.siteName);
    if (world.drawnId?.siteName === world.site.website._siteId) world.drawnId = undefined;
    // Every other tab updates that site.
    if (world.site.website._siteId !== before) world.dialogs.forEach(forgetId);
    if (!sent.isUpdate) world.firstPublishes.push(sent.siteName);
    Object.assign(publish, { stage: 'success', address: body.url ?? '', drawn: undefined });
  } else if (isTaken) {
    // The address is another's: another id is drawn, three times at most.
    publish.redraws += 1;
    publish.drawn = drawn(world);
    call(world, publish, { siteName: publish.drawn, isUpdate: false });
  } else {
    publish.stage = 'failed';
    publish.details = detailsOf(body.error);
    publish.isNewSiteOffered = sent.isUpdate && (status === 403 || status === 410);
  }
  proceed(world);
}

/** The server's error: a text, the text of an object's message, anything else as text. */
function detailsOf(error: unknown): string {
  const message = Object(error).message;
  const text = typeof error === 'object' ? (typeof message === 'string' ? message : '') : String(error ?? '');
  return text.trim() === '' ? 'An unknown error occurred' : `Failed to deploy website: ${text}`;
}

/** Closing cancels a deploy; a later attempt uses the same id. */
export function close(world: World, publish: Publish): void {
  Object.assign(publish, closed(publish.drawn));
  proceed(world);
}
