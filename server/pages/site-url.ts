/** Where the published sites are, from outside. */
export interface SiteUrlSettings {
  /** The app's origin; undefined: that of each request. */
  readonly publicUrl: string | undefined;
  /** The origin under which each site has a name of its own; undefined: all are under `/s` of the app's. */
  readonly sitesDomain: string | undefined;
}

/** The address of a site's page; `origin` is that of the request. */
export function siteUrl(siteId: string, { publicUrl, sitesDomain }: SiteUrlSettings, origin: string): string {
  if (sitesDomain === undefined) return `${publicUrl ?? origin}/s/${siteId}/`;
  const { protocol, host } = new URL(sitesDomain);
  return `${protocol}//${siteId}.${host}/`;
}

/** What every copy of a site's page says its address is; without the app's origin in the settings, within whatever origin serves it. */
export function canonicalLink(siteId: string, urlSettings: SiteUrlSettings): string {
  return `<${siteUrl(siteId, urlSettings, '')}>; rel="canonical"`;
}
