import { isSiteId } from '../../src/domain/deploy/site-id.ts';
import type { SiteUrlSettings } from './site-url.ts';

/** Finds the path that a request is routed by, from the host and path that it asks for. */
export type RoutedPath = (host: string, path: string) => string;

/**
 * On a host of the sites' domain a request is routed by that site's own path under `/s`, so that such a host serves one
 * site and nothing else of the server; the domain itself, where it is not the app's, serves nothing.
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
    return isSiteId(siteId) ? `/s/${siteId}${path}` : '/s/';
  };
}
