import type { RequestWords } from '../../words/request-words.ts';
import { yesOrNo } from '../chat/yes-or-no.ts';
import { lengthOfPhrase } from './frames.ts';
import { type Token, tokensOf } from './tokens.ts';

const COMMON = new WeakMap<RequestWords, ReadonlySet<string>>();
const ASKING = new WeakMap<RequestWords, ReadonlySet<string>>();

/** True for a word that asks for a change, or complains. */
export function asks({ kind, folded }: Token, language: RequestWords): boolean {
  const { set, open, hide, show, order, vague, instead, actions } = language;
  const fold = (phrases: readonly string[]) =>
    phrases.flatMap((each) => each.split(/[ …]/)).flatMap((each) => language.fold(each) || []);
  const linking = new Set(
    fold([...language.fillers, ...language.to, ...language.is, ...language.for, ...language.and]),
  );
  const known =
    ASKING.get(language) ??
    new Set(
      fold([set, open, hide, show, order, vague, instead, ...Object.values(actions)].flat()).filter(
        (word) => !linking.has(word),
      ),
    );
  ASKING.set(language, known);
  return kind === 'word' && known.has(folded);
}

/** True for an everyday word, which any sentence may have, whatever it is about. */
export function isCommon({ kind, folded }: Token, language: RequestWords): boolean {
  const { fillers, questions, aroundBusiness, to, is, and, vague, ordinals } = language;
  const known =
    COMMON.get(language) ??
    new Set(
      [fillers, questions, aroundBusiness, to, is, and, language.for, vague, ...ordinals]
        .flat()
        .flatMap((each) => each.split(' '))
        .map(language.fold),
    );
  COMMON.set(language, known);
  return kind === 'word' && known.has(folded);
}

/** True for what begins as a question does; `we're` is no `were`. */
export function isQuestion(tokens: readonly Token[], language: RequestWords): boolean {
  return lengthOfPhrase(tokens, language.questions, language) > 0 && !/['’]re$/i.test(tokens[0]?.text ?? '');
}

/** Whether a text says nothing but that somebody is done, or likes the page as it looks: `Done, thanks.`, `The look is fine.` */
export function saysDone(
  text: string,
  languages: readonly RequestWords[],
  kind: 'done' | 'liked' = 'done',
): boolean {
  return languages.some((language) => {
    const tokens = tokensOf(text, language).filter(({ kind }) => kind === 'word');
    return [...tokens.keys()].some((at) => {
      const length = lengthOfPhrase(tokens.slice(at), language[kind], language);
      const others = tokens.filter((_, place) => place < at || place >= at + length);
      const rest = others.map(({ text: word }) => word).join(' ');
      if (length === 0) return false;
      const isMore = rest !== '' && saysDone(rest, [language], kind);
      return isMore || yesOrNo(`ok ${rest}`) === 'yes' || yesOrNo(`no ${rest}`) === 'no';
    });
  });
}

/** The place in order, from 0, that a text says and nothing else: `the second one`, `2`. Undefined for any other. */
export function ordinalIn(text: string, languages: readonly RequestWords[]): number | undefined {
  for (const language of languages) {
    const { fold, stem, fillers, ordinals } = language;
    const words = tokensOf(text, language).filter(
      ({ kind, folded }) => kind !== 'mark' && !fillers.some((each) => fold(each) === folded),
    );
    const [first, second, ...others] = words;
    // `The second one` has a word for what is counted.
    if (!first || others.length > 0 || (second && second.folded !== 'one')) continue;
    const at = ordinals.findIndex((names) => names.some((each) => stem(fold(each)) === stem(first.folded)));
    if (at !== -1) return at;
    if (/^[1-9]$/.test(first.text)) return Number(first.text) - 1;
  }
  return undefined;
}
