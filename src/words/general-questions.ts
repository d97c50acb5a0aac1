import { LANGUAGES } from './language.ts';
import { sectionSamples } from './section-samples.ts';

/** What the samples for any business said in earlier versions: a website keeps the texts that it began with. */
const FORMER_QUESTIONS: readonly string[] = [
  'What are you asked next?',
  'Write your answer here, in two or three sentences.',
  'Was werden Sie als Nächstes gefragt?',
  'Schreiben Sie Ihre Antwort hierher, in zwei oder drei Sätzen.',
  'وما السؤال الذي يليه؟',
  'اكتب جوابك هنا في جملتين أو ثلاث.',
];

const GENERAL_QUESTIONS = new Set([
  ...LANGUAGES.flatMap(({ code }) => sectionSamples(code).questions.questions.flat()),
  ...FORMER_QUESTIONS,
]);

/** Whether a question or an answer is one of the samples for any business, and no text of a trade. */
export function isGeneralQuestion(text: string): boolean {
  return GENERAL_QUESTIONS.has(text);
}
