import { describe, expect, test } from 'vitest';
import { drawImagePath } from '../../../domain/images/image-path.ts';
import { sizeOfUpload } from '../../../domain/images/picture-size.ts';

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

  test.each(['dark', 'light'] as const)('tells that a logo is %s', (tone) => {
    const size = { width: 300, height: 100, tone };
    const path = drawImagePath({ name: 'a.png', type: 'image/png' }, bytes, 7, size);
    expect(path).toBe(`uploads/00172e455c738aa1b8cfe6fdw300h100${tone[0]}_7.png`);
    expect(sizeOfUpload(path)).toEqual(size);
  });

  test('holds the size of the picture, which can be read from the address', () => {
    const png = { name: 'a.png', type: 'image/png' };
    const path = drawImagePath(png, bytes, 1_700_000_000_000, { width: 1500, height: 1000 });
    expect(path).toBe('uploads/00172e455c738aa1b8cfe6fdw1500h1000_1700000000000.png');
    const folder = 'https://db.example/storage/v1/render/image/public/images/';
    const sizes = [
      `${folder}${path}?width=1000&quality=80`,
      `${folder}${drawImagePath(png, bytes, 7)}?width=1000&quality=80`,
      `${folder}${drawImagePath(png, bytes, 7, { width: 0, height: 3 })}`,
      'https://elsewhere.example/a.png?w1500h1000_7.png/',
      '',
    ].map(sizeOfUpload);
    expect(sizes).toEqual([{ width: 1500, height: 1000 }, undefined, undefined, undefined, undefined]);
  });
});
