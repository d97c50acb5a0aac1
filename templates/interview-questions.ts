import type { Answer, ChatTurn } from '../domain/chat/answers.ts';
import type { Option } from '../domain/chat/command.ts';
import { BUSINESSES } from '../domain/choices/businesses.ts';
import { hoursInWords } from '../domain/facts/hours-in-words.ts';
import type { HoursRow } from '../domain/facts/hours-table.ts';
import { type Question, questionAfter } from '../domain/interview/question.ts';
import { hasHours } from '../domain/sections/added-sections.ts';

/** What was understood of an answer, as it is read back; `told` what else it told. */
export interface ReadBack {
  readonly told?: string;
  readonly address?: string;
  readonly hours?: readonly HoursRow[];
}

/** A question of the interview as the chat asks it, after what was understood before. */
export function interviewQuestion(question: Question, turn: ChatTurn, understood: ReadBack = {}): Answer {
  const { questions, placeRead, hoursRead } = turn.words.interview;
  const { told = '', address = '', hours = [] } = understood;
  const asked = question === 'place' && hasHours(turn.config) ? questions.placeAndHours : questions[question];
  const read = hours.map((row) => `${row.days}: ${hoursInWords(row.hours, turn.words)}`).join(' · ');
  const text = [told, address && placeRead(address), read && hoursRead(read), asked]
    .filter(Boolean)
    .join(' ');
  return {
    message: { text, isUser: false, at: turn.at },
    offers: [],
    options: interviewOptions(question, turn),
  };
}

/** The options of a question. Skip leads to the next one, as Done does where choices are on the page at once. */
export function interviewOptions(question: Question, { words }: Pick<ChatTurn, 'words'>): readonly Option[] {
  const { options } = words.interview;
  const next = { type: 'question.ask', question: questionAfter(question) } as const;
  const skip: Option = { label: options.skip, command: next };
  const skipRest: Option = {
    label: options.skipRest,
    command: { type: 'question.ask', question: 'finished' },
  };
  switch (question) {
    case 'business':
      return [
        ...BUSINESSES.map((business): Option => {
          return { label: words.businesses[business], command: { type: 'business.choose', business } };
        }),
        { label: options.other, command: { type: 'template.keep' } },
        skip,
      ];
    case 'name':
    case 'contact':
    case 'place':
      return [skip, skipRest];
    case 'pictures':
      return [
        { label: words.chat.addPictures, command: { type: 'dialog.ask', dialog: 'pictures' } },
        skip,
        skipRest,
      ];
    case 'look':
      return [{ label: options.done, command: next }];
    case 'finished':
      return [
        { label: options.publish, command: { type: 'dialog.ask', dialog: 'publish' } },
        { label: options.change, command: { type: 'menu.open' } },
        { label: options.undoAll, command: { type: 'interview.undo' } },
      ];
  }
}
