import { placeOf } from './project.ts';
import type { Rule } from './rule.ts';

/** What no committed text may name. */
export const COMMITTED_TEXT_RULES: readonly Rule[] = [
  {
    name: 'nothing names a package registry',
    reason: 'Packages come from whatever registry the machine is set to; a named one breaks behind a mirror.',
    breaches: ({ texts }) => [
      ...matches(texts, /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b/),
      ...matches(texts, /https?:\/\/[^\s/"'`<>]*(?:registry|artifactory|verdaccio|nexus)\b/i),
      ...matches(onlyFiles(texts, /(^|\/)(package-lock|npm-shrinkwrap)\.json$/), /"resolved":\s*"https?:/),
      ...matches(onlyFiles(texts, /(^|\/)\.npmrc$/), /registry\s*=/),
    ],
  },
  {
    name: 'nothing names a place on the machine it was written on',
    reason: 'It is not there on any other machine.',
    breaches: ({ texts }) =>
      matches(texts, /(?<![\w.:/~-])\/(?:work|root|home\/[a-z][\w-]*|Users\/[A-Za-z][\w-]*)\/(?=[\w.-])/),
  },
];

type Texts = ReadonlyMap<string, string>;

function onlyFiles(texts: Texts, named: RegExp): Texts {
  return new Map([...texts].filter(([path]) => named.test(path)));
}

function matches(texts: Texts, pattern: RegExp): string[] {
  return [...texts].flatMap(([path, text]) => {
    const found = pattern.exec(text);
    return found ? [`${placeOf({ path, text }, found.index)} ${found[0]}`] : [];
  });
}
