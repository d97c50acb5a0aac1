import type { Config } from '../config/config.ts';
import { textAt, valueAt } from '../config/leaves.ts';

const SUFFIX = { sample: 'Sample', claim: 'Claim', caption: 'Caption' } as const;

/** The marks that starting content leaves in the config, beside its texts. */
export const NOTED = ['sample', 'claim', 'caption'] as const;
type Noted = (typeof NOTED)[number];

/** The key of the note beside a text. It is in no structure, so sites stored earlier may have it too. */
export function noteKey(key: string, kind: Noted): string {
  return key + SUFFIX[kind];
}

/** The path of the note that a text is made up: it holds the same text, or '' once the visitor has kept that on purpose. */
export function notePath(path: string): string {
  return noteKey(path, 'sample');
}

/** Whether starting content wrote a text, and nobody has changed it since. */
export function isNoted(config: Config, path: string, kind: Noted): boolean {
  const text = textAt(config, path);
  return text.trim() !== '' && text === textAt(config, noteKey(path, kind));
}

/** Whether the visitor kept on purpose what was made up. */
export function isKept(config: Config, path: string): boolean {
  return valueAt(config, notePath(path)) === '';
}

/** The path of the note that a section was hidden by a publish, because nothing but samples is in it. */
export function hiddenNotePath(sectionId: string): string {
  return notePath(`${sectionId}.hidden`);
}

/** Whether a section was hidden by a publish. */
export function isLeftOff(config: Config, sectionId: string): boolean {
  return textAt(config, hiddenNotePath(sectionId)) !== '';
}
