import { type Html, html } from '../../markup/html.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';

/** The picture of a list item, as wide as `sizes` says; undefined if the item has none. */
export function itemPicture(item: Values, sizes: string): Html | undefined {
  const image = photo(item.text('image'), item.text('imageDescription'), {
    width: 600,
    height: 450,
    sizes,
    focus: item.text('imageFocus'),
  });
  return image && html`<div class="shot"${item.mark('image')}>${image}</div>`;
}
