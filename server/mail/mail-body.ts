import { html, raw } from 'hono/html';
import type { VisitorLanguage } from '../http/visitor-language.ts';

/** An address with the words for it. */
interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, in this order. A line end in a paragraph stays one. */
export interface MailParts {
  readonly language: Pick<VisitorLanguage, 'code' | 'direction'>;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: MailLink | undefined;
  /** More buttons like it, where there are several of the same kind. */
  readonly others?: readonly MailLink[];
  /** What stands small below: why the mail came, and the quiet links. */
  readonly footer?: readonly string[];
  readonly links?: readonly MailLink[];
}

/** Makes the text and the HTML of a mail from the same parts. */
export function mailBody(parts: MailParts): { readonly text: string; readonly html: string } {
  return { text: textOf(parts), html: htmlOf(parts) };
}

// Longer lines would be sent quoted-printable, which breaks an address where a program does not read that.
const LINE_LENGTH = 76;

function textOf({ heading, paragraphs, button, others = [], footer = [], links = [] }: MailParts): string {
  const linked = ({ label, url }: MailLink) => `${wrapped(label)}:\n${url}`;
  const blocks = [
    ...[heading, ...paragraphs].map(wrapped),
    ...(button ? [button, ...others] : others).map(linked),
    ...footer.map(wrapped),
    ...links.map(linked),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A text in lines of at most 76 characters, unless a word is longer. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.split(' ')) {
        const longer = `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && [...longer].length <= LINE_LENGTH) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}

// Inline, because some mail programs drop the style sheet: what is left is a light page.
const STYLE = {
  ground: 'margin:0;padding:0;background-color:#fffefb;color:#1d1c19;-webkit-text-size-adjust:100%',
  sheet:
    'max-width:560px;margin:0 auto;padding:28px 24px 40px;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Tahoma,Arial,sans-serif;font-size:17px;line-height:1.55',
  name: 'margin:0 0 14px;font-size:15px;font-weight:700;color:#0d6e5f',
  heading: 'margin:0 0 20px;font-size:25px;line-height:1.25;font-weight:700;text-wrap:balance',
  paragraph: 'margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere',
  buttonLine: 'margin:28px 0 12px',
  button:
    'display:inline-block;padding:13px 26px;border-radius:10px;background-color:#0d6e5f;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 28px;font-size:14px;line-height:1.5;overflow-wrap:anywhere',
  small: 'margin:0 0 10px;font-size:14px;line-height:1.5;color:#55524a;overflow-wrap:anywhere',
  rule: 'margin:28px 0 20px;border:0;border-top:1px solid #e3dfd3;height:0',
  link: 'color:#0d6e5f;text-underline-offset:2px',
};

const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.ground{background-color:#1a1c20!important;color:#f1efe9!important}
.button{background-color:#5fd3bc!important;color:#06231d!important}
.small{color:#b9bcc4!important}
.link,.name{color:#5fd3bc!important}
.rule{border-top-color:#2f333a!important}
}`;

function htmlOf(parts: MailParts): string {
  const { language, heading, paragraphs, button, others = [], footer = [], links = [] } = parts;
  const buttons = button ? [button, ...others] : others;
  const { code, direction } = language;
  // A text of the other direction, such as an address, stands at the same edge as the others.
  const edge = `;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
  const page = html`<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${raw(DARK)}</style>
</head>
<body class="ground" style="${STYLE.ground}">
<div lang="${code}" dir="${direction}" style="${STYLE.sheet}">
<p class="name" lang="en" style="${STYLE.name}">Parley</p>
<h1 style="${STYLE.heading}">${heading}</h1>
${paragraphs.map(
  (text) => html`<p dir="auto" style="${STYLE.paragraph}${edge}">${text}</p>
`,
)}${buttons.map(
  ({ label, url }) =>
    html`<p style="${STYLE.buttonLine}"><a class="button" href="${url}" style="${STYLE.button}">${label}</a></p>
<p class="small" style="${STYLE.address}"><a class="link" href="${url}" style="${STYLE.link}"><bdi dir="ltr">${url}</bdi></a></p>
`,
)}${
  footer.length + links.length > 0
    ? html`<hr class="rule" style="${STYLE.rule}">
`
    : ''
}${footer.map((text) => html`<p class="small" style="${STYLE.small}">${text}</p>\n`)}${links.map(
  ({ label, url }) =>
    html`<p class="small" style="${STYLE.small}"><a class="link" href="${url}" style="${STYLE.link}">${label}</a></p>\n`,
)}</div>
</body>
</html>
`;
  return String(page);
}
