import { html, raw } from 'hono/html';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import { type Markup, ownPage } from '../pages/own-page.ts';
import { type Faults, KINDS, LONGEST, type Reported } from './report-form.ts';

/** What the form is drawn from. */
export interface ReportFormParts {
  readonly spoken: VisitorLanguage;
  /** The URL of the website, if the visitor comes from one. */
  readonly site: string | undefined;
  /** The e-mail address for reports; undefined: none. */
  readonly mailbox: string | undefined;
  readonly reported: Reported;
  readonly faults: Faults;
  /** A sentence that says why the form is shown again. */
  readonly notice?: string | undefined;
  /** When the form was drawn first, in milliseconds since 1970. */
  readonly drawn: number;
}

const STYLE = `
*{box-sizing:border-box;margin:0;padding:0}
:root{color-scheme:light dark;--ground:light-dark(#fffefb,#1a1c20);--ink:light-dark(#1d1c19,#f1efe9);--soft:light-dark(#55524a,#b9bcc4);--line:light-dark(#8b8678,#7a808c);--field:light-dark(#fff,#24272d);--accent:light-dark(#0d6e5f,#5fd3bc);--on:light-dark(#fff,#06231d);--fault:light-dark(#a9261b,#ff9d92);font:1.0625rem/1.55 system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{max-width:38rem;margin-inline:auto;padding:clamp(2rem,8vh,5rem) 1.25rem 4rem;background:var(--ground);color:var(--ink);overflow-wrap:anywhere}
h1{font-size:clamp(1.625rem,1.4rem + 1.2vw,2.125rem);line-height:1.25;text-wrap:balance}
p{max-width:62ch;text-wrap:pretty}
h1~p{margin-block-start:.75rem}
form{display:grid;gap:1.75rem;margin-block-start:2rem}
fieldset{border:0;min-width:0}
label,legend{font-weight:600}
.kind{display:flex;gap:.75rem;align-items:start;padding-block:.5625rem;font-weight:400;cursor:pointer}
.kind input{flex:none;width:1.25rem;height:1.25rem;margin-block-start:.1875rem;accent-color:var(--accent)}
.typed{display:block;width:100%;margin-block-start:.375rem;padding:.6875rem .875rem;border:1px solid var(--line);border-radius:.625rem;background:var(--field);color:inherit;font:inherit}
textarea.typed{min-height:9rem;resize:vertical}
small{display:block;font-size:.9375rem;color:var(--soft)}
.typed[aria-invalid]{border:2px solid var(--fault)}
.fault{margin-block-start:.375rem;color:var(--fault);font-weight:600}
.notice{padding:.875rem 1rem;border-inline-start:.25rem solid var(--fault);background:var(--field);font-weight:600}
button{justify-self:start;min-height:3rem;padding:.625rem 1.625rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.quiet{font-size:.9375rem;color:var(--soft)}
a{color:var(--accent);text-underline-offset:.15em}
:focus-visible{outline:3px solid light-dark(#0b5fd6,#8ab8ff);outline-offset:2px}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(forced-colors:active){button{border:2px solid}}
`;

/** The form that reports a website. */
export function reportPage(parts: ReportFormParts): Markup {
  const { spoken, site, mailbox, reported, faults, notice, drawn } = parts;
  const words = spoken.words.report;
  const about = site === undefined ? '' : html`<p><bdi>${site}</bdi></p>`;
  const isFaulty = Object.keys(faults).length > 0 || notice !== undefined;
  return page(
    spoken,
    isFaulty ? `${words.notSent}: ${words.title}` : words.title,
    html`<h1>${words.title}</h1>${about}<p>${words.intro}</p>
<form method="post" novalidate>
${notice === undefined ? '' : html`<p class="notice" role="alert">${notice}</p>\n`}${
  site === undefined
    ? html`<div><label for="website">${words.website}</label><input class="typed" type="text" inputmode="url" dir="ltr" value="${reported.website}"${attributesOf(parts, 'website')}>${faultOf(parts, 'website')}</div>\n`
    : ''
}<fieldset${described(faults.kind && 'kind-fault')}><legend>${words.kind}</legend>
${KINDS.map((kind, at) => html`<label class="kind"><input type="radio" name="kind" value="${kind}" required${kind === reported.kind ? raw(' checked') : ''}${at === 0 && firstOf(faults) === 'kind' ? raw(' autofocus') : ''}><span>${words.kinds[kind]}</span></label>\n`)}${faultOf(parts, 'kind')}</fieldset>
<div><label for="why">${words.why}</label><small id="why-note">${words.whyNote}</small><textarea class="typed" dir="auto" rows="6"${attributesOf(parts, 'why')}>
${reported.why}</textarea>${faultOf(parts, 'why')}</div>
<div><label for="email">${words.email}</label><small id="email-note">${words.emailNote}</small><input class="typed" type="email" dir="ltr" autocomplete="email" value="${reported.email}"${attributesOf(parts, 'email')}>${faultOf(parts, 'email')}</div>
<div class="trap" aria-hidden="true"><label for="homepage">${words.trap}</label><input id="homepage" name="homepage" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="drawn" value="${drawn}">
<button>${words.send}</button>
<div class="quiet"><p>${words.kept}</p>
${mailbox === undefined ? '' : html`<p>${words.byMail} ${mailLink(mailbox, words.title, site)}</p>\n`}</div>
</form>`,
  );
}

/** What is said once a report is stored. */
export function thanksPage(spoken: VisitorLanguage): Markup {
  const { sentTitle, sent } = spoken.words.report;
  return page(spoken, sentTitle, html`<h1>${sentTitle}</h1><p>${sent}</p>`);
}

/** The fields of the form with what is said below them, in their order. */
const firstOf = (faults: Faults) =>
  (['website', 'kind', 'why', 'email'] as const).find((each) => faults[each]);

function attributesOf({ faults }: ReportFormParts, field: keyof typeof LONGEST): Markup {
  const note = field === 'website' ? undefined : `${field}-note`;
  const ids = [note, faults[field] && `${field}-fault`].filter((id) => id !== undefined).join(' ');
  const flags = [
    field === 'email' ? '' : ' required',
    faults[field] ? ' aria-invalid="true"' : '',
    firstOf(faults) === field ? ' autofocus' : '',
  ].join('');
  return html` id="${field}" name="${field}" maxlength="${LONGEST[field]}"${described(ids || undefined)}${raw(flags)}`;
}

const described = (ids: string | undefined) => (ids === undefined ? '' : html` aria-describedby="${ids}"`);

function faultOf({ spoken, faults }: ReportFormParts, field: keyof Reported): Markup | '' {
  const { missing, tooLong, noEmail } = spoken.words.report;
  const what = faults[field];
  if (what === undefined) return '';
  const text =
    what === 'wrong' || field === 'email'
      ? noEmail
      : what === 'long' && field !== 'kind'
        ? tooLong(LONGEST[field])
        : missing[field];
  return html`<p class="fault" id="${field}-fault">${text}</p>`;
}

function mailLink(mailbox: string, title: string, site: string | undefined): Markup {
  const subject = site === undefined ? '' : `?subject=${encodeURIComponent(`${title}: ${site}`)}`;
  return html`<a dir="ltr" href="mailto:${encodeURIComponent(mailbox)}${subject}">${mailbox}</a>`;
}

function page(language: VisitorLanguage, title: string, content: Markup): Markup {
  return ownPage(language, title, STYLE, html`<main>\n${content}\n</main>`);
}
