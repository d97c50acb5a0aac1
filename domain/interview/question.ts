import { contactIn } from './contact-given.ts';

/** The questions of the interview, in order; the last one asks what to do with the page. */
export const QUESTIONS = ['business', 'name', 'contact', 'place', 'pictures', 'look', 'finished'] as const;

/** A question of the interview. */
export type Question = (typeof QUESTIONS)[number];

/** The question that follows another. */
export function questionAfter(question: Question): Question {
  return QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? 'finished';
}

/** The number of a question on its card, and how many there are; undefined of the last one, which is no card. */
export function numberOf(
  question: Question,
): { readonly number: number; readonly count: number } | undefined {
  const count = QUESTIONS.length - 1;
  const number = QUESTIONS.indexOf(question) + 1;
  return number > count ? undefined : { number, count };
}

/** The questions before another, in order. */
export function questionsBefore(question: Question): readonly Question[] {
  return QUESTIONS.slice(0, QUESTIONS.indexOf(question));
}

/** True if a typed text answers a question; the others are answered by their options alone. */
export function takesText(question: Question | undefined): boolean {
  return question === 'name' || question === 'contact' || question === 'place';
}

/** True of a question that a request leaves: before the first answer, and after the last one. */
export function isRequestHeard(question: Question): boolean {
  return question === 'business' || question === 'finished';
}

/** True if a text that is no answer may be a mistyped one, which is corrected in the box. */
export function isToCorrect(question: Question | undefined, text: string): boolean {
  return takesText(question) && /[\p{N}@]/u.test(text);
}

/** True if a text is an answer to a question. */
export function isAnswer(question: Question, text: string): boolean {
  return question === 'contact' ? contactIn(text) !== undefined : takesText(question);
}
