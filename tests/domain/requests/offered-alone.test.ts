import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { PALETTES } from '../../../templates/palettes.ts';
import type { LanguageCode } from '../../../words/language.ts';
import { CONFIGS, inShort } from './typed.ts';

/*
 * A sentence that can hardly mean anything but one change is offered as that one alone: it is drawn in the page, and yes takes
 * it. A sentence that may mean several is asked about, and none of them is drawn.
 */

const STEPS = { canUndo: false, canRedo: false };

async function understood(code: LanguageCode, text: string, template: keyof typeof CONFIGS = 'landing') {
  const { read } = await readerIn(code);
  return read({ text, config: CONFIGS[template], words: await wordsIn(code), steps: STEPS });
}

/** The changes that are offered, and how it is asked for them. */
async function offered(code: LanguageCode, text: string, template?: keyof typeof CONFIGS) {
  const { isRequest, isChoice = false, options } = await understood(code, text, template);
  const changes = options.filter(({ command }) => command.type === 'plan.chosen');
  return { isRequest, isChoice, changes: changes.map(inShort) };
}

const alone = (change: string) => ({ isRequest: true, isChoice: false, changes: [change] });

test.each([
  [
    'en',
    'landing',
    'Headline: "Blocked pipes? We come today."',
    'hero.title.text=Blocked pipes? We come today.',
  ],
  ['en', 'landing', 'change the headline to Dry by tonight', 'hero.title.text=Dry by tonight'],
  ['en', 'landing', 'the benefits headline should be Dry by tonight', 'benefits.title=Dry by tonight'],
  ['en', 'moonlight', 'Headline: "Dry by tonight"', 'home.title=Dry by tonight'],
  ['de', 'landing', 'Überschrift: „Heute noch trocken“', 'hero.title.text=Heute noch trocken'],
  ['ar', 'landing', 'العنوان الرئيسي: «نأتي اليوم»', 'hero.title.text=نأتي اليوم'],
] as const)(
  'in %s, on %s, a headline is the title of the first section: %s',
  async (code, template, text, change) => {
    expect(await offered(code, text, template)).toEqual(alone(change));
  },
);

test.each([
  ['en', 'set the title to Dry by tonight'],
  ['de', 'setze den Titel auf Heute noch trocken'],
  ['ar', 'غيّر العنوان إلى نأتي اليوم'],
] as const)(
  'in %s, of several titles none is drawn, and it is asked which is meant: %s',
  async (code, text) => {
    const { isChoice, changes } = await offered(code, text);
    expect([isChoice, changes.length > 1]).toEqual([true, true]);
  },
);

const [FACEBOOK, LINKEDIN, TWITTER] = ['facebook', 'linkedin', 'twitter'].map(
  (each) => `footer.social.${each}.visible=false`,
);

test.each([
  ['en', 'No LinkedIn or Facebook', [LINKEDIN, FACEBOOK]],
  ['en', 'remove Facebook and LinkedIn', [FACEBOOK, LINKEDIN]],
  ['en', "I don't have facebook or linkedin", [FACEBOOK, LINKEDIN]],
  ['en', 'remove facebook and remove linkedin', [FACEBOOK, LINKEDIN]],
  ['en', 'take off twitter, facebook and linkedin', [TWITTER, FACEBOOK, LINKEDIN]],
  ['de', 'Kein LinkedIn oder Facebook', [LINKEDIN, FACEBOOK]],
  ['de', 'weder Facebook noch LinkedIn', [FACEBOOK, LINKEDIN]],
  ['de', 'Facebook und LinkedIn entfernen', [FACEBOOK, LINKEDIN]],
  ['ar', 'بدون فيسبوك أو لينكدإن', [FACEBOOK, LINKEDIN]],
  ['ar', 'لا فيسبوك ولا لينكدإن', [FACEBOOK, LINKEDIN]],
] as const)('in %s, what is named together is hidden together: %s', async (code, text, changes) => {
  expect(await offered(code, text)).toEqual(alone(changes.join(' & ')));
});

test.each([
  ['en', 'Emergency hours 24/7'],
  ['en', 'We are open 24/7 for emergencies'],
  ['en', 'open around the clock'],
  ['en', 'Available 24 hours a day, 7 days a week'],
  ['en', 'day and night'],
  ['en', '24/7'],
  ['de', 'Notdienst rund um die Uhr'],
  ['de', 'Wir sind für Notfälle rund um die Uhr da'],
  ['de', 'Tag und Nacht erreichbar'],
  ['de', '24 Stunden Notdienst'],
  ['ar', 'طوارئ على مدار الساعة'],
  ['ar', 'نعمل 24 ساعة للطوارئ'],
  ['ar', 'مفتوح 24/7'],
] as const)('in %s, hours of day and night are opening hours: %s', async (code, text) => {
  const { isRequest, hours } = await understood(code, text);
  expect([isRequest, hours]).toEqual([
    true,
    { rows: [{ days: 'Monday – Sunday', hours: '00:00 – 24:00' }], unread: [] },
  ]);
});

test.each([
  ['en', 'Mon-Fri 8-6, emergencies 24/7', 'emergencies 24/7'],
  ['de', 'Mo-Fr 8-18, Notdienst 24/7', 'Notdienst 24/7'],
  ['ar', 'الإثنين 8-18، طوارئ 24/7', 'طوارئ 24/7'],
] as const)(
  'in %s, day and night after other hours takes no place of theirs: %s',
  async (code, text, unread) => {
    const { hours } = await understood(code, text);
    expect([hours?.unread, hours?.rows.some(({ hours: each }) => each.includes('24:00'))]).toEqual([
      [unread],
      false,
    ]);
  },
);

describe('a color that is wanted by its word', () => {
  const colorsOf = (name: string) => PALETTES.find((each) => each.name === name)?.colors;

  test.each([
    ['en', 'make it blue', 'harbor'],
    ['en', 'make it green', 'orchard'],
    ['en', 'I want a red page', 'terracotta'],
    ['de', 'mach es blau', 'harbor'],
    ['de', 'mach die Seite grün', 'orchard'],
    ['ar', 'اجعله أزرق', 'harbor'],
  ] as const)('in %s is that of a palette, by its name: %s', async (code, text, name) => {
    const words = await wordsIn(code);
    const { isChoice = false, options } = await understood(code, text);
    const [first] = options;
    const edits = first?.command.type === 'plan.chosen' ? first.command.edits : [];
    const after = applyPlan(landingBusiness.base, edits);
    const { primary, secondary, text: ink, accent } = colorsOf(name) ?? {};
    expect([isChoice, options.length, first?.label]).toEqual([
      false,
      1,
      words.palettes.named(words.palettes.names[name]),
    ]);
    expect(after?.globalSettings).toMatchObject({
      primaryColor: primary,
      secondaryColor: secondary,
      textColor: ink,
      accentColor: accent,
    });
  });

  test.each([
    ['set the primary color to blue', 'globalSettings.primaryColor=#0000FF'],
    ['make the hero background blue', 'hero.background.color=#0000FF'],
    ['make it #1E90FF', 'globalSettings.primaryColor=#1E90FF'],
  ])('is the color itself where its field is named, or it is given exactly: %s', async (text, change) => {
    const { changes } = await offered('en', text);
    expect(changes).toEqual([change]);
  });
});
