import { html, raw } from 'hono/html';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import { type Markup, ownPage } from '../pages/own-page.ts';
import type { PageLook } from './page-look.ts';
import { type Faults, LONGEST, type Written } from './written.ts';

/** What a page of the form is drawn from. */
export interface WritePageParts {
  readonly look: PageLook;
  readonly spoken: VisitorLanguage;
}

/** The form itself, or the same with what is shown before it is sent. */
export interface FormParts extends WritePageParts {
  readonly written: Written;
  readonly stamp: string;
  /** A sentence that says why the form is shown again. */
  readonly why?: string | undefined;
  readonly faults?: Faults;
}

const LAYOUT = `
*{box-sizing:border-box;margin:0;padding:0}
:root{font:1.0625rem/1.6 system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{min-height:100vh;padding:1.25rem clamp(1.25rem,5vw,4rem) 4rem;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
main,header{max-width:36rem;margin-inline:auto}
header{margin-block-end:clamp(2rem,8vh,5rem)}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;font-weight:600;text-decoration:none}
header a:hover{text-decoration:underline}
[dir=rtl] svg{scale:-1 1}
a{color:inherit}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
[dir=rtl] h1{letter-spacing:0;line-height:1.4}
p{max-width:62ch;text-wrap:pretty}
h1+p,h1+div{margin-block-start:.75rem}
form{display:grid;gap:1.5rem;margin-block-start:2rem}
label,dt{display:block;font-weight:600}
small{display:block;font-size:.9375rem}
input,textarea{width:100%;margin-block-start:.375rem;padding:.75rem .875rem;border:1px solid color-mix(in srgb,var(--ink) 65%,var(--bg));border-radius:.5rem;background:color-mix(in srgb,var(--ink) 4%,var(--bg));color:inherit;font:inherit}
input{min-height:3rem}
textarea{min-height:11rem;resize:vertical;field-sizing:content}
[aria-invalid]{border:3px solid var(--ink)}
.why{padding:.875rem 1rem;border-inline-start:.375rem solid var(--ink);background:color-mix(in srgb,var(--ink) 8%,var(--bg));font-weight:600}
.fault{margin-block-start:.375rem;font-weight:600}
dl{display:grid;gap:1.25rem;margin-block-start:2rem;padding:1.25rem;border:1px solid color-mix(in srgb,var(--ink) 35%,var(--bg));border-radius:.75rem;background:color-mix(in srgb,var(--ink) 4%,var(--bg))}
dt{font-size:.9375rem;font-weight:400;opacity:.85}
dd{white-space:pre-wrap}
.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.acts>*{display:inline-grid;place-items:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid var(--fill);border-radius:.5rem;background:var(--fill);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.acts>.second{border-color:color-mix(in srgb,var(--ink) 65%,var(--bg));background:none;color:inherit}
.acts{margin-block-start:.5rem}
.below{margin-block-start:2rem}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

// Where the page tells no colors: those of the browser, light or dark.
const PLAIN = ':root{color-scheme:light dark;--bg:Canvas;--ink:CanvasText;--fill:CanvasText;--on:Canvas}';

const BACK = raw(
  '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 4 6 10l6 6"/></svg>',
);

/** The form. */
export function formPage({ look, spoken, written, stamp, why, faults = {} }: FormParts): Markup {
  const words = spoken.words.write;
  const first = (['name', 'contact', 'text'] as const).find((field) => faults[field]);
  const attributes = (field: keyof Written, described: string) => {
    const ids = [described, faults[field] && `${field}-fault`].filter(Boolean).join(' ');
    return html`id="${field}" name="${field}" dir="auto" required maxlength="${LONGEST[field]}"${ids === '' ? '' : html` aria-describedby="${ids}"`}${faults[field] ? raw(' aria-invalid="true"') : ''}${first === field ? raw(' autofocus') : ''}`;
  };
  const fault = (field: keyof Written) => {
    const which = faults[field];
    if (which === undefined) return '';
    const text = which === 'missing' ? words.missing[field] : words.tooLong(LONGEST[field]);
    return html`<p class="fault" id="${field}-fault">${text}</p>`;
  };
  return page(
    { look, spoken },
    titleOf({ look, spoken }),
    html`<p>${words.intro}</p>
