import { projectOf } from './project.ts';
import type { Rule } from './rule.ts';

/** Runs the rule of a name on a project made from texts. Throws if no rule has that name. */
export function breachesOf(
  rules: readonly Rule[],
  name: string,
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  const rule = rules.find((each) => each.name === name);
  if (!rule) throw new Error(`No rule is named "${name}".`);
  return rule.breaches(projectOf(texts));
}
