import { isPanorama, isSmall } from '../../../domain/images/picture-fit.ts';
import { sizeOfUpload } from '../../../domain/images/picture-size.ts';
import { type Html, html } from '../../markup/html.ts';
import { leadingPhoto, photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { wallLayout, wallPictures } from '../opening/wall.ts';
import { toldOnOpening } from '../placed-pictures.ts';

/** The shape of a picture whose address does not say it. */
const UNKNOWN = { width: 1500, height: 1000 };
/** A wider picture takes no more of a row than one of this shape. */
const WIDEST = 2;

/** The pictures of a page in a row: small ones and panoramas in a frame, and none larger than it is. */
export function mount(values: Values): Html {
  const layout = wallLayout(values);
  const pictures = wallPictures(values).map((path, at) => hung(values, path, at, layout));
  const isTold = toldOnOpening(values).includes('features');
  return html`<ul class="wall ${layout}"${isTold && html` id="features"`}>${pictures}</ul>`;
}

function hung(values: Values, path: string, at: number, layout: ReturnType<typeof wallLayout>): Html {
  const address = values.text(path);
  const { width, height } = sizeOfUpload(address) ?? UNKNOWN;
  const ratio = Math.round((100 * width) / height) / 100;
  const isFramed = isSmall(address) || (isPanorama(address) && layout === 'row');
  // A small picture keeps its size, and the others share what is left.
  const [basis, share] = isSmall(address) ? [width, 0] : [0, Math.min(ratio, WIDEST)];
  const draw = at === 0 ? leadingPhoto : photo;
  const image = draw(address, values.text(`${path}Description`).trim(), {
    ...UNKNOWN,
    sizes: layout === 'bleed' ? '100vw' : '(min-width:40em) 50vw, 100vw',
    focus: values.text(`${path}Focus`),
    bleeds: layout === 'bleed',
  });
  return html`<li style="--r:${ratio};--b:${basis}px;--g:${share}"${isFramed && html` class="framed"`}${values.mark(path)}>${image}</li>
`;
}
