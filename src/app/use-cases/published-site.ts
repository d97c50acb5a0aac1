import type { OwnerKeys, PublishedSites } from '../../../domain/ports.ts';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import { type LinkTarget, OPENS_SITE, type TakenRight } from '../../../domain/publish/site-access.ts';
import type { WebsiteOfPage } from '../../../machines/published/come-back.machine.ts';
import type { ChangeOfCall, PublishedSite, SiteOfCall } from '../../../machines/published/published.setup.ts';
import { loadQrCodes } from '../../ui/publish/qr-code.ts';
import { proveOwner } from './prove-owner.ts';

interface OwnerServices {
  readonly owner: OwnerKeys;
  readonly published: PublishedSites;
}

/** What the link is for that the page was opened with. */
export async function lookAtLink(
  { owner, published }: OwnerServices,
  token: string,
  signal: AbortSignal,
): Promise<LinkTarget> {
  return published.look(token, await owner.secret(), signal);
}

/** Spends the link that the page was opened with: this browser's own secret may change the website from then on. */
export async function takeLink(
  { owner, published }: OwnerServices,
  token: string,
  signal: AbortSignal,
): Promise<TakenRight> {
  return published.take(token, await owner.secret(), signal);
}

/** Reads the website that a published page carries. */
export async function readWebsite(
  { owner, published, now }: OwnerServices & { readonly now: () => number },
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<WebsiteOfPage> {
  // Fetched with the page: with it comes what parses a stored website, which a first visit has none of.
  const [page, { readPageSource }] = await Promise.all([
    proveOwner(owner, siteId, (secret) => published.page(siteId, secret, signal)),
    import('../../../templates/source/read-source.ts'),
  ]);
  const read = await readPageSource(page.html);
  const config = read.kind === 'site' ? { ...read.config, _siteId: siteId } : undefined;
  return { config, version: page.version, at: now() };
}

/** Lists the versions of a site that the server keeps. */
export function readVersions(
  { owner, published }: OwnerServices,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<PublishedVersions> {
  return proveOwner(owner, siteId, (secret) => published.versions(siteId, secret, signal));
}

/** Asks who may change a site, what became of its address, and which versions are kept. */
export function readPublished(
  { owner, published }: OwnerServices,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<PublishedSite> {
  return proveOwner(owner, siteId, async (secret) => {
    const [rights, versions] = await Promise.all([
      published.rights(siteId, secret, signal),
      published.versions(siteId, secret, signal),
    ]);
    return { rights, versions };
  });
}

/** Makes a change of a site, of who may change it, or of its address. */
export function changeSite(
  { owner, published }: OwnerServices,
  { siteId, change }: ChangeOfCall,
  signal: AbortSignal,
): Promise<void> {
  return proveOwner(owner, siteId, async (secret) => {
    switch (change?.kind) {
      case 'confirmAgain':
        return published.confirmAgain(siteId, secret, signal);
      case 'email':
        return published.changeEmail(siteId, change.userEmail, secret, signal);
      case 'testMessage':
        return published.testMessage(siteId, secret, signal);
      case 'putBack':
        return published.putBack(siteId, secret, signal);
      case 'bringBack':
        return published.bringBack(siteId, change.version, secret, signal);
      case 'remove':
        return published.removeRight(siteId, change.rightId, secret, signal);
      case 'unpublish':
        return published.unpublish(siteId, secret, signal);
    }
  });
}

/** Makes a link with which another device may change a site, and fetches what draws it as a picture. */
export async function makeDeviceLink(
  { owner, published, origin = '' }: OwnerServices & { readonly origin?: string },
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<{ readonly link: string }> {
  const [token] = await Promise.all([
    proveOwner(owner, siteId, (secret) => published.deviceLink(siteId, secret, signal)),
    loadQrCodes().catch(() => undefined),
  ]);
  return { link: `${origin}/${OPENS_SITE}${token}` };
}
