import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { withSource } from '../../../templates/source/write-source.ts';
import { variantsOf } from '../page-variants.ts';
import { PAGES } from '../with-added-sections.ts';

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

test.each(
  PAGES.flatMap(([name, template]) =>
    variantsOf(template).map(([variant, config]) => [name, variant, config as Config, template] as const),
  ),
)('html-validate finds no error in the page of %s, %s', async (_, _variant, config, template) => {
  const page = await withSource(template.render(config), config);
  const { results } = await validator.validateString(page);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual(
    [],
  );
});
