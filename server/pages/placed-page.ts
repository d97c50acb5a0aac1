import { type CompressedPage, compressPage, plainBytes } from '../store/compressed-page.ts';
import { type SiteUrlSettings, siteUrl } from './site-url.ts';

/** Makes a stored page the page that is served at its site's address. */
export type PlacePage = (siteId: string, page: CompressedPage) => Promise<CompressedPage>;

// What our templates write. A page from elsewhere has none of it, and is served as it was sent.
const HEAD = '<meta property="og:type" content="website">';
const DATA = '<script type="application/ld+json">{"@context":"https://schema.org",';
const CREDIT = '<p class="credit">';
const [UNLINKED, UNLINKED_END] = ['<span>', '</span>'];

/**
 * Tells pages where they are, which the builder cannot know: their address for search engines and link previews, and that
 * of the builder for the credit. undefined without a setting that says it, since the host of a request is anybody's claim.
 */
export function pagePlacer(settings: SiteUrlSettings): PlacePage | undefined {
  const { publicUrl, sitesDomain } = settings;
  if (publicUrl === undefined && sitesDomain === undefined) return undefined;
  return async (siteId, page) => {
    const html = (await plainBytes(page)).toString('utf8');
    const placed = placedPage(html, siteUrl(siteId, settings, ''), publicUrl);
    return placed === html ? page : compressPage(placed);
  };
}

function placedPage(html: string, url: string, builder: string | undefined): string {
  const told = html
    .replace(
      HEAD,
      () => `<link rel="canonical" href="${url}">\n${HEAD}\n<meta property="og:url" content="${url}">`,
    )
    .replace(DATA, () => `${DATA}"url":"${url}",`);
  return builder === undefined ? told : withCreditLinked(told, builder);
}

function withCreditLinked(html: string, builder: string): string {
  const start = html.indexOf(CREDIT + UNLINKED) + CREDIT.length;
  const end = html.indexOf(UNLINKED_END, start);
  if (start < CREDIT.length || end === -1) return html;
  const words = html.slice(start + UNLINKED.length, end);
  const link = `<a href="${builder}/" rel="nofollow">${words}</a>`;
  return html.slice(0, start) + link + html.slice(end + UNLINKED_END.length);
}
