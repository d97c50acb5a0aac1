import { expect, test } from 'vitest';
import { loadQrCodes, qrCodeOf } from '../../../src/ui/publish/qr-code.ts';

test('an address has its code as long as one can hold it; a longer one is shown without', async () => {
  await loadQrCodes();
  const codeOf = (length: number) => qrCodeOf(`https://a.example/${'x'.repeat(length - 18)}`, 4);
  expect(codeOf(60)?.size).toBeGreaterThan(0);
  expect(codeOf(2400)?.size).toBeGreaterThan(0);
  expect([3000, 5000, 100_000].map((length) => codeOf(length))).toEqual([undefined, undefined, undefined]);
});
