import type { Config } from '../domain/config/config.ts';
import { applyPlan } from '../domain/config/edit-config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH, FONT_PATH } from '../domain/config/page-settings.ts';
import { type CarriedOver, carryOver, type TemplateContent } from '../domain/editing/carry-over.ts';
import { type ConfigWithHistory, undo } from '../domain/editing/history.ts';
import { beginningOf, type FreshWebsites } from './fresh-websites.ts';
import { COMPOSITION_PATH } from './layouts/composition-names.ts';
import { hasPalette, looksOf, paletteEdits } from './palettes.ts';
import { resolveTemplate } from './resolve-template.ts';

/** A website of any template with the content of another website. */
export function carriedOver(from: Config, to: Config, fresh: FreshWebsites = {}): CarriedOver {
  const carried = carryOver(contentOf(from, fresh), contentOf(to, fresh));
  return { ...carried, config: withBusinessOf(from, carried.config) };
}

/**
 * A website with the kind of business of another one, which its pictures tell of, and with the fonts and the composition of that one. The
 * colors that came with the kind of business become those for the other template's look.
 */
function withBusinessOf(from: Config, to: Config): Config {
  const looks = looksOf(from);
  if (!looks) return to;
  const [before, after] = [lookOf(from), lookOf(to)];
  const composition = textAt(from, COMPOSITION_PATH);
  const globalSettings = {
    ...Object(to.globalSettings),
    business: textAt(from, BUSINESS_PATH),
    ...(composition !== '' && { composition }),
    fontFamily: textAt(from, FONT_PATH),
  };
  const named = { ...to, globalSettings };
  return hasPalette(from, looks[before]) ? (applyPlan(named, paletteEdits(looks[after])) ?? named) : named;
}

function lookOf(config: Config): 'day' | 'night' {
  return resolveTemplate(config).template.look;
}

function contentOf(config: Config, fresh: FreshWebsites): TemplateContent {
  const { meanings } = resolveTemplate(config).template;
  return { config, base: beginningOf(config, fresh), meanings };
}

/** What the latest step could not carry over: the website before it, and by paths of that what the visitor wrote there. Nothing after any other step. */
export function leftBehind(now: ConfigWithHistory, fresh: FreshWebsites): CarriedOver {
  if (now.history.past.at(-1)?.deed.kind !== 'carry') return { config: now.config, left: new Map() };
  const { config } = undo(now);
  return { config, left: carriedOver(config, beginningOf(now.config, fresh), fresh).left };
}
