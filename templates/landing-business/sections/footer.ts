import { brandMark } from '../../brand-mark.ts';
import { FOOTER_CREDIT } from '../../footer-credit.ts';
import { type Html, html, lines } from '../../html.ts';
import { socialLinks } from '../../social-links.ts';
import { emailAddress, phoneAddress } from '../../url.ts';
import type { Values } from '../../values.ts';

/** The page's end: who this is, how to reach them, and the product's credit. */
export function footer(values: Values): Html {
  const name = values.text('header.logoText').trim();
  const description = values.text('footer.description').trim();
  return html`<footer id="footer"><div class="wrap">
<div class="ends"><div class="about">
${name && html`<p class="brand">${brandMark()}<span>${name}</span></p>`}
${description && html`<p>${lines(description)}</p>`}
</div>
${contact(values)}
</div>
<div class="last">${socialLinks(values, 'footer.social')}${FOOTER_CREDIT}</div>
</div></footer>`;
}

function contact(values: Values): Html | undefined {
  const address = values.text('footer.address').trim();
  const email = values.text('footer.email').trim();
  const phone = values.text('footer.phone').trim();
  if (address + email + phone === '') return undefined;
  return html`<address>${address && html`<p>${lines(address)}</p>`}${reach(email, emailAddress(email))}${reach(
    phone,
    phoneAddress(phone),
  )}</address>`;
}

function reach(text: string, address: string | undefined): Html | undefined {
  if (text === '') return undefined;
  return html`<p>${address === undefined ? text : html`<a href="${address}" dir="ltr">${text}</a>`}</p>`;
}
