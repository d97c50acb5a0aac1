import { phoneNumberIn, withLatinDigits } from '../../domain/facts/phone-number.ts';

// Characters that show nothing and come along with what is copied. In these scripts a joiner is part of the spelling.
const UNSEEN =
  /(?<![\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d]|(?![\u200c\u200d])\p{DI}/gu;
/** What may stand before an address in a text. Some languages open a quotation with the mark that closes it in others. */
const OPENING = /^[\p{Pi}\p{Pf}„‚"'`<\s]+/u;
/** What may stand after it. */
const CLOSING = /[\p{Pi}\p{Pf}"'`>\s.,;:!?…،؛؟]/u;
/** What ends no address, but a part of a sentence. */
const SEPARATING = /[,;…،؛؟]/;
const SCHEME = /^(?:https?:|https?\/\/|mailto:|tel:|#)/i;
/** A path of a web address may hold an @; an e-mail address without scheme holds no slash. */
const BARE_EMAIL = /^[^\s/?#:@]{1,64}@[^\s/?#:@]{1,253}$/;
const BARE_PHONE = /^[+(0][\d\s()[\]./+\p{Pd}]+$/u;
const IP_ADDRESS = /^\d+\.\d+\.\d+\.\d+/;

/** A text without what nobody sees in it. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').trim();
}

/**
 * The address that was meant by what is stored for a link. Storing puts `https://` before everything that does not begin like a
 * web address or a place on the page; here that is undone for e-mail addresses, phone numbers and a second scheme.
 */
export function addressMeant(stored: string): string {
  const address = asTyped(withoutUnseen(stored));
  const bare = withoutEnd(address.replace(/^https?:\/\//i, ''));
  if (BARE_EMAIL.test(bare) && bare.includes('.', bare.indexOf('@'))) return `mailto:${bare}`;
  const digits = withLatinDigits(bare.normalize('NFKC'));
  if (BARE_PHONE.test(digits) && !IP_ADDRESS.test(digits)) return `tel:${phoneNumberIn(digits) ?? ''}`;
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? [];
  // A typing error of `https://`.
  if (scheme === undefined) return webAddressIn(address.replace(/^(https?)\/\//i, '$1://'));
  const said = rest.replace(/^[\s/]+/, '').trim();
  if (scheme.toLowerCase() === 'tel') return `tel:${phoneNumberIn(said) ?? ''}`;
  const [to = '', ...headers] = said.split('?');
  // The subject of a mail is typed with blanks.
  return `mailto:${[withoutEnd(to.trim()), ...headers.map((each) => each.replaceAll(' ', '%20'))].join('?')}`;
}

/** The name in a text such as `@crust`, which is an account's; undefined for any other text. */
export function handleMeant(stored: string): string | undefined {
  return /^(?:https?:\/\/)?@([\p{L}\p{N}._-]{1,64})\/?$/iu.exec(asTyped(withoutUnseen(stored)))?.[1];
}

/** What separates addresses from other words. A comma in the middle of a word is a mistyped dot, unless another address follows. */
const BETWEEN_EMAILS = /[\s<>()]|[,;،؛](?=[\s<>()]|$|[^\s<>(),;،؛@]*@)/;
/** A blank that was put before the end of an address, as `hello@example. com`. */
const TORN_APART = /(@[^\s@]*\.)\s+(?=\p{Ll}{2,6}\W*$)/u;

/** The parts of a text that may be e-mail addresses, without the words and marks around them. */
export function emailsMeant(text: string): readonly string[] {
  return withoutUnseen(text)
    .normalize('NFKC')
    .replace(TORN_APART, '$1,')
    .split(BETWEEN_EMAILS)
    .map((part) => withoutEnd(part.replace(OPENING, '').replace(/^mailto:\/*/i, '')));
}

/** A text without the quotation marks around it, and what follows those. */
export function unquoted(text: string): string {
  const opened = text.replace(OPENING, '');
  return opened === text ? text : withoutEnd(opened);
}

/** What was typed, without quotation marks, and without the `https://` that was put before what has a scheme of its own. */
function asTyped(stored: string): string {
  for (let text = stored; ; ) {
    const put = /^https?:\/\//i.exec(text)?.[0] ?? '';
    const inner = unquoted(text.slice(put.length));
    const typed = SCHEME.test(inner) ? inner : put + inner;
    if (typed === text) return text;
    text = typed;
  }
}

/** A web address, or a place on the page, without what ends the sentence. A path may end with a dot or an exclamation mark. */
function webAddressIn(address: string): string {
  return withoutEnd(address, /^(?:https?:\/\/[^/?#]*|#.*)$/i.test(address) ? CLOSING : SEPARATING);
}

function withoutEnd(text: string, marks: RegExp = CLOSING): string {
  let end = text.length;
  while (end > 0 && marks.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
