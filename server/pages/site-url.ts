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
 * The headers of a page that depend on its site: Link with the canonical URL, which is relative to the host without an
 * origin in the settings, and HSTS if that URL has https.
 */
export function siteHeaders(siteId: string, urlSettings: SiteUrlSettings): Readonly<Record<string, string>> {
  const url = siteUrl(siteId, urlSettings, '');
  return { Link: `<${url}>; rel="canonical"`, ...strictTransport(url) };
}
