import { mostOf } from '../../domain/images/picture-fit.ts';
import { sizeOfUpload } from '../../domain/images/picture-size.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { imageAddress } from '../markup/url.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { PICTURE_WORDS } from './picture-words.ts';
import { rowsOf } from './row-partition.ts';

/** The shape of a picture whose address does not say it. It is shown whole in there. */
const UNKNOWN = { width: 3, height: 2 };
const LARGE = { width: 1000, height: 750, sizes: '100vw' };
/** A picture this narrow shares a phone's line with one like it. */
const UPRIGHT = 0.9;
/** A picture alone in its row that is no wider than this would be lost in the middle of the page: it stands on a ground. */
const LONELY = 1.2;

/** A picture of a list, and what is said about it. */
export interface RowPicture {
  readonly item: Values;
  /** The names of the item's fields. */
  readonly fields: { readonly picture: string; readonly title?: string; readonly text?: string };
  /** The title as it is drawn, such as a link; absent: the text of its field. */
  readonly title?: Html | undefined;
}

/** Whether an item of a list has a picture that can be shown. */
export function hasPicture(item: Values, field: string): boolean {
  return imageAddress(item.text(field)) !== undefined;
}

/**
 * Pictures in rows that reach both edges, each whole and in its own shape; on a phone one below the other, upright ones in
 * pairs. They open large without a script, and without an address of their own: Back leads to the page before.
 */
export function pictureRows(name: string, pictures: readonly RowPicture[]): Html {
  const ratios = pictures.map(({ item, fields }) => ratioOf(item.text(fields.picture)));
  const pairs = pairsOf(ratios);
  const heights = pictures.map(({ item, fields }) => mostOf(item.text(fields.picture), false)?.height);
  let begun = 0;
  const places = rowsOf(ratios).flatMap((row) => {
    // All of a row are as high as the one with the fewest pixels allows.
    const most = Math.min(...heights.slice(begun, begun + row.count).map((height) => height ?? Infinity));
    begun += row.count;
    return Array.from({ length: row.count }, () => ({ ...row, most }));
  });
  const drawn = pictures.map((picture, at) => {
    const ratio = ratios[at] ?? 1;
    const { sum, count, most } = places[at] ?? { sum: ratio, count: 1, most: Infinity };
    const pair = pairs[at];
    const isHeld = Number.isFinite(most);
    const isAlone = count === 1 && (isHeld || ratio < LONELY);
    const style = html`--w:${ratio};--of:${short(sum)};--n:${count - 1}${isHeld && html`;--most:${most}px`}${pair !== undefined && html`;--pair:${short(pair)}`}`;
    const kinds = [pair !== undefined && 'upright', isAlone && 'alone'].filter(Boolean).join(' ');
    return html`<li style="${style}"${kinds && html` class="${kinds}"`}${picture.item.mark(picture.fields.picture)}>${framed(name, picture, at, Math.ceil((100 * ratio) / sum))}</li>
`;
  });
  return html`<ul class="frames">${drawn}</ul>`;
}

/** The styles of picture rows. `--bg` and `--ink` are those of the section. */
export const PICTURE_ROWS = css`
.frames{--space:clamp(.5rem,.7vw,.625rem);display:flex;flex-wrap:wrap;gap:var(--space);align-items:start;justify-content:center}
.frames li{width:100%}
.frames .upright{width:calc((100% - var(--space))*var(--w)/var(--pair) - .02px)}
.frames figure button{display:block;width:100%;padding:0;border:0;background:none;color:inherit;font:inherit;cursor:zoom-in}
.frames figure img{width:100%;height:auto;aspect-ratio:var(--w);object-fit:contain;margin:auto;border-radius:var(--round)}
.alone figure button{background:var(--ground)}
.frames figcaption{padding:.75rem 0 1.25rem}
.frames h3{font:inherit;letter-spacing:0;line-height:1.4}
.frames figcaption p,.opened p{font-size:.9375rem;line-height:1.5}
.opened{width:100%;max-width:none;height:100%;max-height:none;grid-template-rows:auto minmax(0,1fr) auto;justify-items:center;gap:1rem;padding:1rem;border:0;background:var(--bg);color:var(--ink)}
.opened:popover-open{display:grid}
.opened img{width:100%;height:100%;margin:auto;background:none;object-fit:contain;object-position:50%}
.opened button{justify-self:end;padding:.625rem 1.375rem;border:1px solid;border-radius:var(--r,2rem);background:none;color:inherit;font:inherit;cursor:pointer}
@media (min-width:40em){
.frames li,.frames .upright{width:calc((100% - var(--n)*var(--space))*var(--w)/var(--of) - .02px);max-width:calc(var(--w)*var(--most,999rem))}
.frames .alone{width:100%;max-width:none}
.alone figure button{padding-block:var(--room)}
.alone figure img{width:calc(100%*var(--w)/var(--of))}
}
`;

function framed(name: string, { item, fields, title }: RowPicture, at: number, share: number): Html {
  const words = item.ownWords(PICTURE_WORDS);
  const address = item.text(fields.picture);
  const description = item.text(`${fields.picture}Description`).trim();
  const textOf = (field: string | undefined) => (field === undefined ? '' : item.text(field).trim());
  const [heading, text] = [textOf(fields.title), textOf(fields.text)];
  const id = `${name}-${at + 1}`;
  const called = description || heading || text || words.picture(at + 1);
  const label = description === '' && html` aria-label="${called}"`;
  const sizes = `(min-width:40em) ${share}vw, 100vw`;
  const shown = title ?? (heading && lines(heading));
  const caption =
    (shown || text) &&
    html`<figcaption>${shown && html`<h3${item.mark(fields.title ?? '')}>${shown}</h3>`}${text && html`<p${item.mark(fields.text ?? '')}>${lines(text)}</p>`}</figcaption>`;
  // In the preview a click leads to the field.
  const opens = !item.isMarked && html` popovertarget="${id}"`;
  const small = photo(address, description, {
    ...UNKNOWN,
    sizes,
    focus: item.text(`${fields.picture}Focus`),
  });
  const said = [heading, text].filter((part) => part !== '').map((part) => html`<p>${lines(part)}</p>`);
  return html`<figure><button type="button"${opens}${label}>${small}</button>${caption}</figure><div class="opened" id="${id}" popover role="dialog" aria-label="${called}"><button type="button" popovertarget="${id}" popovertargetaction="hide">${words.close}</button>${photo(address, description, LARGE)}${said.length > 0 && html`<div>${said}</div>`}</div>`;
}

function ratioOf(address: string): number {
  const { width, height } = sizeOfUpload(address) ?? UNKNOWN;
  return short(width / height);
}

/** For each picture that shares a phone's line with its neighbor, the sum of both ratios; undefined for one that stands alone. */
function pairsOf(ratios: readonly number[]): readonly (number | undefined)[] {
  const sums: (number | undefined)[] = ratios.map(() => undefined);
  for (let at = 1; at < ratios.length; at += 1) {
    const [one = 1, other = 1] = [ratios[at - 1], ratios[at]];
    if (one >= UPRIGHT || other >= UPRIGHT || sums[at - 1] !== undefined) continue;
    sums[at - 1] = one + other;
    sums[at] = one + other;
  }
  return sums;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
