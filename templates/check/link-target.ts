import type { Config } from '../../src/domain/config/config.ts';
import { convertValue } from '../../src/domain/config/convert-value.ts';
import { parsePath } from '../../src/domain/json/path.ts';
import { shownName, type Words } from '../../src/words/words.ts';
import { fieldAddress } from '../markup/field-address.ts';

/** What the link at a path does with the text that is typed for its address, or is stored there. */
export function targetSaid(config: Config, path: string, text: string, words: Words): string {
  const { leads } = words.chat;
  const subject = /button\.url$/i.test(path) ? leads.button : leads.link;
  const address = fieldAddress(path, String(convertValue(parsePath(path) ?? [], text)));
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

function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
