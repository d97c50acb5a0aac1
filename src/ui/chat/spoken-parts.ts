import { isRefusal, type RefusingWords } from '../../../domain/chat/answers.ts';

/** A part of a message: what is asked is the largest text of the screen, what is told stands beside it. */
export interface SpokenPart {
  readonly text: string;
  readonly isAsked: boolean;
}

/** The longest text that is set as a question, in characters. A longer one is an explanation. */
const LONGEST_QUESTION = 110;

/** The parts of what the assistant says. Together they are the text, to the letter. */
export function spokenParts(text: string, words: RefusingWords): readonly SpokenPart[] {
  const { chat, interview } = words;
  if (text === chat.askTable || isRefusal(text, words)) return [toldPart(text)];
  const questions = [chat.next('').trim(), ...Object.values(interview.questions)];
  const next = questions.find((question) => text.endsWith(question)) ?? '';
  const told = next === '' ? '' : text.slice(0, -next.length);
  if (told !== '') return [toldPart(told), askedPart(next)];
  if (text === chat.greeting) {
    const [hello = ''] = /^[^.!؟]*[.!؟] ?/.exec(text) ?? [];
    return [askedPart(hello), toldPart(text.slice(hello.length))];
  }
  return [text.length > LONGEST_QUESTION ? toldPart(text) : askedPart(text)];
}

const toldPart = (text: string): SpokenPart => ({ text, isAsked: false });
const askedPart = (text: string): SpokenPart => ({ text, isAsked: true });
