import type { SiteOfCall, VersionOfCall } from '../../machines/versions.machine.ts';
import { nowShown } from '../domain/live-site.ts';
import type { ConfigStore, OwnerSecrets, PublishedSites } from '../domain/ports.ts';
import { ownerCallProblem, type PublishedVersions } from '../domain/published-versions.ts';
import { proveOwner } from './prove-owner.ts';
import { keepLive, liveFrom } from './stored-live.ts';

interface Owning {
  readonly configs: Pick<ConfigStore, 'loadLive' | 'saveLive'>;
  readonly owner: () => Promise<OwnerSecrets>;
  readonly published: () => Promise<PublishedSites>;
}

/** The versions that the server keeps; which of them everyone sees is remembered. */
export async function readVersions(
  owning: Owning,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<PublishedVersions> {
  const answer = await call(owning, siteId, (sites, secret) => sites.versions(siteId, secret, signal));
  rememberShown(owning, siteId, answer.current);
  return answer;
}

/** Has everyone see an earlier version, and remembers that they do. */
export async function bringBack(
  owning: Owning,
  { siteId, version }: VersionOfCall,
  signal: AbortSignal,
): Promise<void> {
  await call(owning, siteId, (sites, secret) => sites.bringBack(siteId, version, secret, signal));
  rememberShown(owning, siteId, version);
}

/** Takes a website off the web, and remembers that nobody sees it any more. */
export async function unpublishSite(
  owning: Owning,
  { siteId }: SiteOfCall,
  signal: AbortSignal,
): Promise<void> {
  await call(owning, siteId, (sites, secret) => sites.unpublish(siteId, secret, signal));
  rememberShown(owning, siteId, 0);
}

async function call<Answer>(
  owning: Owning,
  siteId: string,
  ask: (sites: PublishedSites, secret: string) => Promise<Answer>,
): Promise<Answer> {
  const [sites, owner] = await Promise.all([owning.published(), owning.owner()]);
  return proveOwner(owner, siteId, (secret) => ask(sites, secret)).catch((error: unknown) => {
    if (ownerCallProblem(error) === 'unpublished') rememberShown(owning, siteId, 0);
    throw error;
  });
}

function rememberShown({ configs }: Owning, siteId: string, version: number): void {
  const live = liveFrom(configs.loadLive());
  const now = nowShown(live, siteId, version);
  if (now && now !== live) keepLive(configs, now);
}
