import { expect, test } from 'vitest';
import { picturesIn } from '../../../server/store/pictures-in-page.ts';

test.each([
  ['<img src="https://a.example/storage/v1/object/public/images/uploads/a.png">', ['uploads/a.png']],
  [
    '<img srcset="/storage/v1/render/image/public/images/uploads/a.webp?width=320&amp;quality=60 320w, /storage/v1/render/image/public/images/uploads/a.webp?width=640 640w">',
    ['uploads/a.webp'],
  ],
  ['background:url(/storage/v1/object/public/images/uploads/b%20c.png)', ['uploads/b c.png']],
  ['url(&quot;/storage/v1/object/public/images/uploads/d.png&quot;)', ['uploads/d.png']],
  ['"image":"\\/storage/v1/object/public/images/uploads/e.png"', ['uploads/e.png']],
  ['/storage/v1/object/public/images/uploads/%00 /storage/v1/object/public/images/%zz', ['%zz']],
  ['/storage/v1/object/public/others/f.png <img src="https://b.example/g.png">', []],
])('the stored pictures of %s', (html, paths) => {
  expect(picturesIn(html)).toEqual(paths);
});
