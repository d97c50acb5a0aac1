import { type Html, html, lines } from '../../markup/html.ts';
import { button } from '../../page/button.ts';
import { leadingPhoto } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { PORTRAIT } from '../pictures.ts';

const SIZE = { width: 800, height: 800, sizes: '(min-width:48rem) 40rem, calc(100vw - 3rem)' };

/** The first screen: what someone does, and their portrait as the rising moon. */
export function home(values: Values): Html {
  const name = values.text('header.logo.text').trim();
  const described = values.raw('home.authorImage.imageDescription');
  const shows = described === '' ? '' : values.text('home.authorImage.imageDescription').trim() || name;
  const size = { ...SIZE, focus: values.text('home.authorImage.imageFocus') };
  const title = values.text('home.title').trim();
  const description = values.text('home.description').trim();
  const actions = [
    button(values, 'home.mainButton'),
    button(values, 'home.secondaryButton', 'action other'),
  ].filter((action) => action !== undefined);
  const hidden = title === '' && html` class="unseen"`;
  return html`<section id="home" aria-labelledby="home-title">
<h1 id="home-title"${hidden}${values.mark('home.title')}>${hidden ? name || values.words.welcome : lines(title)}</h1>
${
  description + actions.join('') !== '' &&
  html`<div class="intro">${description && html`<p class="lead"${values.mark('home.description')}>${lines(description)}</p>`}
${actions.length > 0 && html`<div class="actions">${actions}</div>`}</div>`
}
<div class="moon"${values.mark('home.authorImage.image')}>${
    leadingPhoto(values.text('home.authorImage.image'), shows, size) ?? PORTRAIT
  }</div>
</section>`;
}
