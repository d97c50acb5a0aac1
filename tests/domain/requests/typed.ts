import type { Option } from '../../../domain/chat/command.ts';
import type { Offer, Offers } from '../../../domain/requests/offers.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import type { LanguageCode } from '../../../words/language.ts';

/** What is typed, what is offered first for it, and the template of the website, which is the landing page unless said. */
export type TypedSentence = readonly [typed: string, offered: string, template?: 'moonlight'];

/** The websites that sentences are typed for. */
export const CONFIGS = { landing: landingBusiness.base, moonlight: moonlight.base } as const;

export const BOTH_STEPS = { canUndo: true, canRedo: true };

/** What is found for a text. */
export async function offersFor(
  code: LanguageCode,
  text: string,
  template: keyof typeof CONFIGS = 'landing',
  steps = BOTH_STEPS,
  here?: readonly string[],
): Promise<Offers> {
  const { readRequest } = await readerIn(code);
  return readRequest({
    text,
    config: CONFIGS[template],
    words: await wordsIn(code),
    steps,
    here,
  });
}

/** A offer in one line: `path=value` for an edit, `open` and the target of a place, or `do` and the name of an action. */
export function inShort({ command }: Pick<Offer | Option, 'command'>): string {
  switch (command.type) {
    case 'plan.chosen':
      return command.edits.map(({ path, typed, order }) => `${path}=${order ?? typed}`).join(' & ');
    case 'place.open':
      return `open ${command.target}`;
    case 'dialog.ask':
      return ['do', command.dialog, ...(command.email === undefined ? [] : [command.email])].join(' ');
    case 'language.choose':
      return `do ${command.code}`;
    default:
      return `do ${command.type.replace('step.', '')}`;
  }
}
