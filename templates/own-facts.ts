import type { Config } from '../domain/config/config.ts';
import type { PlannedEdit } from '../domain/config/edit-config.ts';
import { leafOfPath, textAt } from '../domain/config/leaves.ts';
import type { Meaning } from '../domain/editing/carry-over.ts';
import { addressParts } from '../domain/facts/address-parts.ts';
import type { Question } from '../domain/interview/question.ts';
import { isKept, isNoted } from '../domain/samples/notes.ts';
import { isSampleContact } from '../domain/samples/sample-contact.ts';
import { hasHours } from '../domain/sections/added-sections.ts';
import { HOURS_LIST } from '../domain/sections/hours-list.ts';
import { isInventedName } from './businesses/invented-names.ts';
import { resolveTemplate } from './resolve-template.ts';

/** What a website says that is the visitor's own, and not that of a template or of the content of a business; '' for nothing. */
function ownFact(config: Config, meaning: Meaning): string {
  const path = resolveTemplate(config).template.meanings[meaning];
  const leaf = typeof path === 'string' ? leafOfPath(config, path) : undefined;
  if (!leaf) return '';
  const text = textAt(config, leaf.path).trim();
  if (isKept(config, leaf.path)) return text;
  const isMadeUp = text === leaf.default || isNoted(config, leaf.path, 'sample') || isSampleContact(text);
  return isMadeUp || isInventedName(text) ? '' : text;
}

/** The name of a website, if it is the visitor's own; '' for the name of a template, of the content of a business, or none. */
export function ownName(config: Config): string {
  return ownFact(config, 'name');
}

/** True if the name and a way to reach the business are the visitor's own. A kind of business, such as `Bakery`, is none. */
export function isNamedAndReachable(config: Config, businesses: readonly string[]): boolean {
  const name = ownFact(config, 'name');
  const isNamed = name !== '' && !businesses.includes(name);
  const isReachable =
    ownFact(config, 'phone') + ownFact(config, 'email') + textAt(config, 'location.whatsapp') !== '';
  return isNamed && isReachable;
}

/** True if a website says in the visitor's own words what a question of the interview asks for. */
export function isToldTo(config: Config, question: Question): boolean {
  if (question === 'contact') return ownFact(config, 'phone') + ownFact(config, 'email') !== '';
  if (question !== 'place' || ownFact(config, 'address') === '') return false;
  return !hasHours(config) || !isNoted(config, `${HOURS_LIST}[0].hours`, 'sample');
}

/** The edits that write an address into its parts, where a website has fields for them. */
export function addressPartEdits(address: string): readonly PlannedEdit[] {
  const { street, postalCode, town } = addressParts(address);
  return [
    { path: 'location.address', typed: street },
    { path: 'location.postalCode', typed: postalCode },
    { path: 'location.town', typed: town },
  ];
}

/** The edits that fill a section which was just added with what the website says already. */
export function knownFacts(config: Config, sectionId: string): readonly PlannedEdit[] {
  const filled = (path: string, meaning: Meaning): readonly PlannedEdit[] => {
    const typed = ownFact(config, meaning);
    return typed === '' ? [] : [{ path, typed }];
  };
  if (sectionId === 'legal') return filled('legal.owner', 'name');
  if (sectionId !== 'location') return [];
  const address = ownFact(config, 'address');
  return [
    ...(address === '' ? [] : addressPartEdits(address)),
    ...filled('location.phone', 'phone'),
    ...filled('location.email', 'email'),
  ];
}
