import type { JsonObject } from '../domain/json/json.ts';
import { linkPreviewAddress } from '../domain/publish/link-preview.ts';
import { html } from './markup/html.ts';
import { headOf } from './pages.ts';

const ICON = '<link rel="icon"';

/**
 * The page with the pictures that the server at an origin draws of its mark: link previews and home screens show no SVG. A
 * picture or an icon of the visitor's own takes their place.
 */
export function withLinkPreview(page: string, config: JsonObject, origin: string): string {
  const { mark, picture, favicon } = headOf(config);
  const at = page.indexOf(ICON);
  if (!mark || at === -1) return page;
  const icon = origin + linkPreviewAddress('icon', mark);
  const preview = html`<meta property="og:image" content="${origin + linkPreviewAddress('preview', mark)}">
<meta name="twitter:card" content="summary_large_image">
`;
  const icons = html`<link rel="icon" type="image/png" sizes="180x180" href="${icon}">
<link rel="apple-touch-icon" href="${icon}">
`;
  const after = page.indexOf('\n', at) + 1;
  const isIconDrawn = favicon.startsWith('data:image/svg');
  return (
    page.slice(0, at) +
    (picture === undefined ? preview.toString() : '') +
    page.slice(at, after) +
    (isIconDrawn ? icons.toString() : '') +
    page.slice(after)
  );
}
