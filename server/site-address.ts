/** Where the published sites are, from outside. */
export interface SitesPlace {
  /** The app's origin; undefined: that of each request. */
  readonly publicUrl: string | undefined;
  /** The origin under which each site has a name of its own; undefined: all are under `/s` of the app's. */
  readonly sitesDomain: string | undefined;
}

/** The address of a site's page; `origin` is that of the request. */
export function siteAddress(siteId: string, { publicUrl, sitesDomain }: SitesPlace, origin: string): string {
  if (sitesDomain === undefined) return `${publicUrl ?? origin}/s/${siteId}/`;
  const { protocol, host } = new URL(sitesDomain);
  return `${protocol}//${siteId}.${host}/`;
}
