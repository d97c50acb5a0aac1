import { expect, test } from 'vitest';
import { css, usedStyles } from '../../../templates/markup/css.ts';

test.each([
  ['a{color:red}:root{--r:6px}', 'a{color:red}:root{--r:6px}'],
  ['.brand{gap:1rem}.social a{gap:1rem}#hero{gap:0}#cta{gap:0}', '.brand{gap:1rem}#hero{gap:0}'],
  ['.brand,.social,#cta .brand{gap:1rem}', '.brand{gap:1rem}'],
  ['.brand.long{gap:0}', ''],
  [
    '.brand:not(.long){gap:0}:is(.long,.brand) p{gap:0}',
    '.brand:not(.long){gap:0}:is(.long,.brand) p{gap:0}',
  ],
  [
    '@media (min-width:56em){.social{gap:0}}@media print{.brand{gap:0}.social{gap:0}}',
    '@media print{.brand{gap:0}}',
  ],
  [
    'p:has(.social){gap:0}p:has(.brand){gap:0}p:not(:has(.social)){gap:1px}',
    'p:has(.brand){gap:0}p:not(:has(.social)){gap:1px}',
  ],
  [
    '@media print{@supports (gap:0){.brand{gap:0}}}@media print{@supports (gap:0){.social{gap:0}}p{gap:0}}a{gap:0}',
    '@media print{@supports (gap:0){.brand{gap:0}}}@media print{p{gap:0}}a{gap:0}',
  ],
  ['[dir=rtl] .brand{gap:0}[open]>.brand{gap:0}', '[open]>.brand{gap:0}'],
  ['@font-face{font-family:OSF;size-adjust:105.27%}', '@font-face{font-family:OSF;size-adjust:105.27%}'],
])('of %s a page with a brand and a first section uses %s', (all, used) => {
  const names = new Set(['.brand', '#hero', '[dir=ltr]']);
  expect(String(usedStyles(css([all] as unknown as TemplateStringsArray), names))).toBe(used);
});

test('a page from right to left has the rules for it', () => {
  const rule = css`[dir=rtl] *{letter-spacing:0}`;
  expect(String(usedStyles(rule, new Set(['[dir=rtl]'])))).toBe(String(rule));
});
