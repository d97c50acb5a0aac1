import { describe, expect, it } from 'vitest';
import type { Business } from '../../../domain/choices/businesses.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { isShown } from '../../../domain/config/visibility.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { startsEn } from '../../../templates/businesses/en.ts';
import { honestEdits } from '../../../templates/interview-edits.ts';
import { startOf } from '../../../templates/starting-content.ts';
import type { LoadedTemplate } from '../../../templates/template.ts';
import type { LanguageCode } from '../../../words/language.ts';
import { LANDING } from '../landing-business/facts.ts';
import { MOONLIGHT } from '../moonlight/facts.ts';

const { template: landing } = LANDING;
const { template: moonlight } = MOONLIGHT;
type Typed = Readonly<Record<string, string>>;

/** A website with what is typed, and without what was made up. */
function honest(config: Config, typed: Typed): Config {
  const edits = Object.entries(typed).map(([path, each]) => ({ path, typed: each }));
  const edited = applyPlan(config, edits);
  return (edited && applyPlan(edited, honestEdits(edited))) ?? config;
}

/** The links of the buttons between a page's top and its end, with their words. */
function buttonsOf({ render }: LoadedTemplate, config: Config): readonly (readonly [string, string])[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(render(config)) ?? [];
  return [
    ...main.matchAll(
      /<a class="button(?: dial)?"(?: href="([^"]*)")?>(?:<svg[\s\S]*?<\/svg>)?(?:<bdo dir="ltr">)?([^<]*)</g,
    ),
  ].map(([, address = '', words = '']) => [address, words] as const);
}

async function begun(template: LoadedTemplate, business: Business, language: LanguageCode): Promise<Config> {
  return withStartingContent(template.base, await startOf(template.base, business, language));
}

describe('a button as its website began', () => {
  it.each<readonly [string, Typed, string, string]>([
    ['the phone number calls', { 'footer.phone': '555 0142' }, 'tel:5550142', 'Call'],
    ['the address writes', { 'footer.email': 'me@crust.org' }, 'mailto:me@crust.org', 'Write'],
    [
      'WhatsApp opens',
      { 'location.whatsapp': '+49 30 123456', 'footer.email': 'me@crust.org' },
      'https://wa.me/4930123456',
      'Write on WhatsApp',
    ],
    [
      'the number goes before all else',
      { 'location.whatsapp': '+49 30 123456', 'location.phone': '030 1', 'footer.phone': '030 123456' },
      'tel:030123456',
      'Call',
    ],
  ])('%s', (_, typed, address, words) => {
    const config = honest(withSection(landing.base, 'location'), typed);
    expect(buttonsOf(landing, config)).toEqual([
      [address, words],
      [address, words],
    ]);
  });

  it.each<readonly [Business, LanguageCode, string]>([
    ['bakery', 'en', 'Call'],
    ['restaurant', 'de', 'Anrufen'],
    ['dentist', 'ar', 'اتصل بنا'],
    ['repairs', 'de', '030 123456'],
  ])('of a %s promises in the language %s no more than the call', async (business, language, words) => {
    const onLanding = honest(await begun(landing, business, language), { 'footer.phone': '030 123456' });
    expect(buttonsOf(landing, onLanding)).toEqual([
      // A first screen of facts says the number itself.
      ['tel:030123456', '030 123456'],
      ['tel:030123456', words],
    ]);
    // What leads to the work shown on the page leads there still.
    const onPortfolio = honest(await begun(moonlight, business, language), { 'contact.phone': '030 123456' });
    expect(buttonsOf(moonlight, onPortfolio)).toEqual([
      ['#portfolio', expect.not.stringContaining(words)],
      ['tel:030123456', words],
    ]);
  });

  it('keeps the words and the address that the visitor gave it, and writes nothing', async () => {
    const before = await begun(landing, 'bakery', 'en');
    const after = honest(before, {
      'footer.phone': '030 123456',
      'hero.button.text': 'Order bread',
      'cta.button.url': 'https://crust.org/cakes',
    });
    expect(buttonsOf(landing, after)).toEqual([
      ['tel:030123456', 'Order bread'],
      ['https://crust.org/cakes', startsEn.menu.contact],
    ]);
    expect([after.hero, after.cta]).toMatchObject([
      { button: { text: 'Order bread', url: '#footer' } },
      { button: { text: startsEn.menu.contact, url: 'https://crust.org/cakes' } },
    ]);
  });

  it('leads to the contacts while they are samples, or a profile or an address is all there is', () => {
    const asBegun = [
      ['#cta', 'Book a visit'],
      ['#footer', 'Ask for a quote'],
    ];
    expect(buttonsOf(landing, landing.base)).toEqual(asBegun);
    const typed: readonly Typed[] = [
      { 'footer.social.instagram.url': 'https://instagram.com/crust' },
      { 'footer.address': '12 Mill Road' },
    ];
    for (const each of typed) expect(buttonsOf(landing, honest(landing.base, each))).toEqual(asBegun);
  });

  it('is left off where the page shows no way to its owner, unless its words are the visitor’s', () => {
    expect(buttonsOf(landing, honest(landing.base, {}))).toEqual([]);
    expect(buttonsOf(landing, honest(landing.base, { 'hero.button.text': 'What we do' }))).toEqual([
      ['#cta', 'What we do'],
    ]);
  });

  it('selects its own words in the preview', () => {
    const page = landing.renderMarked(honest(landing.base, { 'footer.phone': '030 123456' }));
    expect(page).toMatch(/<a class="button" href="tel:030123456" data-path="hero\.button\.text"><svg/);
  });
});

