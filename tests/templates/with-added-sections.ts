import type { Config } from '../../domain/config/config.ts';
import { isAddedId, withSection } from '../../domain/sections/added-sections.ts';
import { ADDED_IDS } from '../../domain/sections/section-nodes.ts';
import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from './facts.ts';
import { TEMPLATES } from './template-facts.ts';

/** A website with every section that can be added, in their samples. */
export function withAllSections(config: Config): Config {
  return ADDED_IDS.reduce(withSection, config);
}

type Page = readonly [name: string, template: LoadedTemplate, fields: ReturnType<typeof fieldsOf>];

/**
 * Each template with every section that can be added, and the fields that only this has. It draws all that the template
 * alone does, so what takes long is checked on these.
 */
export const FULL_PAGES: readonly Page[] = TEMPLATES.map(([name, { template }]) => {
  const all = { ...template, base: withAllSections(template.base) };
  const isAdded = ({ path }: { readonly path: string }) => isAddedId(path.split('.')[0] ?? '');
  return [`${name} with all sections`, all, fieldsOf(all).filter(isAdded)];
});

/** The templates as they are, and the full ones. */
export const PAGES: readonly Page[] = [
  ...TEMPLATES.map(([name, { template }]): Page => [name, template, fieldsOf(template)]),
  ...FULL_PAGES,
];
