import { expect, test } from 'vitest';
import { breachesOf } from './rule-test.ts';
import { TEXT_RULES } from './texts.rules.ts';

const NAME = 'a text is the only child of its element';
const component = (jsx: string, before = '') =>
  `${before}\nexport function Part({ words, at }) {\n  return ${jsx};\n}`;

test.each([
  ['a condition', '<p>{at && words.a}{at || <b />}</p>'],
  ['one of two texts', '<button><Icon />{at ? words.a : words.b}</button>'],
  ['a text that stays', '<label><input />{words.a}</label>'],
  ['a template', '<p><b />{`a`}</p>'],
  ['a blank beside what comes and goes', "<p>{at && <b />}{' '}<i /></p>"],
  ['a list of texts', '<p><b />{at.map((each) => each.name)}</p>'],
  ['a fragment', '<><b /> <i /></>'],
  ['a variable', '<p><b />{text}</p>', 'const text = words.a;'],
  ['a component that is a text', 'words.a'],
])('%s', (_, jsx: string, before?: string) => {
  const path = 'src/ui/publish/Part.tsx';
  expect(breachesOf(TEXT_RULES, NAME, { [path]: component(jsx, before) })).not.toEqual([]);
});

test.each([
  ['a text alone', '<p>{at && words.a}</p>'],
  ['elements', '<p>{at && <b>{words.a}</b>}{at ? <i /> : null}</p>'],
  ['a blank between elements that stay', '<p><b /> <i /></p>'],
  ['a list of elements', '<p><b />{at.map((each) => <i key={each}>{each}</i>)}</p>'],
  [
    'what the file makes of elements',
    '<p><b />{row}{line()}</p>',
    'const row = <b />;\nconst line = () => <i />;',
  ],
  ['nodes that are given', '<p><b />{above}</p>', 'interface Props { readonly above?: ReactNode }'],
])('%s is no breach', (_, jsx: string, before?: string) => {
  expect(breachesOf(TEXT_RULES, NAME, { 'src/ui/Part.tsx': component(jsx, before) })).toEqual([]);
});
