import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import type { Json } from '../../../domain/json/json.ts';
import { misfits } from '../../../templates/check/misfits.ts';
import { templates } from '../../../templates/templates.ts';
import { LANDING } from '../landing-business/facts.ts';
import { MOONLIGHT } from '../moonlight/facts.ts';
import { configWith } from '../page-reading.ts';

const { template: landingBusiness } = LANDING;
const { template: moonlight } = MOONLIGHT;

const landing = (values: Record<string, Json>) =>
  misfits(configWith(landingBusiness, values) as Config).map(({ kind, path, value }) => [kind, path, value]);

test.each(templates)('the page of $id’s defaults shows all that they say', ({ base }) => {
  expect(misfits(base)).toEqual([]);
});

test.each([
  ['icon', 'benefits.items[1].icon', 'fas fa-no-such-thing'],
  ['color', 'globalSettings.primaryColor', 'blurple'],
  ['color', 'hero.background.color', 'rgb(0A)'],
  ['color', 'benefits.items[2].background.color', 'url(x)'],
  ['url', 'hero.button.url', 'https://@crust'],
  ['url', 'hero.button.url', 'https://javascript:alert(1)'],
  ['email', 'footer.email', 'write to us'],
  ['phone', 'footer.phone', 'call 1-800-BAKERY'],
  ['url', 'header.menuItems[0].url', '#no such section'],
  ['url', 'footer.social.twitter.url', 'https:// two words'],
  ['image', 'features.image', 'picture of my house'],
  ['image', 'header.logoImage', 'data:image/svg+xml,<svg/>'],
  ['font', 'globalSettings.fontFamily', 'Comic Papyrus'],
  ['language', 'globalSettings.language', 'Klingonisch'],
  ['image', 'globalSettings.favicon', 'my sign'],
])('what is no %s at %s is named with its value', (kind, path, value) => {
  expect(landing({ [path]: value })).toEqual([[kind, path, value]]);
});

test.each([
  ['benefits.items[0].icon', ' '],
  ['globalSettings.primaryColor', ' REBECCAPURPLE '],
  ['hero.textColor', ''],
  ['hero.button.url', '#'],
  ['hero.button.url', 'tel:+1555'],
  ['hero.button.url', 'https://mailto:me@example.com'],
  ['footer.social.twitter.url', 'https://@crust'],
  ['footer.email', 'hello@example.com. '],
  ['footer.phone', 'هاتف: +966 11 234 5678'],
  ['features.image', '/storage/picture.webp'],
  ['globalSettings.fontFamily', ' georgia '],
  ['globalSettings.fontFamily', ''],
  ['hero.title.text', 'javascript:alert(1)'],
  ['hero.button.visible', 'perhaps'],
])('at %s %j is no matter', (path, value) => {
  expect(landing({ [path]: value })).toEqual([]);
});

test('a font that nobody may hand on is named where the page is to carry it', () => {
  const path = 'globalSettings.fontFamily';
  expect(landing({ 'globalSettings.embedFont': true, [path]: 'Verdana' })).toEqual([
    ['embeddedFont', path, 'Verdana'],
  ]);
  expect(landing({ 'globalSettings.embedFont': true, [path]: 'Nunito' })).toEqual([]);
  expect(landing({ 'globalSettings.embedFont': false, [path]: 'Verdana' })).toEqual([]);
});

test('several are named in the structure’s order, items that are none left out', () => {
  const config = configWith(moonlight, {
    'portfolio.items[0]': 'no item',
    'portfolio.items[1].thumbnail': 'nothing',
    'portfolio.items[1].url': '//elsewhere',
    'home.authorImage.image': 'me',
    'contact.social.facebook.url': 'facebook',
  });
  expect(misfits(config as Config).map(({ path }) => path)).toEqual([
    'home.authorImage.image',
    'portfolio.items[1].thumbnail',
    'portfolio.items[1].url',
    'contact.social.facebook.url',
  ]);
});

test('what an item says is looked at anew where the item is another, stands elsewhere or belongs to another list', () => {
  const [one, two] = [{ icon: 'fas fa-no-such-thing', url: 'https:// two words' }, { title: 'Two' }];
  const pathsIn = (values: Record<string, Json>) => landing(values).map(([, path]) => path);
  expect(pathsIn({ 'benefits.items': [one, two] })).toEqual(['benefits.items[0].icon']);
  expect(pathsIn({ 'benefits.items': [two, one] })).toEqual(['benefits.items[1].icon']);
  expect(pathsIn({ 'benefits.items': [two, { ...one, icon: 'fas fa-heart' }] })).toEqual([]);
  expect(pathsIn({ 'header.menuItems': [two, one] })).toEqual(['header.menuItems[1].url']);
});