<form method="post" action="write">
${whyOf(why)}<div><label for="name">${words.name}</label><input ${attributes('name', '')} value="${written.name}" autocomplete="name">${fault('name')}</div>
<div><label for="contact">${words.contact}</label><small id="contact-note">${words.contactNote}</small><input ${attributes('contact', 'contact-note')} value="${written.contact}" autocomplete="email">${fault('contact')}</div>
<div><label for="text">${words.text}</label><textarea ${attributes('text', '')} rows="7">
${written.text}</textarea>${fault('text')}</div>
<div class="trap" aria-hidden="true"><label for="website">${words.trap}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="stamp" value="${stamp}">
<p>${words.kept}</p>
<p class="acts"><button name="step" value="check">${words.check}</button></p>
</form>`,
  );
}

/** The message as it will be sent, and the button that sends it. */
export function checkPage({ look, spoken, written, stamp, why }: FormParts): Markup {
  const words = spoken.words.write;
  const kept = (['name', 'contact', 'text'] as const).map(
    (field) => html`<input type="hidden" name="${field}" value="${written[field]}">`,
  );
  return page(
    { look, spoken },
    words.checkTitle,
    html`<p>${words.checkIntro}</p>
<dl>
<div><dt>${words.name}</dt><dd dir="auto">${written.name}</dd></div>
<div><dt>${words.answersTo}</dt><dd dir="auto">${written.contact}</dd></div>
<div><dt>${words.text}</dt><dd dir="auto">${written.text}</dd></div>
</dl>
<form method="post" action="write">
${whyOf(why)}${kept}
<input type="hidden" name="stamp" value="${stamp}">
<p class="acts"><button name="step" value="send">${words.send}</button><button class="second" name="step" value="change">${words.change}</button></p>
</form>`,
  );
}

/** What is said once the message is stored. */
export function sentPage(parts: WritePageParts, contact: string): Markup {
  const words = parts.spoken.words.write;
  return page(
    parts,
    words.sentTitle,
    html`<p>${words.sent}</p><p>${words.answersTo} <bdi>${contact}</bdi></p>${backTo(parts)}`,
  );
}

/** A page that says one thing: why nobody can be written to here, or what was wrong with a request. */
export function sayingPage(parts: WritePageParts, title: string, text: string): Markup {
  return page(parts, title, html`<p>${text}</p>${backTo(parts)}`);
}

function titleOf({ look, spoken }: WritePageParts): string {
  const words = spoken.words.write;
  return look.title === '' ? words.title : words.titleTo(look.title);
}

function whyOf(why: string | undefined): Markup | '' {
  return why === undefined ? '' : html`<p class="why" role="alert">${why}</p>`;
}

function backTo({ spoken }: WritePageParts): Markup {
  return html`<p class="acts below"><a class="second" href="./">${spoken.words.write.back}</a></p>`;
}

function page({ look, spoken }: WritePageParts, title: string, content: Markup): Markup {
  const top = look.title === '' ? spoken.words.write.back : look.title;
  return ownPage(
    spoken,
    title,
    colorsOf(look) + LAYOUT,
    html`<header><a href="./">${BACK}<bdi>${top}</bdi></a></header>
<main>
<h1>${title}</h1>
${content}
</main>`,
  );
}

/** The colors are hex values that were read by a pattern, so that nothing else of a page gets in here. */
function colorsOf({ colors }: PageLook): string {
  if (!colors) return PLAIN;
  const { scheme, background, ink, fill, on } = colors;
  return `:root{color-scheme:${scheme};--bg:${background};--ink:${ink};--fill:${fill};--on:${on}}`;
}
