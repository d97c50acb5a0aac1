import { isTypo } from './typo.ts';

/** The mail services that most people who own a small business write from. */
const KNOWN = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'hotmail.co.uk',
  'live.com',
  'yahoo.com',
  'yahoo.de',
  'yahoo.co.uk',
  'icloud.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  'btinternet.com',
] as const;

/** The address that was likely meant, where the host of an e-mail address is a known one mistyped; undefined for any other. */
export function addressMeant(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const host = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  // What a known host begins with is still being typed.
  if (at < 1 || KNOWN.some((known) => known.startsWith(host))) return undefined;
  const meant = KNOWN.find((known) => isTypo(host, known));
  return meant && `${typed.slice(0, at + 1)}${meant}`;
}
