import type { Config } from '../src/domain/config/config.ts';
import { type CarriedOver, carryOver, type TemplateContent } from '../src/domain/editing/carry-over.ts';
import { type ConfigWithHistory, undo } from '../src/domain/editing/history.ts';
import { beginningOf, type FreshWebsites } from './fresh-websites.ts';
import { resolveTemplate } from './resolve-template.ts';

/** A website of any template with the content of another website. */
export function carriedOver(from: Config, to: Config, fresh: FreshWebsites = {}): CarriedOver {
  return carryOver(contentOf(from, fresh), contentOf(to, fresh));
}

function contentOf(config: Config, fresh: FreshWebsites): TemplateContent {
  const { meanings } = resolveTemplate(config).template;
  return { config, base: beginningOf(config, fresh), meanings };
}

/** What the latest step could not carry over: the website before it, and paths of that. Nothing after any other step. */
export function leftBehind(
  now: ConfigWithHistory,
  fresh: FreshWebsites,
): {
  readonly config: Config;
  readonly paths: readonly string[];
} {
  if (now.history.past.at(-1)?.deed.kind !== 'carry') return { config: now.config, paths: [] };
  const { config } = undo(now);
  return { config, paths: carriedOver(config, beginningOf(now.config, fresh), fresh).left };
}
