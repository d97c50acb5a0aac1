import { isSiteId } from '../../domain/config/site-id.ts';
import { type SiteUrlSettings, siteUrl } from './site-url.ts';

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
  const name = hostNameOf(host);
  const siteId = name.endsWith(domain) ? name.slice(0, -domain.length) : '';
  return isSiteId(siteId) ? siteId : undefined;
}

/** The site that an address somebody typed is of; undefined if it is of none here. */
export function siteIdIn(address: string, { sitesDomain }: SiteUrlSettings): string | undefined {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  const [, below] = /^\/s\/([^/]+)/.exec(url?.pathname ?? '') ?? [];
  if (below !== undefined && isSiteId(below)) return below;
  return siteOfHost(url?.host ?? '', sitesDomain);
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
    const host = hostNameOf(asked);
    if (host === app || (host !== apex && !host.endsWith(domain))) return path;
    const siteId = host.slice(0, -domain.length);
    if (path === EVERYWHERE) return path;
    if (siteId === PICTURES && PICTURE_PATH.test(path)) return path;
    return isSiteId(siteId) ? `/s/${siteId}${path}` : '/s/';
  };
}

/**
 * The URL on a site's own host of a path under `/s` that is asked for on another, where a stranger's page would stand
 * under the builder's name; undefined if there is none.
 */
export function onOwnHost(
  host: string,
  path: string,
  search: string,
  urlSettings: SiteUrlSettings,
): string | undefined {
  const { sitesDomain } = urlSettings;
  if (sitesDomain === undefined || siteOfHost(host, sitesDomain) !== undefined) return undefined;
  const [, siteId = '', below = '/'] = /^\/s\/([^/]+)(\/.*)?$/s.exec(path) ?? [];
  return isSiteId(siteId)
    ? new URL(siteUrl(siteId, urlSettings, '').slice(0, -1) + below + search).href
    : undefined;
}

const hostNameOf = (host: string) => host.toLowerCase().replace(/\.?(?::\d*)?$/, '');
