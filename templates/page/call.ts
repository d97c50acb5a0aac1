import { icon } from '../icons/icon.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { ButtonLook } from './button.ts';
import { BUTTON_WORDS } from './button-words.ts';
import { withNumbers } from './contact-link.ts';
import { firstContact, isShortNumber } from './contacts.ts';
import { type Surface, surfaceStyle } from './surface.ts';
import type { Values } from './values.ts';

/** The page's number as a button, which says what it does to a screen reader; undefined where none was given. `isSaid`: the number stands on the same screen already. */
export function callButton(values: Values, isSaid = false): Html | undefined {
  const phone = firstContact(values, ['phone']);
  if (!phone) return undefined;
  const { call } = values.ownWords(BUTTON_WORDS);
  const shown = !isSaid && isShortNumber(phone) ? withNumbers(phone.text) : call;
  return html`<a class="button" href="${phone.address}" aria-label="${call} ${phone.text}"${values.mark(phone.path)}>${icon('fas fa-phone')}<span>${shown}</span></a>`;
}

/** The bar that keeps the number in reach on a phone. */
export function callBar(values: Values): Html | undefined {
  const call = callButton(values);
  if (!call) return undefined;
  return html`\n<aside class="call" aria-label="${values.ownWords(BUTTON_WORDS).call}"><p>${call}</p></aside>`;
}

/**
 * The styles of the number in the page's top and of the bar on a phone. The bar sticks to the lower edge inside a box that begins
 * below the first screen, so it comes up as the first screen's button scrolls away. At the page's end it stands below all else,
 * and a link that gets the focus stands above it. The top shows the number where it has room beside a menu, else its sign
 * alone; the narrowest phones keep it for the name, and the bar shows at once.
 */
export function callStyles(values: Values, { fill, ink }: ButtonLook, surface: Surface): Css {
  if (!firstContact(values, ['phone'])) return css``;
  return css`
#header,.call{--fill:${fill};--on:${ink}}
.bar>.brand{margin-inline-end:auto}
.bar>.button,.call .button{display:flex;flex:none;align-items:center;justify-content:center;gap:.5em;min-height:2.75rem;padding:.375rem 1.25rem;white-space:nowrap}
.bar .icon,.call .icon{margin:0}
.call{display:none;${surfaceStyle(surface)}}
@media (max-width:83.99em){
.bar>.button{padding-inline:.75rem}
.bar>.button span{display:none}
}
@media (max-width:49.99em){
html{scroll-padding-bottom:6rem}
body{position:relative}
footer::after{content:"";display:block;height:4.5rem}
.bar,.brand{gap:.5rem}
.call{display:flex;align-items:end;position:absolute;z-index:2;inset:calc(100vh + 12rem) 0 0;pointer-events:none}
.call p{position:sticky;bottom:0;flex:1;max-width:none;padding:.625rem var(--edge);border-top:var(--line);background:var(--bg);color:var(--ink);pointer-events:auto}
.call .button{min-height:3.1875rem}
}
@media (max-width:22.49em){
.bar>.button{display:none}
.call{top:calc(100vh - 4.5rem)}
}
${WAITING}
@media print{
.call{display:none}
}
`;
}

/**
 * Where a style can follow the scrolling, the bar is hidden while the page is at its top: it would lie on what stands below
 * the first screen. On the narrowest phones, where it shows at once, it is fixed to the window.
 */
const WAITING = css`
@media (max-width:22.49em){
.call{position:fixed;top:auto;bottom:0}
}
@media (min-width:22.5em){
@supports (animation-timeline:scroll()){
.call{animation:wait linear;animation-timeline:scroll()}
@keyframes wait{from{visibility:hidden}}
}
}
`;
