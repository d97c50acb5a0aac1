import { projectOf } from './project.ts';
import type { Rule } from './rule.ts';

/** What a rule, chosen by name, says of a project made of texts; throws where there is no such rule. */
export function breachesOf(
  rules: readonly Rule[],
  name: string,
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  const rule = rules.find((each) => each.name === name);
  if (!rule) throw new Error(`No rule is named "${name}".`);
  return rule.breaches(projectOf(texts));
}
