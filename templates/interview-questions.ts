import type { Answer, ChatTurn } from '../src/domain/chat/answers.ts';
import type { Option } from '../src/domain/chat/command.ts';
import { BUSINESSES } from '../src/domain/choices/businesses.ts';
import { type Question, questionAfter } from '../src/domain/interview/question.ts';
import { shownName } from '../src/words/words.ts';
import { resolveTemplate } from './resolve-template.ts';

/** A question of the interview as the chat asks it. */
export function interviewQuestion(question: Question, turn: ChatTurn): Answer {
  const text = turn.words.interview.questions[question];
  return {
    message: { text, isUser: false, at: turn.at },
    offers: [],
    options: interviewOptions(question, turn),
  };
}

/** The options of a question. Skip leads to the next one. */
export function interviewOptions(
  question: Question,
  { config, words }: Omit<ChatTurn, 'at'>,
): readonly Option[] {
  const { options, templateAsIs } = words.interview;
  const next = { type: 'question.ask', question: questionAfter(question) } as const;
  const skip: Option = { label: options.skip, command: next };
  switch (question) {
    case 'trade':
      return [
        ...BUSINESSES.map((business): Option => {
          return { label: words.businesses[business], command: { type: 'business.choose', business } };
        }),
        {
          label: templateAsIs(shownName(resolveTemplate(config).template.name, words)),
          command: { type: 'template.keep' },
        },
        skip,
      ];
    case 'name':
      return [skip];
    case 'contact':
    case 'address':
      return [skip, { label: options.skipRest, command: { type: 'question.ask', question: 'finished' } }];
    case 'picture':
      return [
        { label: options.upload, command: { type: 'picture.choose' } },
        { label: options.later, command: next },
        skip,
      ];
    case 'finished':
      return [
        { label: options.publish, command: { type: 'dialog.ask', dialog: 'publish' } },
        { label: options.change, command: { type: 'menu.open' } },
        { label: options.undoAll, command: { type: 'interview.undo' } },
      ];
  }
}
