import { expect, test } from 'vitest';
import { slugOf } from '../../../domain/storage/page-file.ts';

test.each([
  ['Fernhill Home Repair – Small repairs, done right', 'fernhill-home-repair-small-repairs-done-right'],
  ['  Crème Brûlée & Œuvre ', 'creme-brulee-uvre'],
  ['Maren’s page', 'marens-page'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON.html\0', 'con-html'],
  ['مخبز الفجر', ''],
  ['', ''],
  [`${'a'.repeat(59)}-b`, 'a'.repeat(59)],
])('the file of %j is called %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
