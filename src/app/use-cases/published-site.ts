import type { SiteOfCall, VersionOfCall } from '../../../machines/publish/versions.machine.ts';
import type { PublishedVersions } from '../../domain/deploy/published-versions.ts';
import type { OwnerKeys, PublishedSites } from '../../domain/ports.ts';
import { proveOwner } from './prove-owner.ts';

interface Owning {
  readonly owner: OwnerKeys;
  readonly published: PublishedSites;
}

/** The versions of a website that the server keeps. */
export function readVersions(
  owning: Owning,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<PublishedVersions> {
  return call(owning, siteId, (sites, secret) => sites.versions(siteId, secret, signal));
}

/** Has everyone see an earlier version of a website. */
export function bringBack(
  owning: Owning,
  { siteId, version }: VersionOfCall,
  signal: AbortSignal,
): Promise<void> {
  return call(owning, siteId, (sites, secret) => sites.bringBack(siteId, version, secret, signal));
}

/** Takes a website off the web. */
export function unpublishSite(owning: Owning, { siteId }: SiteOfCall, signal: AbortSignal): Promise<void> {
  return call(owning, siteId, (sites, secret) => sites.unpublish(siteId, secret, signal));
}

function call<Answer>(
  { owner, published }: Owning,
  siteId: string,
  ask: (sites: PublishedSites, secret: string) => Promise<Answer>,
): Promise<Answer> {
  return proveOwner(owner, siteId, (secret) => ask(published, secret));
}
