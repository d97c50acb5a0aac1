import { html, raw } from 'hono/html';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import { type Markup, ownPage } from '../pages/own-page.ts';
import type { Faults, Field } from './field.ts';

/** What a form says about its fields; each has a label, and may have a note. */
export interface FieldWords<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly notes: Readonly<Partial<Record<Name, string>>>;
  readonly missing: Readonly<Partial<Record<Name, string>>>;
  readonly tooLong: (count: number) => string;
  /** What is said of a text that is like none of its field, however long. */
  readonly wrong?: string;
}

/** What a form is drawn from, field by field. */
export interface FormState<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly words: FieldWords<Name>;
  readonly typed: Readonly<Record<Name, string>>;
  readonly faults: Faults<Name>;
  /** The first faulty field of the form, which has the focus. */
  readonly first: string | undefined;
}

/** A page with a form. */
export interface PageParts {
  readonly spoken: VisitorLanguage;
  readonly title: string;
  /** The heading; by default the title. */
  readonly heading?: string;
  /** What stands above the heading. */
  readonly top?: Markup;
}

const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#fffefb,#1a1c20);--ink:light-dark(#1d1c19,#f1efe9);--fill:light-dark(#0d6e5f,#5fd3bc);--on:light-dark(#fff,#06231d);--fault:light-dark(#a9261b,#ff9d92)}
*{box-sizing:border-box;margin:0;padding:0}
:root{font:1.0625rem/1.6 system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{min-height:100vh;padding:1.25rem clamp(1.25rem,5vw,4rem) 4rem;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
main,header{max-width:36rem;margin-inline:auto}
header{margin-block-end:clamp(2rem,8vh,5rem)}
main:first-child{margin-block-start:clamp(.75rem,6vh,3.75rem)}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;font-weight:600;text-decoration:none}
header a:hover{text-decoration:underline}
[dir=rtl] svg{scale:-1 1}
a{color:inherit;text-underline-offset:.15em}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
[dir=rtl] h1{letter-spacing:0;line-height:1.4}
p{max-width:62ch;text-wrap:pretty}
h1~p{margin-block-start:.75rem}
form{display:grid;gap:1.5rem;margin-block-start:2rem}
fieldset{border:0;min-width:0}
label,legend,dt{display:block;font-weight:600}
small{display:block;font-size:.9375rem}
.kind{display:flex;gap:.75rem;align-items:start;padding-block:.5625rem;font-weight:400;cursor:pointer}
.kind input{flex:none;width:1.25rem;height:1.25rem;margin-block-start:.1875rem;accent-color:var(--fill)}
.typed{display:block;width:100%;min-height:3rem;margin-block-start:.375rem;padding:.75rem .875rem;border:1px solid color-mix(in srgb,var(--ink) 65%,var(--bg));border-radius:.5rem;background:color-mix(in srgb,var(--ink) 4%,var(--bg));color:inherit;font:inherit}
textarea.typed{min-height:11rem;resize:vertical;field-sizing:content}
[aria-invalid]{border:3px solid var(--fault)}
.notice{padding:.875rem 1rem;border-inline-start:.375rem solid var(--fault);background:color-mix(in srgb,var(--ink) 8%,var(--bg));font-weight:600}
.fault{margin-block-start:.375rem;color:var(--fault);font-weight:600}
dl{display:grid;gap:1.25rem;margin-block-start:2rem;padding:1.25rem;border:1px solid color-mix(in srgb,var(--ink) 35%,var(--bg));border-radius:.75rem;background:color-mix(in srgb,var(--ink) 4%,var(--bg))}
dt{font-size:.9375rem;font-weight:400;opacity:.85}
dd{white-space:pre-wrap}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:.5rem}
.acts>*{display:inline-grid;place-items:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid var(--fill);border-radius:.5rem;background:var(--fill);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.acts>.second{border-color:color-mix(in srgb,var(--ink) 65%,var(--bg));background:none;color:inherit}
.below{margin-block-start:2rem}
.quiet{font-size:.9375rem}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

/** A page of a form. */
export function formPage({ spoken, title, heading = title, top }: PageParts, content: Markup): Markup {
  const header = top === undefined ? '' : html`<header>${top}</header>\n`;
  return ownPage(
    spoken,
    title,
    STYLE,
    html`${header}<main>
<h1>${heading}</h1>
${content}
</main>`,
  );
}

/** A field with its label, what is said about it, and what is wrong with it. */
export function formRow<Name extends string>(state: FormState<Name>, name: Name): Markup {
  const { longest, rows, attributes, isOptional } = state.fields[name];
  const { labels, notes } = state.words;
  const [note, typed, fault] = [notes[name], state.typed[name], faultText(state, name)];
  const about = note === undefined ? '' : html`<small id="${name}-note">${note}</small>`;
  const ids = [note && `${name}-note`, fault && `${name}-fault`].filter((id) => id !== undefined);
  const flags = `${isOptional ? '' : ' required'}${fault ? ' aria-invalid="true"' : ''}${state.first === name ? ' autofocus' : ''}`;
  const box = html`class="typed" id="${name}" name="${name}" maxlength="${longest}" ${raw(attributes)}${describedBy(ids)}${raw(flags)}`;
  return html`<div><label for="${name}">${labels[name]}</label>${about}${
    rows === undefined
      ? html`<input ${box} value="${typed}">`
      : html`<textarea ${box} rows="${rows}">\n${typed}</textarea>`
  }${faultLine(name, fault)}</div>\n`;
}

function faultText<Name extends string>({ fields, words, faults }: FormState<Name>, name: Name) {
  const fault = faults[name];
  if (fault === undefined) return undefined;
  if (fault === 'missing') return words.missing[name];
  return fields[name].pattern ? words.wrong : words.tooLong(fields[name].longest);
}

/** What is wrong with a field, below it. */
export function faultLine(name: string, fault: string | undefined): Markup | '' {
  return fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`;
}

/** The attribute that names what is said about a field. */
export function describedBy(ids: readonly string[]): Markup | '' {
  return ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`;
}

/** Why a form is shown again. */
export function noticeLine(text: string | undefined): Markup | '' {
  return text === undefined ? '' : html`<p class="notice" role="alert">${text}</p>\n`;
}

/** The field that says when the form was drawn, in milliseconds since 1970. */
export function drawnField(at: number): Markup {
  return html`<input type="hidden" name="drawn" value="${at}">`;
}

/** The field that nobody sees: who fills it in is a robot. */
export function trapField(name: string, label: string): Markup {
  return html`<div class="trap" aria-hidden="true"><label for="${name}">${label}</label><input id="${name}" name="${name}" tabindex="-1" autocomplete="off"></div>\n`;
}
