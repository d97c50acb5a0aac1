import { html, raw } from 'hono/html';
import type { VisitorLanguage } from '../http/visitor-language.ts';
import type { Markup } from '../pages/own-page.ts';
import { firstFaulty } from './field.ts';
import { drawnField, formPage, formRow, noticeLine, trapField } from './form-page.ts';
import { MESSAGE_FIELDS, type MessageFaults, type Written } from './message-form.ts';
import type { PageLook } from './page-look.ts';

/** What a page of the form is drawn from. */
export interface WritePageParts {
  readonly look: PageLook;
  readonly spoken: VisitorLanguage;
}

/** The form itself, or the same with what is shown before it is sent. */
export interface FormParts extends WritePageParts {
  readonly written: Written;
  /** When the form was drawn first, in milliseconds since 1970. */
  readonly drawn: number;
  /** A sentence that says why the form is shown again. */
  readonly why?: string | undefined;
  readonly faults?: MessageFaults;
}

const ORDER = ['name', 'contact', 'text'] as const;

const BACK = raw(
  '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 4 6 10l6 6"/></svg>',
);

/** The form. */
export function writePage({ look, spoken, written, drawn, why, faults = {} }: FormParts): Markup {
  const words = spoken.words.write;
  const first = firstFaulty(faults, ORDER);
  const { missing, tooLong, contactNote } = words;
  const fieldWords = { labels: words, notes: { contact: contactNote }, missing, tooLong };
  const row = (name: keyof Written) =>
    formRow({ fields: MESSAGE_FIELDS, words: fieldWords, typed: written, faults, first }, name);
  return page(
    { look, spoken },
    titleOf({ look, spoken }),
    html`<p>${words.intro}</p>
<form method="post" action="write">
${noticeLine(why)}${row('name')}${row('contact')}${row('text')}${trapField('website', words.trap)}${drawnField(drawn)}
<p>${words.kept}</p>
<p class="acts"><button name="step" value="check">${words.check}</button></p>
</form>`,
  );
}

/** The message as it will be sent, and the button that sends it. */
export function checkPage({ look, spoken, written, drawn, why }: FormParts): Markup {
  const words = spoken.words.write;
  const kept = ORDER.map((field) => html`<input type="hidden" name="${field}" value="${written[field]}">`);
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
${noticeLine(why)}${kept}
${drawnField(drawn)}
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

function backTo({ spoken }: WritePageParts): Markup {
  return html`<p class="acts below"><a class="second" href="./">${spoken.words.write.back}</a></p>`;
}

function page({ look, spoken }: WritePageParts, title: string, content: Markup): Markup {
  const back = look.title === '' ? spoken.words.write.back : look.title;
  const top = html`<a href="./">${BACK}<bdi>${back}</bdi></a>`;
  return formPage({ spoken, title, top }, content);
}
