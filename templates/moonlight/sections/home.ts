import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { imageAddress } from '../../markup/url.ts';
import { button } from '../../page/button.ts';
import { leadingPhoto, type PhotoSize } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { PORTRAIT } from '../pictures.ts';
import { tradeCircle } from '../trade-pictures.ts';

const PORTRAIT_SIZE = { width: 800, height: 800, sizes: '(min-width:48rem) 40rem, calc(100vw - 3rem)' };
const SCREEN = { width: 1600, height: 1000, sizes: '(min-width:48rem) 100vw, 90vw', bleeds: true };

/** The first screen: what someone does, and their portrait as the rising moon; or a panel in front of a picture that fills the screen. */
export function home(values: Values): Html {
  const name = values.text('header.logo.text').trim();
  const title = values.text('home.title').trim();
  const description = values.text('home.description').trim();
  const actions = [
    button(values, 'home.mainButton'),
    button(values, 'home.secondaryButton', 'action other'),
  ].filter((action) => action !== undefined);
  const hidden = title === '' && html` class="unseen"`;
  const says = html`<h1 id="home-title"${hidden}${values.mark('home.title')}>${hidden ? name || values.words.welcome : lines(title)}</h1>
${
  description + actions.join('') !== '' &&
  html`<div class="intro">${description && html`<p class="lead"${values.mark('home.description')}>${lines(description)}</p>`}
${actions.length > 0 && html`<div class="actions">${actions}</div>`}</div>`
}`;
  const motifs = motifsOf(values);
  const drawing = motifs ? tradeCircle(motifs) : PORTRAIT;
  const wide = picture(values, 'home.image', SCREEN, '');
  const portrait = picture(values, 'home.authorImage.image', PORTRAIT_SIZE, name);
  if (wide === undefined)
    return html`<section id="home" aria-labelledby="home-title">
${says}
<div class="moon"${values.mark('home.authorImage.image')}>${portrait ?? drawing}</div>
</section>`;
  return html`<section id="home" class="wide" aria-labelledby="home-title">
<div class="screen"${values.mark('home.image')}>${wide}</div>
<div class="sheet">${portrait && html`<div class="moon"${values.mark('home.authorImage.image')}>${portrait}</div>`}${says}</div>
</section>`;
}

/** Whether the first screen has a picture that fills it. */
export function fillsScreen(values: Values): boolean {
  return imageAddress(values.text('home.image')) !== undefined;
}

/** The leading picture at a path; `name` describes it until somebody says what it shows, or that it is decoration. */
function picture(values: Values, path: string, size: PhotoSize, name: string): Html | undefined {
  const described = values.raw(`${path}Description`);
  const shows = described === '' ? '' : values.text(`${path}Description`).trim() || name;
  return leadingPhoto(values.text(path), shows, { ...size, focus: values.text(`${path}Focus`) });
}
