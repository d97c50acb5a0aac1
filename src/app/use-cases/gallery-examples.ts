import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import type { StartingContentLoader } from '../../../domain/ports.ts';
import type { Example, ExamplesRequest } from '../../../machines/dialogs/gallery.machine.ts';
import { loadFreshWebsite } from '../../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { templates } from '../../../templates/templates.ts';

/**
 * Every template with the starting content of each business. Contact data and pictures of the website stay in its own
 * template; another template begins as it comes.
 */
export function galleryExamples(
  starts: StartingContentLoader,
  { config, language }: ExamplesRequest,
): Promise<readonly Example[]> {
  const present = resolveTemplate(config).template;
  return Promise.all(
    BUSINESSES.flatMap((business) =>
      templates.map(async (template) => ({
        templateId: template.id,
        business,
        config: await starts.load({
          config: template === present ? config : await loadFreshWebsite(template, language),
          business,
          language,
        }),
      })),
    ),
  );
}
