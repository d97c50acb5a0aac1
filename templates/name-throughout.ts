import type { Config } from '../domain/config/config.ts';
import { leavesOf, textAt } from '../domain/config/leaves.ts';
import { PAGE_FIELDS } from '../domain/config/page-settings.ts';
import { parsePath, setAt } from '../domain/json/path.ts';
import { resolveTemplate } from './resolve-template.ts';

/** Letters and digits beside a name make it a part of another word. */
const IN_WORD = /[\p{L}\p{N}]/u;

/** A website after a change; if that gave it another name, the name stands wherever the former one stood, such as in the copyright line. */
export function withNameThroughout(before: Config, after: Config): Config {
  const path = resolveTemplate(after).template.meanings.name;
  if (typeof path !== 'string') return after;
  const [former, name] = [textAt(before, path), textAt(after, path)].map((text) => text.trim());
  if (!former || !name || former === name) return after;
  return [...leavesOf(after), ...PAGE_FIELDS].reduce((config, leaf) => {
    const text = textAt(after, leaf.path);
    // A text that the same change wrote keeps the name that it was written with.
    const isWritten = leaf.type === 'text' && leaf.path !== path && text === textAt(before, leaf.path);
    if (!isWritten || leaf.choices) return config;
    const renamed = replacedIn(text, former, name);
    const at = parsePath(leaf.path);
    return renamed === text || !at ? config : setAt(config, at, renamed);
  }, after);
}

function replacedIn(text: string, former: string, name: string): string {
  return text.split(former).reduce((done, rest) => {
    const isPart = IN_WORD.test(done.at(-1) ?? '') || IN_WORD.test(rest[0] ?? '');
    return `${done}${isPart ? former : name}${rest}`;
  });
}
