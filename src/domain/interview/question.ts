import { contactIn } from './contact-given.ts';

/** The questions of the interview, in order; the last one asks what to do with the page. */
export const QUESTIONS = ['trade', 'name', 'contact', 'address', 'picture', 'finished'] as const;

/** A question of the interview. */
export type Question = (typeof QUESTIONS)[number];

/** The question that follows another. */
export function questionAfter(question: Question): Question {
  return QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? 'finished';
}

/** The questions before another, in order. */
export function questionsBefore(question: Question): readonly Question[] {
  return QUESTIONS.slice(0, QUESTIONS.indexOf(question));
}

/** True if a typed text answers a question; the others are answered by their options alone. */
export function takesText(question: Question | undefined): boolean {
  return question === 'name' || question === 'contact' || question === 'address';
}

/** True if a text is an answer to a question. */
export function isAnswer(question: Question, text: string): boolean {
  return question === 'contact' ? contactIn(text) !== undefined : takesText(question);
}
