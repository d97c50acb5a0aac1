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

/** The Link header with the canonical URL of a site. Without an origin in the settings it is relative to the host. */
export function canonicalLink(siteId: string, urlSettings: SiteUrlSettings): string {
  return `<${siteUrl(siteId, urlSettings, '')}>; rel="canonical"`;
}
