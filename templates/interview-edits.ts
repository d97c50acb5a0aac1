import type { Config } from '../src/domain/config/config.ts';
import type { PlannedEdit } from '../src/domain/config/edit-config.ts';
import { leavesOf, textAt } from '../src/domain/config/leaves.ts';
import type { Leaf } from '../src/domain/config/structure.ts';
import type { Meaning } from '../src/domain/editing/carry-over.ts';
import { type ContactGiven, contactIn } from '../src/domain/interview/contact-given.ts';
import type { Question } from '../src/domain/interview/question.ts';
import { hidingEdit, inventedPaths } from './check/invented.ts';
import { resolveTemplate } from './resolve-template.ts';

/** The edits that name a website; where its copyright has the former name, it gets the new one. */
export function nameEdits(config: Config, name: string): readonly PlannedEdit[] {
  const former = textAt(config, pathOf(config, 'name') ?? '');
  const copyright = pathOf(config, 'copyright');
  const text = textAt(config, copyright ?? '');
  const isNamed = copyright !== undefined && former !== '' && text.includes(former);
  return [
    ...edit(config, 'name', name),
    ...(isNamed ? [{ path: copyright, typed: text.replaceAll(former, () => name) }] : []),
  ];
}

/** The edits that say how to reach the visitor. What was not given and is invented leaves the page. */
export function contactEdits(config: Config, { phone, email }: ContactGiven): readonly PlannedEdit[] {
  const own = [
    ...(phone === undefined ? [] : edit(config, 'phone', phone)),
    ...(email === undefined ? [] : edit(config, 'email', email)),
  ];
  const contact = [pathOf(config, 'phone'), pathOf(config, 'email')];
  const invented = inventedPaths(config).filter(
    (path) => contact.includes(path) && !own.some((each) => each.path === path),
  );
  return [...own, ...invented.map(hidingEdit)];
}

/** The edits that say where the visitor is. */
export function addressEdits(config: Config, address: string): readonly PlannedEdit[] {
  return edit(config, 'address', address);
}

/** The edits that answer a question of the interview with a text. */
export function answerEdits(config: Config, question: Question, text: string): readonly PlannedEdit[] {
  if (question === 'name') return nameEdits(config, text);
  if (question === 'contact') return contactEdits(config, contactIn(text) ?? {});
  return question === 'address' ? addressEdits(config, text) : [];
}

/** The edits that take everything invented off the page. */
export function honestEdits(config: Config): readonly PlannedEdit[] {
  return inventedPaths(config).map(hidingEdit);
}

/** The edits at the end: everything invented leaves the page. A business without a name is called what it is, such as `Bakery`. */
export function closingEdits(config: Config, nameless: string | undefined): readonly PlannedEdit[] {
  return [...honestEdits(config), ...(nameless === undefined ? [] : nameEdits(config, nameless))];
}

/** The field of the page's main picture; undefined if the template has none. */
export function mainPicture(config: Config): Leaf | undefined {
  // A website stored by an earlier version may lack the first of them.
  const paths = [pathOf(config, 'picture'), pathOf(config, 'secondPicture')];
  const leaves = leavesOf(config);
  return paths.map((path) => leaves.find((leaf) => leaf.path === path)).find((leaf) => leaf !== undefined);
}

function edit(config: Config, meaning: Meaning, typed: string): readonly PlannedEdit[] {
  const path = pathOf(config, meaning);
  return path === undefined ? [] : [{ path, typed }];
}

function pathOf(config: Config, meaning: Meaning): string | undefined {
  const place = resolveTemplate(config).template.meanings[meaning];
  return typeof place === 'string' ? place : undefined;
}
