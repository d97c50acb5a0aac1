import { type Html, html, lines } from '../../markup/html.ts';
import { contactLines, footerCredit } from '../../page/page-end.ts';
import { socialLinks } from '../../page/social-links.ts';
import type { Values } from '../../page/values.ts';
import { brandMark } from '../brand-mark.ts';

/** The page's end: who this is, how to reach them, and the product's credit, which stays where the rest is hidden. */
export function footer(values: Values): Html {
  if (values.isHidden('footer'))
    return html`<footer id="footer"><div class="wrap">${footerCredit(values)}</div></footer>`;
  const name = values.text('header.logoText').trim();
  const description = values.text('footer.description').trim();
  return html`<footer id="footer"><div class="wrap">
<div class="ends"><div class="about">
${name && html`<p class="brand"${values.mark('header.logoText')}>${brandMark()}<span>${name}</span></p>`}
${description && html`<p${values.mark('footer.description')}>${lines(description)}</p>`}
</div>
${contactLines(values, 'footer', ['address', 'email', 'phone'])}
</div>
<div class="last">${socialLinks(values, 'footer.social')}${footerCredit(values)}</div>
</div></footer>`;
}
