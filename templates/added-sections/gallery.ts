import { icon } from '../icons/icon.ts';
import { css } from '../markup/css.ts';
import { type Html, html, lines } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { PAGE_WORDS } from './page-words.ts';
import { type AddedSection, sectionOf } from './section.ts';

const SIZE = { width: 800, height: 600, sizes: '(min-width:52em) 30vw, 92vw' };
const LARGE = { width: 1000, height: 750, sizes: '100vw' };

/** Pictures that open large, without a script: the address names the one that is open. */
export const gallery: AddedSection = {
  draw(values) {
    const items = values.items('gallery.items', ['image', 'caption']).map(picture);
    const list = items.length > 0 ? html`<ul class="shots">${items}</ul>` : undefined;
    return sectionOf(values, 'gallery', list, 'below');
  },
  styles: css`
.shots{display:grid;gap:clamp(1rem,2vw,1.75rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.shots:not(:has(li:nth-child(4))){grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
.shots li:only-child{max-width:48rem}
.shots figure>a{display:block}
.shots figure img,.shots .blank{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:var(--round)}
figcaption{margin-top:.75rem;color:var(--quiet)}
.large{display:none;position:fixed;z-index:4;inset:0;grid-template-rows:auto minmax(0,1fr) auto;justify-items:center;gap:1rem;padding:1rem;background:var(--bg)}
.large:target{display:grid}
.large img{width:100%;height:100%;object-fit:contain}
.large a{justify-self:end;padding:.625rem 1.375rem;border:1px solid var(--mark);border-radius:2rem;text-decoration:none}
`,
};

function picture(item: Values, place: number): Html {
  const words = item.ownWords(PAGE_WORDS);
  const address = item.text('image');
  const caption = item.text('caption').trim();
  const description = item.text('imageDescription').trim();
  const id = `gallery-${place + 1}`;
  const small = photo(address, description || caption || words.picture(place + 1), {
    ...SIZE,
    focus: item.text('imageFocus'),
  });
  const large = photo(address, description, LARGE);
  const text = caption && html`<figcaption${item.mark('caption')}>${lines(caption)}</figcaption>`;
  if (!small || !large)
    return html`<li${item.mark('image')}><figure><div class="blank">${icon('fas fa-image')}</div>${text}</figure></li>
`;
  return html`<li${item.mark('image')}><figure><a id="${id}" href="#${id}-large">${small}</a>${text}</figure><div class="large" id="${id}-large"><a href="#${id}">${words.close}</a>${large}${caption && html`<p>${lines(caption)}</p>`}</div></li>
`;
}
