import { html, raw } from 'hono/html';
import type { ServerWords, VisitorLanguage } from '../http/visitor-language.ts';
import type { Markup } from '../pages/own-page.ts';
import { firstFaulty } from './field.ts';
import {
  describedBy,
  drawnField,
  type FieldWords,
  faultLine,
  formPage,
  formRow,
  noticeLine,
  trapField,
} from './form-page.ts';
import { KINDS, REPORT_FIELDS, type Reported, type ReportFaults } from './report-form.ts';

/** What the form is drawn from. */
export interface ReportFormParts {
  readonly spoken: VisitorLanguage;
  /** The URL of the website, if the visitor comes from one. */
  readonly site: string | undefined;
  /** The e-mail address for reports; undefined: none. */
  readonly mailbox: string | undefined;
  readonly reported: Reported;
  readonly faults: ReportFaults;
  /** A sentence that says why the form is shown again. */
  readonly notice?: string | undefined;
  /** When the form was drawn first, in milliseconds since 1970. */
  readonly drawn: number;
}

const ORDER = ['website', 'kind', 'why', 'email'] as const;

/** The form that reports a website. */
export function reportPage({
  spoken,
  site,
  mailbox,
  reported,
  faults,
  notice,
  drawn,
}: ReportFormParts): Markup {
  const words = spoken.words.report;
  const first = firstFaulty(faults, ORDER);
  const row = (name: keyof typeof REPORT_FIELDS) =>
    formRow({ fields: REPORT_FIELDS, words: fieldWords(words), typed: reported, faults, first }, name);
  const kindFault = faults.kind && words.missing.kind;
  const isFaulty = first !== undefined || notice !== undefined;
  return formPage(
    {
      spoken,
      title: isFaulty ? `${words.notSent}: ${words.title}` : words.title,
      heading: words.title,
    },
    html`${site === undefined ? '' : html`<p><bdi>${site}</bdi></p>`}<p>${words.intro}</p>
<form method="post" novalidate>
${noticeLine(notice)}${site === undefined ? row('website') : ''}<fieldset${describedBy(kindFault === undefined ? [] : ['kind-fault'])}><legend>${words.kind}</legend>
${KINDS.map((kind, at) => html`<label class="kind"><input type="radio" name="kind" value="${kind}" required${kind === reported.kind ? raw(' checked') : ''}${at === 0 && first === 'kind' ? raw(' autofocus') : ''}><span>${words.kinds[kind]}</span></label>\n`)}${faultLine('kind', kindFault)}</fieldset>
${row('why')}${row('email')}${trapField('homepage', words.trap)}${drawnField(drawn)}
<p class="acts"><button>${words.send}</button></p>
<div class="quiet"><p>${words.kept}</p>
${mailbox === undefined ? '' : html`<p>${words.byMail} ${mailLink(mailbox, words.title, site)}</p>\n`}</div>
</form>`,
  );
}

/** What is said once a report is stored. */
export function thanksPage(spoken: VisitorLanguage): Markup {
  const { sentTitle, sent } = spoken.words.report;
  return formPage({ spoken, title: sentTitle }, html`<p>${sent}</p>`);
}

const fieldWords = (words: ServerWords['report']): FieldWords<keyof typeof REPORT_FIELDS> => ({
  labels: words,
  notes: { why: words.whyNote, email: words.emailNote },
  missing: words.missing,
  tooLong: words.tooLong,
  wrong: words.noEmail,
});

function mailLink(mailbox: string, title: string, site: string | undefined): Markup {
  const subject = site === undefined ? '' : `?subject=${encodeURIComponent(`${title}: ${site}`)}`;
  return html`<a dir="ltr" href="mailto:${encodeURIComponent(mailbox)}${subject}">${mailbox}</a>`;
}