describe('the number of a page', () => {
  it.each([
    [landing, 'footer'],
    [moonlight, 'contact'],
  ])('is one button in its top and one in the bar of a phone', (template, end) => {
    const page = template.renderMarked(honest(template.base, { [`${end}.phone`]: '030 123456' }));
    const [top = '', rest = ''] = page.split('<main');
    const call =
      /<a class="button" href="tel:030123456" aria-label="Call 030 123456" data-path="([^"]*)"><svg[\s\S]*?<\/svg><span><bdo dir="ltr">030 123456<\/bdo><\/span><\/a>/g;
    expect([...top.matchAll(call)].map(([, path]) => path)).toEqual([`${end}.phone`]);
    const [, bar = ''] =
      /<aside class="call" aria-label="Call">([\s\S]*)<\/aside>\s*<\/body>/.exec(rest) ?? [];
    expect([...bar.matchAll(call)].map(([, path]) => path)).toEqual([`${end}.phone`]);
  });

  it('is in neither while it is a sample, and its styles are not there', () => {
    for (const { base, render } of [landing, moonlight]) {
      expect(render(base)).not.toMatch(/href="tel:[^"]*"><svg|class="call"|\.call/);
    }
  });

  it('is left to the call where it is long', () => {
    const page = landing.render(honest(landing.base, { 'footer.phone': '030 123456, 0171 2345678' }));
    expect(page).toContain('<span>Call</span></a></p></aside>');
  });
});

describe('the form that a page offers', () => {
  const offering = (config: Config): Config =>
    applyPlan(config, [{ path: 'globalSettings.writeToUs', typed: true }]) ?? config;
  const linksTo = (page: string) => [...page.matchAll(/<a[^>]* href="write"/g)].length;
  const isListed = (page: string) => !page.includes('<meta name="robots" content="noindex">');

  it.each([
    ['landing', landing, 'en', 'Write to us'],
    ['landing', landing, 'de', 'Schreiben Sie uns'],
    ['moonlight', moonlight, 'ar', 'راسلنا'],
  ] as const)(
    'is what the buttons of %s lead to where no contact was given, in %s',
    (_, template, language, words) => {
      const config = offering(honest(template.base, { 'globalSettings.language': language }));
      expect(buttonsOf(template, config)[0]).toEqual(['write', words]);
      // Beside the buttons it stands where the contacts do.
      expect(template.render(config)).toContain(`<p><a href="write">${words}</a></p>`);
      expect(isListed(template.render(config))).toBe(true);
    },
  );

  it('stands beside a contact that was given, which the buttons go on to lead to', () => {
    const config = offering(honest(landing.base, { 'footer.phone': '555 0142' }));
    expect(buttonsOf(landing, config)).toEqual([
      ['tel:5550142', 'Call'],
      ['tel:5550142', 'Call'],
    ]);
    expect(linksTo(landing.render(config))).toBe(1);
  });

  it('is off until it is switched on, and again when it is switched off', () => {
    const begun = honest(landing.base, {});
    const off = applyPlan(offering(begun), [{ path: 'globalSettings.writeToUs', typed: false }]) ?? begun;
    for (const config of [begun, off]) {
      expect([linksTo(landing.render(config)), isListed(landing.render(config))]).toEqual([0, false]);
      expect(isShown(config, 'globalSettings.writeToUs')).toBe(false);
    }
    expect(isShown(offering(begun), 'globalSettings.writeToUs')).toBe(true);
  });

  it('is told of in the privacy notice of a page with it alone', () => {
    const page = (config: Config) => landing.render(withSection(config, 'legal'));
    const said = 'What you write in the form reaches us by email';
    expect([page(landing.base), page(offering(landing.base))].map((each) => each.includes(said))).toEqual([
      false,
      true,
    ]);
  });
});
