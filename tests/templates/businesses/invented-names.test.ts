import { expect, test } from 'vitest';
import { startsAr } from '../../../templates/businesses/ar.ts';
import { startsDe } from '../../../templates/businesses/de.ts';
import { startsEn } from '../../../templates/businesses/en.ts';
import { INVENTED_NAMES } from '../../../templates/businesses/invented-names.ts';

test('every name that the content of a business invents is known as such', () => {
  const names = [startsEn, startsDe, startsAr].flatMap(({ businesses }) =>
    Object.values(businesses).map(({ name }) => name),
  );
  expect(INVENTED_NAMES).toEqual(names);
});
