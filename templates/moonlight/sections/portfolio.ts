import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { linkAddress } from '../../markup/url.ts';
import { photo } from '../../page/photo.ts';
import { linksToHiddenSection } from '../../page/sections.ts';
import type { Values } from '../../page/values.ts';
import { moonPhase } from '../moon.ts';
import { PAGE_WORDS } from '../page-words.ts';
import { PROJECT_PICTURES } from '../pictures.ts';
import { tradeTile } from '../trade-pictures.ts';
import { heading } from './heading.ts';

const SIZE = { width: 1120, height: 840, sizes: '(min-width:48rem) 60vw, calc(100vw - 3rem)' };
const ARROW = html`<svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 2h10v10h-2V5.400L3.400 14 2 12.600 10.600 4H4z"/></svg>`;

/** Someone's work: a picture and a few words for each project that is visible. */
export function portfolio(values: Values): Html {
  const items = values.items('portfolio.items', ['title', 'description', 'thumbnail'], { visible: true });
  const motifs = motifsOf(values);
  const shown = items
    .map((item, index) => ({
      item,
      drawing: motifs
        ? tradeTile(motifs, index, item.text('title').trim())
        : PROJECT_PICTURES[index % PROJECT_PICTURES.length],
    }))
    .filter(({ item }) => item.flag('visible'))
    .map(({ item, drawing }, place) => {
      const url = item.text('url');
      return project(item, linksToHiddenSection(values, url) ? '' : url, drawing, place);
    });
  if (shown.length === 0) return html`<section id="portfolio"></section>`;
  return html`<section id="portfolio" aria-labelledby="portfolio-title">
${heading(values, 'portfolio')}
<ul class="projects">${shown}</ul>
</section>`;
}

function project(item: Values, url: string, drawing: Html | undefined, place: number): Html {
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  const address = linkAddress(url);
  const label = !title && html` aria-label="${description || item.ownWords(PAGE_WORDS).project(place + 1)}"`;
  const name =
    address === undefined ? lines(title) : html`<a href="${address}"${label}>${lines(title)}${ARROW}</a>`;
  const phaseAndName = html`${moonPhase(place)}<span>${name}</span>`;
  return html`<li${item.mark('thumbnail')}>${photo(item.text('thumbnail'), item.text('thumbnailDescription'), { ...SIZE, focus: item.text('thumbnailFocus') }) ?? drawing}${
    (title || address !== undefined) && html`<h3${item.mark('title')}>${phaseAndName}</h3>`
  }${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>`;
}
