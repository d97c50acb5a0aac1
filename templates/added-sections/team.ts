import { teamLayout } from '../layouts/section-layouts.ts';
import { css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, heading, paragraph, sectionOf } from './section.ts';

const FIELDS = ['name', 'role', 'description', 'image'];
const SIZE = { width: 640, height: 800, sizes: '(min-width:56em) 20rem, 92vw' };

/** Who works here: a portrait, if there is one, and a few words for each person. */
export const team: AddedSection = {
  shapes: (values) =>
    values.items('team.items', FIELDS).length > 2 ? ['below', 'beside'] : ['beside', 'below'],
  draw(values, shape) {
    const items = values.items('team.items', FIELDS);
    const portraits = items.map(portraitOf);
    const layout = teamLayout(portraits.map((portrait) => portrait !== undefined));
    const people = items.map((item, place) => person(item, portraits[place], layout));
    const list = items.length > 0 ? html`<ul class="people ${layout}">${people}</ul>` : undefined;
    return sectionOf(values, 'team', list, shape);
  },
  styles: css`
.people{display:grid;gap:var(--room);grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.people img{width:100%;height:auto;aspect-ratio:4/5;margin-bottom:1rem;object-fit:cover;border-radius:var(--round)}
.named li{padding-top:1rem;border-top:2px solid var(--mark)}
.named h3{font-size:1.75rem;line-height:1.15;text-wrap:balance}
.people p{margin-top:.35rem}
`,
};

function portraitOf(item: Values): Html | undefined {
  const name = item.text('name').trim();
  return photo(item.text('image'), item.text('imageDescription') || name, {
    ...SIZE,
    focus: item.text('imageFocus'),
  });
}

function person(item: Values, portrait: Html | undefined, layout: 'portraits' | 'named'): Html {
  const name = heading(item, 'name', layout === 'named' ? 'display' : undefined);
  return html`<li${item.mark('image')}>${portrait}${name}${paragraph(item, 'role')}${paragraph(item, 'description')}</li>
`;
}
