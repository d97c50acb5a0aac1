import { phoneNumberIn, withLatinDigits } from '../../src/domain/facts/phone-number.ts';

// Characters that show nothing and come along with what is copied. In these scripts a joiner is part of the spelling.
const UNSEEN =
  /(?<![\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d]|(?![\u200c\u200d])\p{DI}/gu;
/** What may stand around an address in a text. */
const OPENING = /^[<"'“„«‹]+/;
const CLOSING = /[>"'”“»›]$/;
/** The `https://` that was put before what has a scheme of its own, or is a place on the page. */
const PUT_BEFORE = /^https?:\/\/(?=[<"'“„«‹]?(?:https?:|https?\/\/|mailto:|tel:|#))/i;
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
  let address = unwrapped(withoutUnseen(stored));
  while (PUT_BEFORE.test(address)) address = unwrapped(address.replace(PUT_BEFORE, ''));
  const bare = withoutEnd(unwrapped(address.replace(/^https?:\/\//i, '')));
  if (BARE_EMAIL.test(bare) && bare.includes('.', bare.indexOf('@'))) return `mailto:${bare}`;
  const digits = withLatinDigits(bare.normalize('NFKC'));
  if (BARE_PHONE.test(digits) && !IP_ADDRESS.test(digits)) return `tel:${phoneNumberIn(digits) ?? ''}`;
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? [];
  // A typing error of `https://`.
  if (scheme === undefined) return address.replace(/^(https?)\/\//i, '$1://');
  const said = rest.replace(/^\/+/, '').trim();
  if (scheme.toLowerCase() === 'tel') return `tel:${phoneNumberIn(said) ?? ''}`;
  const [to = '', ...headers] = said.split('?');
  // The subject of a mail is typed with blanks.
  return `mailto:${[withoutEnd(to.trim()), ...headers.map((each) => each.replaceAll(' ', '%20'))].join('?')}`;
}

/** The name in a text such as `@crust`, which is an account's; undefined for any other text. */
export function handleMeant(stored: string): string | undefined {
  return /^(?:https?:\/\/)?@([\p{L}\p{N}._-]{1,64})\/?$/iu.exec(withoutUnseen(stored))?.[1];
}

/** The parts of a text that may be e-mail addresses, without the words and marks around them. */
export function emailsMeant(text: string): readonly string[] {
  return withoutUnseen(text)
    .normalize('NFKC')
    .split(/[\s<>(),;،؛]/)
    .map((part) => withoutEnd(unwrapped(part).replace(/^mailto:\/*/i, '')));
}

function unwrapped(text: string): string {
  const opened = text.replace(OPENING, '');
  return opened === text ? text : opened.replace(CLOSING, '').trim();
}

/** Without the marks that end a sentence. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:!'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
