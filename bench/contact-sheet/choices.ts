import { parseArgs } from 'node:util';
import { BUSINESSES } from '../../domain/choices/businesses.ts';
import { templates } from '../../templates/templates.ts';

const CHOICES = {
  business: BUSINESSES,
  template: templates.map(({ id }) => id),
  look: ['day', 'night'],
  pictures: ['without', 'with'],
  language: ['en', 'ar'],
  width: ['390', '820', '1440'],
} as const;
/** More that may be asked for. */
const OTHERS: Readonly<Record<string, readonly string[]>> = { language: ['de'] };

type Choices = { readonly [Name in keyof typeof CHOICES]: readonly (typeof CHOICES)[Name][number][] };

/** What is to be drawn, from options like `--business bakery,yoga --width 390`. All of it, where an option is absent. */
export function readChoices(args: readonly string[]): Choices {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  return Object.fromEntries(names.map((name) => [name, chosen(name, values[name])])) as Choices;
}

function chosen(name: keyof typeof CHOICES, text: string | boolean | undefined): readonly string[] {
  const known: readonly string[] = CHOICES[name];
  const wanted = typeof text === 'string' ? text.split(',') : known;
  const allowed = [...known, ...(OTHERS[name] ?? [])];
  if (wanted.some((each) => !allowed.includes(each)))
    throw new Error(`--${name} ${wanted.join()}: choose from ${allowed.join(', ')}.`);
  return wanted;
}
