import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { valueAt } from '../../../domain/config/leaves.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { ownPictures } from '../../../src/app/use-cases/own-pictures.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { fakeImages } from '../../services/images.fake.ts';

const signal = new AbortController().signal;
const STORED = 'https://images.example/uploads/';
const ELSEWHERE = 'https://elsewhere.example/storage/v1/object/public/other/uploads/d.png';

const PLACES = {
  'header.logo.image': `${STORED}a.png`,
  'portfolio.items[1].thumbnail': `${STORED}b.png`,
  'portfolio.items[3].thumbnail': `${STORED}a.png`,
  'globalSettings.favicon': `${STORED}b.png`,
  'globalSettings.sharePicture': `${STORED}gone.png`,
  'home.image': ELSEWHERE,
  // Neither of these fields is one of a picture.
  'home.title': `${STORED}a.png`,
  'home.mainButton.url': `${STORED}b.png`,
};

const config = Object.entries(PLACES).reduce<Config>(
  (changed, [path, address]) => setAt(changed, parsePath(path) ?? [], address),
  moonlight.base,
);

function start() {
  const images = fakeImages();
  let drawn = 0;
  const randomBytes = (count: number) => new Uint8Array(count).fill(++drawn);
  return { images, services: { images, randomBytes, now: () => 7, log: () => undefined } };
}

const copyOf = (nth: number) => `${STORED}${`0${nth}`.repeat(12)}_7.png`;

test('each picture of the store is uploaded anew once, and every field of a picture names its copy', async () => {
  const { images, services } = start();
  for (const name of ['a.png', 'b.png'])
    await images.upload(new File([name], name, { type: 'image/png' }), `uploads/${name}`, { signal });
  const own = await ownPictures(services, config, signal);
  expect(own.notCopied).toBe(1);
  expect(Object.fromEntries(Object.keys(PLACES).map((path) => [path, valueAt(own.config, path)]))).toEqual({
    ...PLACES,
    'header.logo.image': copyOf(1),
    'portfolio.items[1].thumbnail': copyOf(2),
    'portfolio.items[3].thumbnail': copyOf(1),
    'globalSettings.favicon': copyOf(2),
  });
  expect(await Promise.all([1, 2].map((nth) => images.at(copyOf(nth))?.text()))).toEqual(['a.png', 'b.png']);
});

test('a picture that is refused keeps its address, and the others are copied', async () => {
  const { images, services } = start();
  for (const name of ['a.png', 'b.png'])
    await images.upload(new File([name], name, { type: 'image/png' }), `uploads/${name}`, { signal });
  let asked = 0;
  const upload: typeof images.upload = (...call) => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('Too many pictures')) : images.upload(...call);
  };
  const own = await ownPictures({ ...services, images: { ...images, upload } }, config, signal);
  expect([own.notCopied, valueAt(own.config, 'header.logo.image')]).toEqual([2, `${STORED}a.png`]);
  expect(valueAt(own.config, 'globalSettings.favicon')).toBe(copyOf(2));
});

test('a dialog that is closed meanwhile copies no more', async () => {
  const { images, services } = start();
  const closing = new AbortController();
  const read: typeof images.read = () => {
    closing.abort(new Error('Closed.'));
    return Promise.reject(closing.signal.reason);
  };
  const own = ownPictures({ ...services, images: { ...images, read } }, config, closing.signal);
  await expect(own).rejects.toThrow('Closed.');
});

test('a config without pictures of the store stays as it is', async () => {
  expect(await ownPictures(start().services, moonlight.base, signal)).toEqual({
    config: moonlight.base,
    notCopied: 0,
  });
});
