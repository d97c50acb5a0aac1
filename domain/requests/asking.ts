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

/** Whether a text says nothing but that somebody is done: `Done, thanks.` */
export function saysDone(text: string, languages: readonly RequestWords[]): boolean {
  return languages.some((language) => {
    const tokens = tokensOf(text, language).filter(({ kind }) => kind === 'word');
    return [...tokens.keys()].some((at) => {
      const length = lengthOfPhrase(tokens.slice(at), language.done, language);
      const others = tokens.filter((_, place) => place < at || place >= at + length);
      const rest = others.map(({ text: word }) => word).join(' ');
      return length > 0 && (yesOrNo(`ok ${rest}`) === 'yes' || yesOrNo(`no ${rest}`) === 'no');
    });
  });
}
