import { describe, expect, test } from 'vitest';
import { drawImagePath } from '../../../src/domain/images/image-path.ts';

describe('the path of a picture', () => {
  const bytes = (count: number) => new Uint8Array(count).map((_, at) => at * 23);

  test.each([
    ['photo.png', 'image/png', 'png'],
    ['PHOTO.JPEG', 'image/jpeg', 'jpeg'],
    ['a.tar.gz', 'image/png', 'gz'],
    ['photo', 'image/jpeg', 'jpg'],
    ['photo', 'image/svg+xml', 'svg'],
    ['photo', 'image/x-icon', 'icon'],
    ['photo', 'image/vnd.microsoft.icon', 'ico'],
    ['photo', 'image/PNG; a=b', 'png'],
    ['photo.', 'image/webp', 'webp'],
    ['.png', 'image/webp', 'png'],
    ['photo.p/../ng', 'image/webp', 'webp'],
    ['photo.jpg?x', 'image/webp', 'webp'],
    ['photo.фото', 'image/avif', 'avif'],
    ['photo.abcdefghijk', 'image/gif', 'gif'],
    ['photo', 'image/', 'img'],
    ['photo', 'image/../a', 'img'],
  ])('of the file %s of type %s ends in .%s', (name, type, ending) => {
    const path = drawImagePath({ name, type }, bytes, 1_700_000_000_000);
    expect(path).toBe(`uploads/00172e455c738aa1b8cfe6fd_1700000000000.${ending}`);
  });
});
