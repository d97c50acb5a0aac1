import { icon } from '../icons/icon.ts';
import { css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import { photo } from '../page/photo.ts';
import type { Values } from '../page/values.ts';
import { type AddedSection, heading, paragraph, sectionOf } from './section.ts';

const SIZE = { width: 640, height: 640, sizes: '(min-width:52em) 20rem, 92vw' };

/** Who works here: a picture and a few words for each person. */
export const team: AddedSection = {
  draw(values) {
    const items = values.items('team.items', ['name', 'role', 'description', 'image']).map(person);
    const list = items.length > 0 ? html`<ul class="people">${items}</ul>` : undefined;
    // One or two people below their heading would leave most of a wide page empty.
    return sectionOf(values, 'team', list, items.length > 2 ? 'below' : 'beside');
  },
  styles: css`
.people{display:grid;gap:var(--room) clamp(1.25rem,3vw,2.5rem);grid-template-columns:repeat(auto-fill,minmax(clamp(9rem,40%,15rem),1fr))}
.people:has(li:only-child){grid-template-columns:minmax(0,24rem)}
.people img,.people .blank{width:100%;height:auto;max-width:24rem;aspect-ratio:1;margin-bottom:1.25rem;object-fit:cover;border-radius:var(--round)}
.people h3+p{margin-top:.25rem;color:var(--ink)}
`,
};

function person(item: Values): Html {
  const name = item.text('name').trim();
  const image = photo(item.text('image'), item.text('imageDescription') || name, {
    ...SIZE,
    focus: item.text('imageFocus'),
  });
  const role = paragraph(item, 'role');
  return html`<li${item.mark('image')}>${image ?? html`<div class="blank">${icon('fas fa-user')}</div>`}${heading(item, 'name')}${role}${paragraph(item, 'description')}</li>
`;
}
