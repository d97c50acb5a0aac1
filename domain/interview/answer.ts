import type { Business } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import type { Step } from '../editing/history.ts';
import { type Question, questionAfter } from './question.ts';

/** What the visitor says to a question: a text, pictures from their dialog, an option that leads on, or no business after all. */
export type Reply =
  | { readonly type: 'question.answer'; readonly said: string }
  | { readonly type: 'plan.chosen'; readonly edits: readonly PlannedEdit[] }
  | { readonly type: 'question.ask'; readonly question: Question }
  | { readonly type: 'template.keep' };

/** An interview at one of its questions. */
export interface InterviewAt {
  readonly question: Question;
  /** The name that the visitor gave; '' for none. */
  readonly name: string;
  /** The undo steps since it began. */
  readonly steps: readonly Step[];
}

/** The edits that a template makes of an answer. */
export interface AnswerEdits {
  readonly ofText: (config: Config, question: Question, text: string) => readonly PlannedEdit[];
  readonly ofName: (config: Config, name: string) => readonly PlannedEdit[];
  /** At the end; with the business whose content came, if no name was given. */
  readonly atEnd: (config: Config, nameless: Business | undefined) => readonly PlannedEdit[];
}

/** What an answer does to the website, and the question that follows. */
export interface Answered {
  /** How many undo steps are taken back first. */
  readonly undone: number;
  /** The edits that are one step, and its name; undefined if there is none. */
  readonly step: { readonly name: string; readonly edits: readonly PlannedEdit[] } | undefined;
  readonly name: string;
  readonly next: Question;
}

/** Answers a question of the interview. */
export function answer(reply: Reply, at: InterviewAt, config: Config, edits: AnswerEdits): Answered {
  const { question, name, steps } = at;
  const next = questionAfter(question);
  const unchanged = { undone: 0, step: undefined, name, next };
  switch (reply.type) {
    case 'question.answer': {
      const { said } = reply;
      const step = { name: question, edits: edits.ofText(config, question, said) };
      return { ...unchanged, step, name: question === 'name' ? said : name };
    }
    case 'plan.chosen':
      return { ...unchanged, step: { name: 'pictures', edits: reply.edits } };
    case 'template.keep': {
      // The template's own content comes back, if that of a business has come; the name that was given stays.
      if (businessIn(steps) === undefined) return unchanged;
      const named = name === '' ? [] : edits.ofName(config, name);
      return { ...unchanged, undone: steps.length, step: { name: 'name', edits: named } };
    }
    case 'question.ask': {
      if (reply.question !== 'finished') return { ...unchanged, next: reply.question };
      const ending = edits.atEnd(config, name === '' ? businessIn(steps) : undefined);
      return { ...unchanged, step: { name: 'end', edits: ending }, next: reply.question };
    }
  }
}

/** The business whose content an interview brought; undefined if it brought none. */
function businessIn(steps: readonly Step[]): Business | undefined {
  const deed = steps.findLast((step) => step.deed.kind === 'start')?.deed;
  return deed?.kind === 'start' ? deed.business : undefined;
}
