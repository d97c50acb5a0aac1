import { phoneNumberIn, withLatinDigits } from './phone-number.ts';
import { WHATSAPP, WHATSAPP_LINK } from './whatsapp.ts';

/** A number among other words, as it is written. Where text runs from right to left, its plus may stand last. */
const NUMBER = /[+(]?\d[\d \t\u00a0()./+\p{Pd}−-]*\d(?:\+(?!\d))?/gu;
const NAME_BEFORE = new RegExp(`(?:${WHATSAPP.source})[^\\d+@,;،)\\n(]{0,30}$`, 'iu');
const NAME_AFTER = new RegExp(`^[^\\d+@,;،\\n]{0,12}(?:${WHATSAPP.source})`, 'iu');
/** As far as a name may stand from its number, with the name. */
const BESIDE = 42;
/** What says that a number is also dialed. */
const DIALED = /tel|phon|mob|handy|call|ring|ruf|هاتف|تلفون|تليفون|جوال|موبايل|اتص/iu;

/** A number for WhatsApp among other words. */
export interface WhatsAppSaid {
  /** As it was written. */
  readonly number: string;
  /** True if the words say that it is also dialed. */
  readonly isPhoneToo: boolean;
  /** The text without it. */
  readonly rest: string;
}

/** The number that a text gives for WhatsApp, by its name or by its address; undefined if it gives none. */
export function whatsAppIn(text: string): WhatsAppSaid | undefined {
  // Marks of direction come along when a number is copied.
  const said = withLatinDigits(text.replaceAll(/\p{Cf}/gu, ''));
  const [link, linked] = WHATSAPP_LINK.exec(said) ?? [];
  if (link !== undefined) return { number: `+${linked}`, isPhoneToo: false, rest: said.replace(link, '\n') };
  if (!WHATSAPP.test(said)) return undefined;
  const numbers = [...said.matchAll(NUMBER)].map(({ 0: number, index }) => {
    const end = index + number.length;
    return {
      number,
      before: said.slice(Math.max(0, index - BESIDE), index),
      after: said.slice(end, end + BESIDE),
    };
  });
  const beside =
    numbers.find(({ before }) => NAME_BEFORE.test(before)) ??
    numbers.find(({ after }) => NAME_AFTER.test(after));
  const { number } = beside ?? (numbers.length === 1 ? numbers[0] : undefined) ?? {};
  if (number === undefined || phoneNumberIn(number) === undefined) return undefined;
  const rest = said.replace(number, '\n').replace(WHATSAPP, ' ');
  return { number, isPhoneToo: numbers.length === 1 && DIALED.test(rest), rest };
}

const NETWORKS = {
  facebook: 'facebook|فيس ?بوك',
  instagram: 'insta(?:gram)?|[اإ]نست[غقج]رام|[اإ]نستا',
  twitter: 'twitter|تويتر',
  linkedin: 'linked ?in|لينكد ?[اإ]ن',
} as const;

/** What follows the name of a network. */
const ACCOUNT = /[\s:=-]{0,8}@([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)/u;

/** A social network that pages have a field for. */
type Network = keyof typeof NETWORKS;

/** An account that a text names, such as `Instagram @crust`. */
export interface AccountSaid {
  readonly network: Network;
  readonly name: string;
}

/** The accounts that a text names, and the text without them. */
export function accountsIn(text: string): {
  readonly accounts: readonly AccountSaid[];
  readonly rest: string;
} {
  const accounts: AccountSaid[] = [];
  let rest = text;
  for (const network of ['facebook', 'instagram', 'twitter', 'linkedin'] as const) {
    const named = new RegExp(`(?<!\\p{L})(?:${NETWORKS[network]})${ACCOUNT.source}`, 'iu');
    const [said, name] = named.exec(rest) ?? [];
    if (said === undefined || name === undefined) continue;
    accounts.push({ network, name });
    rest = rest.replace(said, ' ');
  }
  return { accounts, rest };
}
