import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from '../templates/facts.ts';
import { HOSTILE_STRINGS } from '../templates/hostile-strings.ts';

/** Values by their path. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/**
 * As many configs as there are hostile strings, each with another string in every field: in all of them together each
 * field has had each string. What can be hidden is shown, so that all of it must be written.
 */
export function hostileConfigs(template: LoadedTemplate): readonly FieldValues[] {
  const fields = fieldsOf(template);
  return HOSTILE_STRINGS.map((_, turn) =>
    Object.fromEntries(
      fields.map(({ path, type }, place) => [path, type === 'boolean' ? true : stringAt(turn + place)]),
    ),
  );
}

/** A few of them: each string stands in some field, each field has some string. */
export function someHostileConfigs(template: LoadedTemplate): readonly FieldValues[] {
  const { length } = fieldsOf(template);
  return hostileConfigs(template).filter((_, turn) => turn % length === 0);
}

/** The texts among some values that a page must show. */
export function textsOf(template: LoadedTemplate, values: FieldValues): readonly string[] {
  return fieldsOf(template)
    .filter(({ path, type }) => type === 'text' && !path.endsWith('fontFamily'))
    .map(({ path }) => String(values[path]));
}

function stringAt(place: number): string {
  return HOSTILE_STRINGS[place % HOSTILE_STRINGS.length] ?? '';
}
