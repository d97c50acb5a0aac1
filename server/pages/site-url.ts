import { strictTransport } from '../http/security-headers.ts';

/** The settings that decide about the URLs of sites. */
export interface SiteUrlSettings {
  /** The app's origin; undefined: that of each request. */
  readonly publicUrl: string | undefined;
  /** The origin whose subdomains are the sites; undefined: all sites are under `/s` of the app. */
  readonly sitesDomain: string | undefined;
}

/** The URL of a site's page; `origin` is that of the request. */
export function siteUrl(siteId: string, { publicUrl, sitesDomain }: SiteUrlSettings, origin: string): string {
  if (sitesDomain === undefined) return `${publicUrl ?? origin}/s/${siteId}/`;
  const { protocol, host } = new URL(sitesDomain);
  return `${protocol}//${siteId}.${host}/`;
}

/**
 * What opens a version that is no longer current, as `?key=`: the beginning of its page's hash, which nobody can guess who
 * has not seen that page.
 */
export const versionKey = (hash: string) => hash.slice(0, 16);

/** The URL of a kept version of the site at a URL. */
export function versionUrl(site: string, { n, hash }: { readonly n: number; readonly hash: string }): string {
  return `${site}v/${n}/?key=${versionKey(hash)}`;
}

/**
 * The headers of a page that depend on its site: Link with the canonical URL, which is relative to the host without an
 * origin in the settings, and HSTS if that URL has https.
 */
export function siteHeaders(siteId: string, urlSettings: SiteUrlSettings): Readonly<Record<string, string>> {
  const url = siteUrl(siteId, urlSettings, '');
  return { Link: `<${url}>; rel="canonical"`, ...strictTransport(url) };
}
