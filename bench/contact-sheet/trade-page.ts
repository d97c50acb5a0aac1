import { startingContent } from '../../src/app/use-cases/starting-content.ts';
import type { Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import { applyPlan } from '../../src/domain/config/edit-config.ts';
import { leavesOf } from '../../src/domain/config/leaves.ts';
import type { LanguageCode } from '../../src/words/language.ts';
import { BUSINESS_LOOKS } from '../../templates/businesses/looks.ts';
import { loadFreshWebsite } from '../../templates/fresh-websites.ts';
import { paletteEdits } from '../../templates/palettes.ts';
import type { Template } from '../../templates/template.ts';

/** A page as a business would first see it. */
export interface TradePage {
  readonly trade: Business;
  readonly template: Template;
  readonly look: 'day' | 'night';
  readonly language: LanguageCode;
  /** The addresses of pictures for its fields; none: the page draws its own. */
  readonly pictures: readonly string[];
}

/** The config of a page. */
export async function configOf({ trade, template, look, language, pictures }: TradePage): Promise<Config> {
  const website = await loadFreshWebsite(template, language);
  const started = await startingContent.load({ config: website, business: trade, language });
  const fields = leavesOf(started).filter(({ type, path }) => type === 'image' && !/logo/i.test(path));
  const edits = [
    ...paletteEdits(BUSINESS_LOOKS[trade][look]),
    ...(pictures.length > 0 ? fields : []).map(({ path }, at) => ({
      path,
      typed: pictures[at % pictures.length] ?? '',
    })),
  ];
  const config = applyPlan(started, edits);
  if (!config) throw new Error(`The ${trade}'s page cannot be made with ${template.id}.`);
  return config;
}
