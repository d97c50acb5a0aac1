import { expect, test } from 'vitest';
import { breachesOf } from './rule-test.ts';
import { TEMPLATE_RULES } from './templates.rules.ts';

const NAME = 'only templates/templates.ts and its own folder name a template';
const TEMPLATE = {
  'templates/shop/template.ts': "import { base } from './structure.ts';\nconst look = 'day';",
  'templates/shop/structure.ts': "export const base = baseConfig('shop', structure);",
  'templates/shop/names/en.ts': "export const names = { template: 'Web Shop', sections: {}, fields: {} };",
  'templates/templates.ts': "import { shop } from './shop/template.ts';\nconst first = 'shop';",
};

test(NAME, () => {
  const texts = {
    ...TEMPLATE,
    'templates/page/menu.ts': "import { palette } from '../shop/palette.ts';",
    'machines/site/site.setup.ts': "\nconst isShop = config._templateId === 'shop';",
    'src/ui/Toolbar.tsx':
      "const option = <option>Web Shop</option>;\nimport('../../templates/shop/page.ts');",
    'words/en/chat.ts': "const other = 'shops';",
    'templates/workshop/draw.ts': "import { draw } from './shop.ts';",
    'tests/shop.test.ts': "import { shop } from '../templates/shop/template.ts';",
  };
  expect(breachesOf(TEMPLATE_RULES, NAME, texts)).toEqual([
    'templates/page/menu.ts:1 imports templates/shop/palette.ts',
    'machines/site/site.setup.ts:2 names shop',
    'src/ui/Toolbar.tsx:2 imports templates/shop/page.ts',
    'src/ui/Toolbar.tsx:1 names Web Shop',
  ]);
});

test('a template whose id or name the rule cannot read is a breach', () => {
  const texts = { ...TEMPLATE, 'templates/shop/structure.ts': '' };
  expect(breachesOf(TEMPLATE_RULES, NAME, texts)).toEqual([
    'templates/shop/ has no id or no name that this rule can read',
  ]);
});
