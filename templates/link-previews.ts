import { FONT_PATH } from '../domain/config/page-settings.ts';
import type { JsonObject } from '../domain/json/json.ts';
import {
  LONGEST_LETTERING,
  linkPreviewAddress,
  MARK_FACES,
  type MarkFace,
} from '../domain/publish/link-preview.ts';
import { openFont } from './fonts/fonts.ts';
import { pairingNamed } from './fonts/pairings.ts';
import { brandInitial } from './layouts/initial.ts';
import { html } from './markup/html.ts';
import { readValues } from './page/values.ts';
import { headOf, loadedTemplateOf } from './pages.ts';

const ICON = '<link rel="icon"';

/**
 * The page with the pictures that the server at an origin draws of its name and its mark: link previews and home screens show no SVG. A
 * picture or an icon of the visitor's own takes their place.
 */
export function withLinkPreview(page: string, config: JsonObject, origin: string): string {
  const { mark, picture: own, favicon, siteName } = headOf(config);
  const at = page.indexOf(ICON);
  if (!mark || at === -1) return page;
  const face = mark.shape === 'tile' ? faceOf(fontOf(config), siteName) : undefined;
  const written = (text: string | undefined) =>
    face === undefined || text === undefined ? mark : { ...mark, lettering: { face, text } };
  const icon = origin + linkPreviewAddress('icon', written(brandInitial(siteName)));
  const picture = origin + linkPreviewAddress('preview', written(siteName));
  const preview = html`<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">
`;
  const icons = html`<link rel="icon" type="image/png" sizes="180x180" href="${icon}">
<link rel="apple-touch-icon" href="${icon}">
`;
  const after = page.indexOf('\n', at) + 1;
  const isIconDrawn = favicon.startsWith('data:image/svg');
  return (
    page.slice(0, at) +
    (own === undefined ? preview.toString() : '') +
    page.slice(at, after) +
    (isIconDrawn ? icons.toString() : '') +
    page.slice(after)
  );
}

function fontOf(config: JsonObject): string {
  return readValues(config, loadedTemplateOf(config).base).text(FONT_PATH);
}

/** The letters that the files of these faces hold, which the server writes with. */
const LATIN = /^[ -~\u00a0-\u00ff‘’‚“”„–—…€]+$/;
const ARABIC = /^[ \p{Script=Arabic}]+$/u;

/** The face that the server writes a name in; undefined where it has none, or not all letters. */
function faceOf(font: string, name: string): MarkFace | undefined {
  if ([...name].length > LONGEST_LETTERING) return undefined;
  const display = pairingNamed(font)?.display;
  const latin = display?.font ?? openFont(font)?.name;
  const named = LATIN.test(name) ? latin : ARABIC.test(name) ? (display?.arabic ?? 'Cairo') : undefined;
  return MARK_FACES.find((face) => face === named?.toLowerCase().replaceAll(' ', '-'));
}
