import { codeOfLanguage, LANGUAGE_PATH } from '../../words/page-language.ts';
import { phoneNumberIn } from '../facts/phone-number.ts';
import { saysWhatsApp, whatsAppNumberIn } from '../facts/whatsapp.ts';
import { formatPath, type Path } from '../json/path.ts';

/** Converts a typed value: URL paths get a scheme, `hidden` becomes a boolean, a language its code. */
export function convertValue(path: Path, typed: string | boolean): string | boolean {
  if (typeof typed === 'boolean') return typed;
  if (path.at(-1) === 'hidden') return typed.toLowerCase() === 'true';
  const text = formatPath(path);
  if (text === LANGUAGE_PATH) return codeOfLanguage(typed);
  return isUrlPath(text) ? withScheme(typed) : typed;
}

function isUrlPath(path: string): boolean {
  return path.endsWith('url') || path.includes('.url');
}

function withScheme(typed: string): string {
  const address = numberSaid(typed.trim());
  return address === '' || /^(?:https?:\/\/|#)/i.test(address) ? address : `https://${address}`;
}

/** Words, blanks and digits, and neither a scheme nor a mark of an address. */
function areWordsAndNumber(typed: string): boolean {
  const isAddress = /^\w+:\S/.test(typed) || /[@/?#]/.test(typed);
  return !isAddress && [/\p{L}/u, /\s/, /\p{Nd}/u].every((kind) => kind.test(typed));
}

/** Words around a number are no address: the number alone is, or what opens WhatsApp with it. */
function numberSaid(typed: string): string {
  if (!areWordsAndNumber(typed)) return typed;
  const number = saysWhatsApp(typed) ? whatsAppNumberIn(typed) : undefined;
  return number === undefined ? (phoneNumberIn(typed) ?? typed) : `https://wa.me/${number.slice(1)}`;
}
