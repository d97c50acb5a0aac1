import { isSiteId } from '../../src/domain/deploy/site-id.ts';
import type { SiteUrlSettings } from './site-url.ts';

/** Maps the host and path of a request to the path that is routed. */
export type RoutedPath = (host: string, path: string) => string;

const PICTURES = 'pictures';
/** What every host answers. */
const EVERYWHERE = '/robots.txt';
const PICTURE_PATH = /^\/storage\/v1\/(?:object|render\/image)\/public\//;

/** The origin that serves pictures and nothing else; undefined without a domain for the sites. */
export function picturesOrigin(sitesDomain: string | undefined): string | undefined {
  if (sitesDomain === undefined) return undefined;
  const { protocol, host } = new URL(sitesDomain);
  return `${protocol}//${PICTURES}.${host}`;
}

/** The site whose own host this is; undefined if it is no site's. */
export function siteOfHost(host: string, sitesDomain: string | undefined): string | undefined {
  if (sitesDomain === undefined) return undefined;
  const domain = `.${new URL(sitesDomain).hostname}`;
  const siteId = host.endsWith(domain) ? host.slice(0, -domain.length) : '';
  return isSiteId(siteId) ? siteId : undefined;
}

/**
 * Routes requests to a site's subdomain by that site's path under `/s`, so that such a host serves one site and nothing
 * else; that of the pictures serves them. The domain itself serves nothing, unless it is also the app's host.
 */
export function subdomainRouter({ publicUrl, sitesDomain }: Partial<SiteUrlSettings>): RoutedPath {
  if (sitesDomain === undefined) return (_, path) => path;
  const apex = new URL(sitesDomain).hostname;
  const domain = `.${apex}`;
  const app = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  return (asked, path) => {
    const host = asked.toLowerCase().replace(/\.?(?::\d*)?$/, '');
    if (host === app || (host !== apex && !host.endsWith(domain))) return path;
    const siteId = host.slice(0, -domain.length);
    if (path === EVERYWHERE) return path;
    if (siteId === PICTURES && PICTURE_PATH.test(path)) return path;
    return isSiteId(siteId) ? `/s/${siteId}${path}` : '/s/';
  };
}
