import { describe, expect, test } from 'vitest';
import { linkPreviewAddress, type Mark, markOfAddress } from '../../../domain/publish/link-preview.ts';

const LEAVES: Mark = { shape: 'leaves', ground: '#ffffff', main: '#4a90e2', spot: '#5e72e4' };
const MOON: Mark = { shape: 'moon', ground: '#121212', main: '#f5a425', spot: '#f5a425' };

describe('the address of a drawn mark', () => {
  test.each([
    ['preview', LEAVES, '/drawn/preview/leaves-ffffff-4a90e2-5e72e4.png'],
    ['icon', MOON, '/drawn/icon/moon-121212-f5a425-f5a425.png'],
  ] as const)('names all that is drawn: %s', (kind, mark, address) => {
    expect(linkPreviewAddress(kind, mark)).toBe(address);
    expect(markOfAddress(address)).toEqual({ kind, mark });
  });

  test.each([
    '/drawn/preview/sun-ffffff-4a90e2-5e72e4.png',
    '/drawn/poster/leaves-ffffff-4a90e2-5e72e4.png',
    '/drawn/icon/leaves-fffff-4a90e2-5e72e4.png',
    '/drawn/icon/leaves-FFFFFF-4a90e2-5e72e4.png',
    '/drawn/icon/leaves-ffffff-4a90e2.png',
    '/s/drawn/icon/leaves-ffffff-4a90e2-5e72e4.png',
    '/drawn/icon/leaves-ffffff-4a90e2-5e72e4.png/',
  ])('is not %s', (address) => {
    expect(markOfAddress(address)).toBeUndefined();
  });
});
