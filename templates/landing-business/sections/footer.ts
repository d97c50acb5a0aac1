import { type Html, html, lines } from '../../markup/html.ts';
import { businessFacts } from '../../page/business-facts.ts';
import { openTimes } from '../../page/open-times.ts';
import { contactCard, contactLines, footerCredit } from '../../page/page-end.ts';
import { socialLinks } from '../../page/social-links.ts';
import type { Values } from '../../page/values.ts';
import { brandMark } from '../brand-mark.ts';
import { meanings } from '../meanings.ts';

/**
 * The page's end: who this is, where, when, and how to reach them, a column each that closes up where it has nothing to
 * say, and the product's credit, which stays where the rest is hidden.
 */
export function footer(values: Values): Html {
  if (values.isHidden('footer'))
    return html`<footer id="footer"><div class="wrap">${footerCredit(values)}</div></footer>`;
  const name = values.text('header.logoText').trim();
  const description = values.text('footer.description').trim();
  const who =
    name + description !== '' &&
    html`<div class="about">
${name && html`<p class="brand"${values.mark('header.logoText')}>${brandMark(values)}<span>${lines(name)}</span></p>`}
${description && html`<p${values.mark('footer.description')}>${lines(description)}</p>`}
</div>`;
  const told = [who, contactLines(values, 'footer', ['address']), openHours(values)].filter(Boolean);
  return html`<footer id="footer"><div class="wrap">
<div class="ends">${told}
${contactLines(values, 'footer', ['phone', 'email'], contactCard(values, meanings))}
</div>
<div class="last">${socialLinks(values, 'footer.social')}${footerCredit(values)}</div>
</div></footer>`;
}

/** The hours that the section for them states, where they are no samples, and can be read. */
function openHours(values: Values): Html | undefined {
  if (businessFacts(values, meanings).hours === undefined) return undefined;
  const rows = values.items('hours.items', ['hours']);
  const text = (item: Values, name: string) => item.text(name).trim();
  return html`<p class="open">${rows.map((row) => html`<span>${text(row, 'days')} ${openTimes(row)}</span>`)}</p>`;
}
