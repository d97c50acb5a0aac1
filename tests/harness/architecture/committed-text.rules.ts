import { placeOf } from './project.ts';
import type { Rule } from './rule.ts';

/** Rules for the text of every committed file. */
export const COMMITTED_TEXT_RULES: readonly Rule[] = [
  {
    name: 'no file names a package registry',
    reason:
      'Packages come from the registry that the machine is set to. A hard-coded one fails behind a mirror.',
    breaches: ({ texts }) => [
      ...matches(texts, /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b/),
      ...matches(texts, /https?:\/\/[^\s/"'`<>]*(?:registry|artifactory|verdaccio|nexus)\b/i),
      ...matches(onlyFiles(texts, /(^|\/)(package-lock|npm-shrinkwrap)\.json$/), /"resolved":\s*"https?:/),
      ...matches(onlyFiles(texts, /(^|\/)\.npmrc$/), /registry\s*=/),
    ],
  },
  {
    name: 'no file names a path of the machine it was written on',
    reason: 'The path does not exist on other machines.',
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
