import type { Config } from '../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../domain/config/edit-config.ts';
import type { Meaning } from '../domain/editing/carry-over.ts';
import { type ContactGiven, contactIn } from '../domain/interview/contact-given.ts';
import type { Question } from '../domain/interview/question.ts';
import { leavingInventedOff, withOwnContent } from './check/samples.ts';
import { withNameThroughout } from './name-throughout.ts';
import { addressPartEdits } from './own-facts.ts';
import { resolveTemplate } from './resolve-template.ts';

/** The edits that write the contacts that a text names, as only the reader knows them; undefined if it names none. */
type ContactsIn = (text: string) => readonly PlannedEdit[] | undefined;

/** The edits that name a website. */
export function nameEdits(config: Config, name: string): readonly PlannedEdit[] {
  return edit(config, 'name', name);
}

/** The edits that say how to reach the visitor, with what else was read. What was not given and is invented leaves the page. */
export function contactEdits(
  config: Config,
  { phone, email }: ContactGiven,
  read: readonly PlannedEdit[] = [],
): readonly PlannedEdit[] {
  const own = [
    ...read,
    ...(phone === undefined ? [] : edit(config, 'phone', phone)),
    ...(email === undefined ? [] : edit(config, 'email', email)),
  ];
  const contact = [pathOf(config, 'phone'), pathOf(config, 'email')];
  const invented = leavingInventedOff(config).filter(
    ({ path }) => contact.includes(path) && !own.some((each) => each.path === path),
  );
  return [...own, ...invented];
}

/** The edits that say where the visitor is. */
export function addressEdits(config: Config, address: string): readonly PlannedEdit[] {
  return edit(config, 'address', address);
}

/** The edits that answer a question of the interview with a text. */
export function answerEdits(
  config: Config,
  question: Question,
  text: string,
  contactsIn: ContactsIn,
): readonly PlannedEdit[] {
  if (question === 'name') return nameEdits(config, text);
  if (question === 'contact') {
    const given = contactIn(text);
    return contactEdits(config, given ?? {}, given ? [] : contactsIn(text));
  }
  return question === 'place' ? placeEdits(config, text) : [];
}

/** The edits that say where the visitor is, also in the parts of the address that the website has. */
function placeEdits(config: Config, address: string): readonly PlannedEdit[] {
  const hasParts = config._structure.sections.some(({ id }) => id === 'location');
  return [...addressEdits(config, address), ...(hasParts ? addressPartEdits(address) : [])];
}

/** The edits that take everything invented off the page. */
export function honestEdits(config: Config): readonly PlannedEdit[] {
  return leavingInventedOff(config);
}

/** The edits at the end, after those of the last answer: everything invented leaves the page. A business without a name is called what it is, such as `Bakery`. */
export function closingEdits(
  config: Config,
  nameless: string | undefined,
  made: readonly PlannedEdit[] = [],
): readonly PlannedEdit[] {
  const after = withOwnContent(config, applyPlan(config, made) ?? config, made);
  return [...honestEdits(after), ...(nameless === undefined ? [] : edit(config, 'name', nameless))];
}

/** The content of a business with the visitor's name; '' for none. */
export function namedContent(config: Config, name: string): Config {
  return name === ''
    ? config
    : withNameThroughout(config, applyPlan(config, nameEdits(config, name)) ?? config);
}

function edit(config: Config, meaning: Meaning, typed: string): readonly PlannedEdit[] {
  const path = pathOf(config, meaning);
  return path === undefined ? [] : [{ path, typed }];
}

function pathOf(config: Config, meaning: Meaning): string | undefined {
  const place = resolveTemplate(config).template.meanings[meaning];
  return typeof place === 'string' ? place : undefined;
}
