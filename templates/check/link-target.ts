import type { Config } from '../../domain/config/config.ts';
import { convertValue } from '../../domain/config/convert-value.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { parsePath } from '../../domain/json/path.ts';
import { shownName, type Words } from '../../words/words.ts';
import { fieldAddress } from '../markup/field-address.ts';
import { shownButton } from '../page/button.ts';
import type { Contact } from '../page/contacts.ts';
import { readValues } from '../page/values.ts';
import { resolveTemplate } from '../resolve-template.ts';

/**
 * What the link at a path does with the text that is typed for its address, or is stored there; for the words of a button, what
 * the page says in their place. undefined where there is nothing to say.
 */
export function targetSaid(config: Config, path: string, text: string, words: Words): string | undefined {
  const { leads } = words;
  const stored = String(convertValue(parsePath(path) ?? [], text));
  const shown = stored === textAt(config, path) ? buttonOn(config, path) : undefined;
  if (path.endsWith('.text')) {
    const said = shown === 'waiting' ? text : (shown?.text ?? text);
    return said === text ? undefined : words.buttons.says(said);
  }
  const subject = /button\.url$/i.test(path) ? leads.button : leads.link;
  if (shown === 'waiting') return words.buttons.waits;
  if (shown?.contact) return followed(shown.contact, subject, leads);
  if (shown?.opensForm) return leads.form(subject);
  const address = fieldAddress(path, stored);
  if (address === undefined) return leads.nowhere(subject, text.trim());
  if (address.startsWith('#')) {
    const section = config._structure.sections.find(({ id }) => id === address.slice(1));
    return section
      ? leads.goes(subject, shownName(section.name, words))
      : leads.nowhere(subject, text.trim());
  }
  const { protocol, pathname } = new URL(address);
  if (protocol === 'tel:') return leads.calls(subject, pathname);
  if (protocol === 'mailto:') return leads.writes(subject, readable(pathname));
  return leads.opens(subject, address);
}

/** What the page shows for the button that a field belongs to; undefined if it draws none, or the field is another's. */
export function buttonOn(config: Config, path: string): ReturnType<typeof shownButton> {
  if (!/button\.(?:url|text)$/i.test(path)) return undefined;
  const { base } = resolveTemplate(config).template;
  return shownButton(readValues(config, base), path.slice(0, path.lastIndexOf('.')));
}

/** What a button does that follows a contact. */
function followed({ kind, text }: Contact, subject: string, leads: Words['leads']): string {
  if (kind === 'phone') return leads.calls(subject, text);
  return kind === 'email' ? leads.writes(subject, text) : leads.opens(subject, 'WhatsApp');
}

function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
