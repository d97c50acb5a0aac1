import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from '../templates/facts.ts';
import { HOSTILE_STRINGS } from '../templates/hostile-strings.ts';
import { DOT } from '../templates/page-variants.ts';

/** Values by path. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/**
 * One config for each hostile string, with the strings rotated through the fields: over all configs, each field gets
 * each string. Everything that can be hidden is shown, so that all values are rendered. A picture whose address is refused
 * is left out with its caption, and a gallery without any picture with its title: a second picture shows these texts.
 */
export function hostileConfigs(template: LoadedTemplate): readonly FieldValues[] {
  const fields = fieldsOf(template);
  return HOSTILE_STRINGS.map((_, turn) => {
    const values: FieldValues = Object.fromEntries(
      fields.map(({ path, type }, place) => [path, type === 'boolean' ? true : stringAt(turn + place)]),
    );
    const caption = values['gallery.items[0].caption'];
    if (caption === undefined) return values;
    return { ...values, 'gallery.items[1].image': DOT, 'gallery.items[1].caption': caption };
  });
}

/** A selection of them in which each string occurs in some field. */
export function someHostileConfigs(template: LoadedTemplate): readonly FieldValues[] {
  const { length } = fieldsOf(template);
  return hostileConfigs(template).filter((_, turn) => turn % length === 0);
}

// A font's name, and what stands behind a button.
const NOT_SHOWN = /fontFamily$|^location\.(?:phone|email|whatsapp)$/;

/** Those of the values that a page must show as text. */
export function textsOf(template: LoadedTemplate, values: FieldValues): readonly string[] {
  return fieldsOf(template)
    .filter(({ path, type }) => type === 'text' && !NOT_SHOWN.test(path))
    .map(({ path }) => String(values[path]));
}

function stringAt(place: number): string {
  return HOSTILE_STRINGS[place % HOSTILE_STRINGS.length] ?? '';
}
