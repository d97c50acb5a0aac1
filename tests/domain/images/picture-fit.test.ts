import { expect, test } from 'vitest';
import { isPanorama, isSmall, isUpright, mostOf } from '../../../domain/images/picture-fit.ts';

const addressOf = (size: string) => `https://pictures.example/a${size}_1.webp`;

test.each([
  ['w1600h1067', []],
  ['w900h1200', ['upright']],
  ['w800h800', ['upright']],
  ['w1600h400', ['panorama']],
  ['w1600h800', ['panorama']],
  ['w1600h801', []],
  ['w320h240', ['small']],
  ['w600h150', ['panorama', 'small']],
  ['w64h48', ['small']],
  ['w300h900', ['upright', 'small']],
  ['w639h700', ['upright', 'small']],
  ['w640h400', []],
  ['w640h399', ['small']],
  ['', []],
])('a picture of %s is %j', (size, kinds) => {
  const address = addressOf(size);
  const found = Object.entries({
    upright: isUpright(address),
    panorama: isPanorama(address),
    small: isSmall(address),
  });
  expect(found.filter(([, is]) => is).map(([kind]) => kind)).toEqual(kinds);
});

test.each([
  ['w320h240', false, { width: 544, height: 408 }],
  ['w999h500', false, { width: 1698, height: 850 }],
  ['w1000h500', false, undefined],
  ['w1000h500', true, { width: 1700, height: 850 }],
  ['w1600h900', true, undefined],
  ['', true, undefined],
])('a picture of %s (as wide as the screen: %s) is held to %j', (size, bleeds, most) => {
  expect(mostOf(addressOf(size), bleeds)).toEqual(most);
});
