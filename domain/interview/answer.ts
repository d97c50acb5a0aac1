import type { Business } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import { applyPlan, type PlannedEdit } from '../config/edit-config.ts';
import type { Step } from '../editing/history.ts';
import { hoursWritten } from '../sections/hours-list.ts';
import type { FactsTold } from './facts-told.ts';
import { type Question, questionAfter } from './question.ts';

/** What the visitor says to a question: a text, pictures from their dialog, an option that leads on, or no business after all. */
export type Reply =
  | { readonly type: 'question.answer'; readonly said: string; readonly facts?: FactsTold }
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
  /** Whether the website says what a question asks for, in the visitor's own words. */
  readonly isKnown: (config: Config, question: Question) => boolean;
  readonly ofName: (config: Config, name: string) => readonly PlannedEdit[];
  /** At the end, after the edits of the last answer; with the business whose content came, if no name was given. */
  readonly atEnd: (
    config: Config,
    nameless: Business | undefined,
    made: readonly PlannedEdit[],
  ) => readonly PlannedEdit[];
}

/** What an answer does to the website, and the question that follows. */
export interface Answered {
  /** How many undo steps are taken back first. */
  readonly undone: number;
  /** The edits that are one step, and its name; undefined if there is none. */
  readonly step: { readonly name: string; readonly edits: readonly PlannedEdit[] } | undefined;
  readonly name: string;
  /** The questions that were answered before they were asked, then the next one. */
  readonly passed: readonly Question[];
  readonly next: Question;
  /** What is said of the answer. */
  readonly told: string;
}

/** Answers a question of the interview. */
export function answer(reply: Reply, at: InterviewAt, config: Config, edits: AnswerEdits): Answered {
  const { question, name, steps } = at;
  const goingOn = (from: Question, made: readonly PlannedEdit[] = []) =>
    unasked(from, steps, (each) => edits.isKnown(applyPlan(config, made) ?? config, each));
  const endingAfter = (made: readonly PlannedEdit[]) =>
    edits.atEnd(config, name === '' ? businessIn(steps) : undefined, made);
  const unchanged = { undone: 0, step: undefined, name, told: '' };
  switch (reply.type) {
    case 'question.answer': {
      const { said, facts } = reply;
      const text = facts ? facts.rest : said;
      const isAnswered = facts === undefined || text !== '';
      const answers = [...(isAnswered ? [[question, text] as const] : []), ...(facts?.answers ?? [])];
      const made = [
        ...answers.flatMap(([asked, given]) => edits.ofText(config, asked, given)),
        ...(facts?.edits ?? []),
      ];
      const isOn =
        isAnswered || facts?.isDone === true || (question === 'place' && hoursWritten(made).length > 0);
      const further = isOn ? goingOn(questionAfter(question), made) : { passed: [], next: question };
      const ending = further.next === 'finished' ? endingAfter(made) : [];
      return {
        ...unchanged,
        step: { name: question, edits: [...made, ...ending] },
        name: answers.findLast(([asked]) => asked === 'name')?.[1] ?? name,
        ...further,
        told: facts?.told ?? '',
      };
    }
    case 'plan.chosen':
      return {
        ...unchanged,
        ...goingOn(questionAfter(question)),
        step: { name: 'pictures', edits: reply.edits },
      };
    case 'template.keep': {
      // The template's own content comes back, if that of a business has come; the name that was given stays.
      const next = { passed: [], next: questionAfter(question) };
      if (businessIn(steps) === undefined) return { ...unchanged, ...next };
      const named = name === '' ? [] : edits.ofName(config, name);
      return { ...unchanged, ...next, undone: steps.length, step: { name: 'name', edits: named } };
    }
    case 'question.ask': {
      if (reply.question !== 'finished') return { ...unchanged, ...goingOn(reply.question) };
      return {
        ...unchanged,
        step: { name: 'end', edits: endingAfter([]) },
        passed: [],
        next: reply.question,
      };
    }
  }
}

/** The first question from one on that is not answered yet, and those before it. What was answered to the question itself is asked again. */
function unasked(from: Question, steps: readonly Step[], isKnown: (question: Question) => boolean) {
  const passed: Question[] = [];
  let next = from;
  while (isKnown(next) && !steps.some(({ commandId }) => commandId === answerId(next))) {
    passed.push(next);
    next = questionAfter(next);
  }
  return { passed, next };
}

/** The address that edits write for the whole page; '' if they write none. */
export function addressWritten(edits: readonly PlannedEdit[]): string {
  const edit = edits.find(({ path }) => path.endsWith('.address') && !path.startsWith('location.'));
  return typeof edit?.typed === 'string' ? edit.typed : '';
}

/** The id of the command that an answer gives. */
export const answerId = (name: string) => `interview-${name}`;

/** The business whose content an interview brought; undefined if it brought none. */
function businessIn(steps: readonly Step[]): Business | undefined {
  const deed = steps.findLast((step) => step.deed.kind === 'start')?.deed;
  return deed?.kind === 'start' ? deed.business : undefined;
}
