import type { TemplateFacts } from './facts.ts';
import { LANDING } from './landing-business/facts.ts';
import { MOONLIGHT } from './moonlight/facts.ts';

/** What the tests expect of each template, by the name in the Template dropdown, in the order of `templates.ts`. */
export const TEMPLATES: readonly (readonly [name: string, facts: TemplateFacts])[] = [
  ['Landing Page', LANDING],
  ['Portfolio', MOONLIGHT],
];
