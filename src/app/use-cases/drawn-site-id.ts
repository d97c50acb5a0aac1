import { type DrawnSiteId, drawSiteId } from '../../../domain/config/site-id.ts';
import type { Mirrors } from '../../../domain/ports.ts';
import { isIdRefused } from '../../../domain/publish/deploy-error.ts';
import type { LoadedSite } from '../../../machines/site/site.context.ts';

type DrawnIds = Pick<Mirrors, 'readDrawnSiteId' | 'writeDrawnSiteId'>;

/**
 * The site id for the first publish of a website. The one of a try whose answer nobody heard is taken again: it may have
 * arrived. A new one is written down before the request leaves.
 */
export function siteIdFor(
  {
    mirrors,
    randomBytes,
  }: { readonly mirrors: DrawnIds; readonly randomBytes: (count: number) => Uint8Array },
  website: DrawnSiteId['website'],
): string {
  const known = mirrors.readDrawnSiteId();
  if (known && known.website === website) return known.siteId;
  const siteId = drawSiteId(randomBytes);
  mirrors.writeDrawnSiteId({ siteId, website });
  return siteId;
}

/** Forgets a drawn id if that is what the server refused. */
export function forgetRefused(
  { mirrors }: { readonly mirrors: DrawnIds },
  siteId: string,
  error: unknown,
): void {
  if (isIdRefused(error) && mirrors.readDrawnSiteId()?.siteId === siteId) mirrors.writeDrawnSiteId(undefined);
}

/** Forgets the drawn id once it is stored with the website, or another website has taken its place. */
export function forgetSettled(
  mirrors: DrawnIds,
  { config }: Pick<LoadedSite, 'config'>,
  website: DrawnSiteId['website'],
): void {
  const drawn = mirrors.readDrawnSiteId();
  if (drawn && (drawn.siteId === config._siteId || drawn.website !== website))
    mirrors.writeDrawnSiteId(undefined);
}
