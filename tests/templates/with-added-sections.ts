import type { Config } from '../../src/domain/config/config.ts';
import { isAddedId, withSection } from '../../src/domain/sections/added-sections.ts';
import { ADDED_IDS } from '../../src/domain/sections/section-nodes.ts';
import type { LoadedTemplate } from '../../templates/template.ts';
import { fieldsOf } from './facts.ts';
import { TEMPLATES } from './template-facts.ts';

/** A website with every section that can be added, in their samples. */
export function withAllSections(config: Config): Config {
  return ADDED_IDS.reduce(withSection, config);
}

/** The templates as they are, and each with every section that can be added; with the fields that only this has. */
export const PAGES: readonly (readonly [
  name: string,
  template: LoadedTemplate,
  fields: ReturnType<typeof fieldsOf>,
])[] = TEMPLATES.flatMap(([name, { template }]) => {
  const all = { ...template, base: withAllSections(template.base) };
  const isAdded = ({ path }: { readonly path: string }) => isAddedId(path.split('.')[0] ?? '');
  return [
    [name, template, fieldsOf(template)],
    [`${name} with all sections`, all, fieldsOf(all).filter(isAdded)],
  ];
});
