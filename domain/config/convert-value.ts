import { codeOfLanguage, LANGUAGE_PATH } from '../../words/page-language.ts';
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
  const address = typed.trim();
  return address === '' || /^(?:https?:\/\/|#)/i.test(address) ? address : `https://${address}`;
}
