import type { OwnerKeys, SiteAccess } from '../../../domain/ports.ts';
import {
  type LinkTarget,
  OPENS_SITE,
  type SiteRights,
  type TakenRight,
} from '../../../domain/publish/site-access.ts';
import type { ChangeOfCall } from '../../../machines/published/access.setup.ts';
import type { PageRequest, WebsiteOfPage } from '../../../machines/published/opened-link.machine.ts';
import type { SiteOfCall } from '../../../machines/published/versions.machine.ts';
import { loadQrCodes } from '../../ui/publish/qr-code.ts';
import { proveOwner } from './prove-owner.ts';

interface AccessServices {
  readonly owner: OwnerKeys;
  readonly access: SiteAccess;
}

/** What the link is for that the page was opened with. */
export async function lookAtLink(
  { owner, access }: AccessServices,
  token: string,
  signal: AbortSignal,
): Promise<LinkTarget> {
  return access.look(token, await owner.secret(), signal);
}

/** Spends the link that the page was opened with: this browser's own secret may change the website from then on. */
export async function takeLink(
  { owner, access }: AccessServices,
  token: string,
  signal: AbortSignal,
): Promise<TakenRight> {
  return access.take(token, await owner.secret(), signal);
}

/** Reads the website that a published page carries. */
export async function readWebsite(
  services: AccessServices & { readonly now: () => number },
  { siteId }: PageRequest,
  signal: AbortSignal,
): Promise<WebsiteOfPage> {
  // Fetched with the page: with it comes what parses a stored website, which a first visit has none of.
  const [page, { readPageSource }] = await Promise.all([
    call(services, siteId, (access, secret) => access.page(siteId, secret, signal)),
    import('../../../templates/source/read-source.ts'),
  ]);
  const read = await readPageSource(page.html);
  const config = read.kind === 'site' ? { ...read.config, _siteId: siteId } : undefined;
  return { config, version: page.version, at: services.now() };
}

/** Who may change a site, and what became of its address. */
export function readRights(
  services: AccessServices,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<SiteRights> {
  return call(services, siteId, (access, secret) => access.rights(siteId, secret, signal));
}

/** Makes a change of who may change a site, or of its address. */
export function changeAccess(
  services: AccessServices,
  { siteId, change }: ChangeOfCall,
  signal: AbortSignal,
): Promise<void> {
  return call(services, siteId, async (access, secret) => {
    if (change?.kind === 'confirmAgain') await access.confirmAgain(siteId, secret, signal);
    if (change?.kind === 'email') await access.changeEmail(siteId, change.userEmail, secret, signal);
    if (change?.kind === 'remove') await access.removeRight(siteId, change.rightId, secret, signal);
    if (change?.kind === 'putBack') await access.putBack(siteId, secret, signal);
    if (change?.kind === 'testMessage') await access.testMessage(siteId, secret, signal);
  });
}

/** Makes a link with which another device may change a site, and fetches what draws it as a picture. */
export async function makeDeviceLink(
  services: AccessServices & { readonly origin?: string },
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<{ readonly link: string }> {
  const [token] = await Promise.all([
    call(services, siteId, (access, secret) => access.deviceLink(siteId, secret, signal)),
    loadQrCodes().catch(() => undefined),
  ]);
  return { link: `${services.origin ?? ''}/${OPENS_SITE}${token}` };
}

function call<Answer>(
  { owner, access }: AccessServices,
  siteId: string,
  ask: (access: SiteAccess, secret: string) => Promise<Answer>,
): Promise<Answer> {
  return proveOwner(owner, siteId, (secret) => ask(access, secret));
}
