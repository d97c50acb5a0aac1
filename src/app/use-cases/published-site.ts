import type { OwnerKeys, PublishedSites } from '../../../domain/ports.ts';
import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import type { SiteOfCall, VersionOfCall } from '../../../machines/published/versions.machine.ts';
import { proveOwner } from './prove-owner.ts';

interface OwnerServices {
  readonly owner: OwnerKeys;
  readonly published: PublishedSites;
}

/** Lists the versions of a site that the server keeps. */
export function readVersions(
  owning: OwnerServices,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<PublishedVersions> {
  return call(owning, siteId, (sites, secret) => sites.versions(siteId, secret, signal));
}

/** Makes an earlier version of a site the live one. */
export function bringBack(
  owning: OwnerServices,
  { siteId, version }: VersionOfCall,
  signal: AbortSignal,
): Promise<void> {
  return call(owning, siteId, (sites, secret) => sites.bringBack(siteId, version, secret, signal));
}

/** Unpublishes a site. */
export function unpublishSite(
  owning: OwnerServices,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<void> {
  return call(owning, siteId, (sites, secret) => sites.unpublish(siteId, secret, signal));
}

function call<Answer>(
  { owner, published }: OwnerServices,
  siteId: string,
  ask: (sites: PublishedSites, secret: string) => Promise<Answer>,
): Promise<Answer> {
  return proveOwner(owner, siteId, (secret) => ask(published, secret));
}
