import { expect, test } from 'vitest';
import { textAt } from '../../../domain/config/leaves.ts';
import { isSampleContact } from '../../../domain/samples/sample-contact.ts';
import { startsAr } from '../../../templates/businesses/ar.ts';
import { startsDe } from '../../../templates/businesses/de.ts';
import { startsEn } from '../../../templates/businesses/en.ts';
import { INVENTED_NAMES } from '../../../templates/businesses/invented-names.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';

test('every name that the content of a business invents is known as such', () => {
  const names = [startsEn, startsDe, startsAr].flatMap(({ businesses }) =>
    Object.values(businesses).map(({ name }) => name),
  );
  expect(INVENTED_NAMES).toEqual(names);
});

test('every address that is invented is known as such, and no other one', () => {
  const invented = [
    ...[startsEn, startsDe, startsAr].flatMap(({ businesses }) =>
      Object.values(businesses).map(({ email }) => email),
    ),
    textAt(landingBusiness.base, 'footer.email'),
    textAt(moonlight.base, 'contact.email'),
  ];
  expect(invented.filter((email) => !isSampleContact(email))).toEqual([]);
  expect(['rosa@crust.example', 'hello@mine.example'].filter(isSampleContact)).toEqual([]);
});
