import type { Config } from '../config/config.ts';
import type { Question } from './question.ts';

/** The section to show with a question: the first one, where its pictures go, and where the page is looked at in the end. undefined: the page stays where it is. */
export function placeAskedAbout({ _structure }: Config, question: Question): string | undefined {
  if (question !== 'pictures' && question !== 'finished') return undefined;
  return _structure.sections.find(({ editable }) => editable !== false)?.id;
}
