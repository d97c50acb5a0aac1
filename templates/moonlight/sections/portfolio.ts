import { hasPicture, pictureRows } from '../../layouts/picture-rows.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { linkAddress } from '../../markup/url.ts';
import { linksToHiddenSection } from '../../page/sections.ts';
import type { Values } from '../../page/values.ts';
import { areForLargeType } from '../large-names.ts';
import { PAGE_WORDS } from '../page-words.ts';
import { shownProjects } from '../projects.ts';
import { shapeOn } from '../shapes.ts';
import { heading } from './heading.ts';

const FIELDS = { picture: 'thumbnail', title: 'title', text: 'description' };
const ARROW = html`<svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 2h10v10h-2V5.400L3.400 14 2 12.600 10.600 4H4z"/></svg>`;

/** Someone's work: the pictures in rows, then what has no picture as a list of names. */
export function portfolio(values: Values): Html {
  const shown = shownProjects(values).map((item, place) => ({ item, title: titleOf(values, item, place) }));
  if (shown.length === 0) return html`<section id="portfolio"></section>`;
  const pictures = shown.filter(({ item }) => hasPicture(item, FIELDS.picture));
  const named = shown.filter(({ item }) => !hasPicture(item, FIELDS.picture));
  const isFew = areForLargeType(named.map(({ item }) => item.text('title')));
  const list =
    named.length > 0 &&
    html`<ul class="works${isFew && ' few'}">${named.map(({ item, title }) => entry(item, title))}</ul>`;
  if (pictures.length === 0)
    return html`<section id="portfolio" class="part ${shapeOn(values, 'portfolio')}" aria-labelledby="portfolio-title">
${heading(values, 'portfolio')}
${list}
</section>`;
  const rows = pictureRows(
    'work',
    pictures.map((picture) => ({ ...picture, fields: FIELDS })),
  );
  return html`<section id="portfolio" class="wall" aria-labelledby="portfolio-title">
${heading(values, 'portfolio')}
${rows}
${list}
</section>`;
}

/** The title of a project as it is drawn: a link where its address leads somewhere. */
function titleOf(values: Values, item: Values, place: number): Html | undefined {
  const title = item.text('title').trim();
  const url = item.text('url');
  const address = linkAddress(linksToHiddenSection(values, url) ? '' : url);
  if (address === undefined) return title === '' ? undefined : html`${lines(title)}`;
  const description = item.text('description').trim();
  const label = !title && html` aria-label="${description || item.ownWords(PAGE_WORDS).project(place + 1)}"`;
  return html`<a href="${address}"${label}>${lines(title)}${ARROW}</a>`;
}

function entry(item: Values, title: Html | undefined): Html {
  const description = item.text('description').trim();
  return html`<li${item.mark('thumbnail')}>${title && html`<h3${item.mark('title')}>${title}</h3>`}${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>
`;
}
