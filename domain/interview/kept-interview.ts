import { isObject } from '../json/json.ts';
import { QUESTIONS, type Question } from './question.ts';

/** What an interview needs to go on after a reload. */
export interface KeptInterview {
  readonly asked: Question;
  /** The text in the message box. */
  readonly draft: string;
  /** The name that the visitor gave; '' for none. */
  readonly name: string;
  /** The number of undo steps before the interview. */
  readonly before: number;
}

/** Reads a kept interview; undefined if the value is none. */
export function keptInterviewOf(value: unknown): KeptInterview | undefined {
  if (!isObject(value as never)) return undefined;
  const { asked, draft, name, before } = value as Readonly<Record<string, unknown>>;
  const known = QUESTIONS.find((each) => each === asked);
  if (known === undefined || typeof draft !== 'string' || typeof name !== 'string') return undefined;
  return Number.isInteger(before) ? { asked: known, draft, name, before: Number(before) } : undefined;
}
