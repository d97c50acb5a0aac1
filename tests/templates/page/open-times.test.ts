import { expect, test } from 'vitest';
import type { JsonObject } from '../../../domain/json/json.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { TEMPLATES } from '../template-facts.ts';

const TIMES = /\d?\d:\d\d – \d?\d:\d\d/g;
const IN_PAGE_DIRECTION = /<span class="when">((?:(?!<\/span>).)*?<span>\d?\d:\d\d – \d?\d:\d\d<\/span>)+/g;

/** What a page says of its owner, with hours that are few enough to stand beside the other facts. */
const OWN = {
  'header.logoText': 'ليالي',
  'hero.image': '',
  'globalSettings.composition': 'words',
  'footer.phone': '+966 11 234 5678',
  'footer.email': 'a@layali.sa',
  'footer.address': 'الرياض',
  'contact.phone': '+966 11 234 5678',
  'contact.email': 'a@layali.sa',
  'contact.address': 'الرياض',
  'hours.items': [
    { days: 'السبت – الخميس', hours: '09:00 – 12:00, 14:00 – 18:00' },
    { days: 'الجمعة', hours: '9:00 – 23:00' },
  ],
};

test.each(
  TEMPLATES.flatMap(([name, { template }]) =>
    ['ar', 'de', 'en'].map((language) => ({ name, template, language })),
  ),
)('wherever $name draws times, they have the direction of the page: $language', ({ template, language }) => {
  const config = Object.entries({ ...OWN, 'globalSettings.language': language })
    .filter(
      ([path]) =>
        ['globalSettings', 'hours'].includes(path.split('.')[0] ?? '') ||
        (path.split('.')[0] as string) in template.base,
    )
    .reduce<JsonObject>(
      (done, [path, value]) => setAt(done, parsePath(path) ?? [], value),
      withSection(template.base, 'hours'),
    );
  const page = template.render(config).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const drawn = page.match(TIMES) ?? [];
  const inDirection = page.match(IN_PAGE_DIRECTION)?.flatMap((each) => each.match(TIMES) ?? []) ?? [];
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  expect(inDirection).toEqual(drawn);
});

test('a landing page draws them in its section, beside its facts and at its end', () => {
  const [[, { template }]] = TEMPLATES as [(typeof TEMPLATES)[number]];
  const config = Object.entries({ ...OWN, 'globalSettings.language': 'ar' })
    .filter(([path]) => !path.startsWith('contact.'))
    .reduce<JsonObject>(
      (done, [path, value]) => setAt(done, parsePath(path) ?? [], value),
      withSection(template.base, 'hours'),
    );
  const page = template.render(config);
  expect(page.match(/<table class="times|<dl class="facts"|<p class="open"/g)).toHaveLength(3);
  expect(page.match(/<span class="when">/g)).toHaveLength(6);
});

test.each([
  ['en', 'Open 24 hours'],
  ['de', 'Rund um die Uhr geöffnet'],
  ['ar', 'مفتوح على مدار الساعة'],
])('in %s every template says of a whole day that it is open around the clock', (language, said) => {
  for (const [, { template }] of TEMPLATES) {
    const config = setAt(
      setAt(withSection(template.base, 'hours'), ['globalSettings', 'language'], language),
      ['hours', 'items'],
      [{ days: 'Monday – Sunday', hours: '00:00 – 24:00' }],
    );
    const page = template.render(config);
    expect(page).toContain(said);
    expect(page).not.toContain('00:00 – 24:00');
  }
});
