import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { facts } from '../../added-sections/facts.ts';
import { frieze, pipes } from '../../artwork/frieze.ts';
import { lineOf, margin } from '../../artwork/line.ts';
import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { isLongLead, isLongTitle } from '../../layouts/composition.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { button, dials } from '../../page/button.ts';
import { leadingPhoto, type PhotoSize } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { type FirstScreen, firstScreenOf, leadingPath } from '../first-screen.ts';
import { meanings } from '../meanings.ts';
import { businessCircle, PORTRAIT } from '../moon-pictures.ts';
import { isPictured } from '../projects.ts';

const MOON = { width: 800, height: 800, sizes: '(min-width:48rem) 40rem, calc(100vw - 3rem)' };
const BESIDE = {
  width: 800,
  height: 1000,
  sizes: '(min-width:52em) 50vw, 100vw',
  bleeds: true,
  mounts: true,
};
const ACROSS = {
  width: 1600,
  height: 1000,
  sizes: '(min-width:48rem) 100vw, 90vw',
  bleeds: true,
  mounts: true,
};

/** The first screen: what someone does, with the picture or the drawing that its composition has. */
export function home(values: Values): Html {
  const screen = firstScreenOf(values);
  const title = values.text('home.title').trim();
  const open = html`<section id="home" class="on-${screen}${isLongTitle(title) && ' long'}" aria-labelledby="home-title">
`;
  const portrait = 'home.authorImage.image';
  if (screen === 'moon') {
    const motifs = motifsOf(values);
    const drawing = motifs ? businessCircle(motifs) : PORTRAIT;
    return html`${open}${words(values, title)}
<div class="disc"${values.mark(portrait)}>${picture(values, portrait, MOON) ?? drawing}</div>
</section>`;
  }
  const path = leadingPath(values);
  const author = path !== portrait && picture(values, portrait, MOON);
  const sheet = html`<div class="sheet">${author && html`<div class="disc"${values.mark(portrait)}>${author}</div>`}${words(values, title)}</div>`;
  if (screen === 'split' || screen === 'above')
    return html`${open}${sheet}
<div class="leading"${values.mark(path)}>${picture(values, path, screen === 'split' ? BESIDE : ACROSS)}</div>
</section>`;
  if (screen === 'panel')
    return html`${open}<div class="leading"${values.mark(path)}>${picture(values, path, ACROSS)}</div>
${sheet}
</section>`;
  const isFrieze = screen === 'frieze';
  const line = screen === 'line' ? lineOf(values.text(BUSINESS_PATH)) : undefined;
  return html`${open}${words(values, title)}${factsOf(values, screen)}${isFrieze && friezeOf(values)}${line?.beginning}${line && margin(line)}
</section>`;
}

/** Whether the first screen says the page's number, on a button or among its facts. */
export function saysNumber(values: Values): boolean {
  return (
    !values.isHidden('home') && (isOnButton(values) || factsOf(values, firstScreenOf(values)) !== undefined)
  );
}

function isOnButton(values: Values): boolean {
  return dials(values, 'home.mainButton') || dials(values, 'home.secondaryButton');
}

/** The owner's facts below words that stand without pictures. */
function factsOf(values: Values, screen: FirstScreen): Html | undefined {
  if (screen !== 'frieze' && screen !== 'line' && (screen !== 'words' || isPictured(values)))
    return undefined;
  return facts(values, { address: meanings.address, isNumberSaid: isOnButton(values), least: 2 });
}

/** The drawings of a business below its words. */
function friezeOf(values: Values): Html | undefined {
  const motifs = motifsOf(values);
  return values.text(BUSINESS_PATH) === 'repairs' ? pipes() : motifs && frieze(motifs);
}

function words(values: Values, title: string): Html {
  const description = values.text('home.description').trim();
  const main = button(values, 'home.mainButton');
  // The only button is the main one, unless it has a color of its own.
  const isMain = !main && values.color('home.secondaryButton.color') === undefined;
  const second = button(values, 'home.secondaryButton', isMain ? 'action' : 'action other');
  const actions = [main, second].filter((action) => action !== undefined);
  const hidden = title === '' && html` class="unseen"`;
  const name = values.text('header.logo.text').trim();
  return html`<h1 id="home-title"${hidden}${values.mark('home.title')}>${hidden ? name || values.words.welcome : lines(title)}</h1>
${
  description + actions.join('') !== '' &&
  html`<div class="intro">${description && html`<p class="lead${isLongLead(description) && ' later'}"${values.mark('home.description')}>${lines(description)}</p>`}
${actions.length > 0 && html`<div class="actions">${actions}</div>`}</div>`
}`;
}

/** The leading picture at a path. The author's is described by the name until somebody says what it shows, or that it is decoration. */
function picture(values: Values, path: string, size: PhotoSize): Html | undefined {
  const name = path === 'home.image' ? '' : values.text('header.logo.text').trim();
  const described = values.raw(`${path}Description`);
  const shows = described === '' ? '' : values.text(`${path}Description`).trim() || name;
  return leadingPhoto(values.text(path), shows, { ...size, focus: values.text(`${path}Focus`) });
}
