import { LANGUAGES } from './language.ts';
import { sectionSamples } from './section-samples.ts';

/** What the samples for any business said in earlier versions: a website keeps the texts that it began with. */
const FORMER_WORDS: readonly string[] = [
  'What are you asked next?',
  'Write your answer here, in two or three sentences.',
  'Was werden Sie als Nächstes gefragt?',
  'Schreiben Sie Ihre Antwort hierher, in zwei oder drei Sätzen.',
  'وما السؤال الذي يليه؟',
  'اكتب جوابك هنا في جملتين أو ثلاث.',
];

const GENERAL_WORDS = new Set(
  LANGUAGES.flatMap(({ code }) => {
    const { questions, text } = sectionSamples(code);
    return [...questions.questions.flat(), text.text];
  }).concat(FORMER_WORDS),
);

/** Whether a question, an answer or a text is one of the samples for any business, and no words of a kind of business. */
export function isGeneral(text: string): boolean {
  return GENERAL_WORDS.has(text);
}
