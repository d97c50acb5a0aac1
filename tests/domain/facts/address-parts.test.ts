import { expect, test } from 'vitest';
import { addressParts } from '../../../domain/facts/address-parts.ts';

test.each([
  ['3 Mill Lane, 12345 Fernhill', '3 Mill Lane', '12345', 'Fernhill'],
  ['5 Kirkgate, Leeds LS2 7DR', '5 Kirkgate', 'LS2 7DR', 'Leeds'],
  ['742 Evergreen Terrace, Springfield, IL 62704', '742 Evergreen Terrace', 'IL 62704', 'Springfield'],
  ['1234 Main Street, Springfield', '1234 Main Street', '', 'Springfield'],
  ['Mühlweg 3\n79098 Freiburg', 'Mühlweg 3', '79098', 'Freiburg'],
  ['Mühlweg 3 79098 Freiburg', 'Mühlweg 3', '79098', 'Freiburg'],
  ['Damrak 1, 1012 AB Amsterdam, Nederland', 'Damrak 1', '1012 AB', 'Amsterdam, Nederland'],
  ['شارع النيل ٣، القاهرة ١١٥١١', 'شارع النيل ٣', '١١٥١١', 'القاهرة'],
  ['Fernhill', '', '', 'Fernhill'],
  ['3 Mill Lane', '3 Mill Lane', '', ''],
  ['', '', '', ''],
])('%j', (text, street, postalCode, town) => {
  expect(addressParts(text)).toEqual({ street, postalCode, town });
});
