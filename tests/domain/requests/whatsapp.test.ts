import { describe, expect, test } from 'vitest';
import { contactsRead, meaningOf } from '../../../domain/chat/text-meaning.ts';
import type { Config } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { lacksCountryCode } from '../../../domain/interview/contact-given.ts';
import { whatsAppPlan } from '../../../domain/sections/whatsapp-plan.ts';
import { wordsIn } from '../../../src/app/load-language.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { answerEdits } from '../../../templates/interview-edits.ts';
import { linkAddress, profileAddress, whatsAppAddress } from '../../../templates/markup/url.ts';
import type { LanguageCode } from '../../../words/language.ts';
import { CONFIGS, inShort, offersFor } from './typed.ts';

const [SAUDI, GERMAN] = ['https://wa.me/966551234567', 'https://wa.me/491712345678'] as const;

/** What is typed to show a number for WhatsApp, and the address that it opens. */
const TYPED = [
  ['en', 'WhatsApp +966 55 123 4567', SAUDI],
  ['en', 'whatsapp: +966551234567', SAUDI],
  ['en', 'Whats app 00966 55 123 4567', SAUDI],
  ['en', 'my WhatsApp is +49 171 2345678', GERMAN],
  ['en', 'WhatsApp button: +49 171 2345678', GERMAN],
  ['en', 'add a WhatsApp button +966 55 123 4567', SAUDI],
  ['en', '+49 171 2345678 (WhatsApp)', GERMAN],
  ['en', 'wa.me/966551234567', SAUDI],
  ['en', 'https://api.whatsapp.com/send?phone=966551234567&text=hi', SAUDI],
  ['de', 'WhatsApp: +49 171 2345678', GERMAN],
  ['de', 'meine WhatsApp-Nummer ist +49 171 2345678', GERMAN],
  ['de', 'Füge WhatsApp hinzu: +49 171 2345678', GERMAN],
  ['ar', 'واتساب +966551234567', SAUDI],
  ['ar', 'واتساب: 966551234567+', SAUDI],
  ['ar', 'رقم الواتساب ٩٦٦٥٥١٢٣٤٥٦٧+', SAUDI],
  ['ar', 'واتس اب 00966551234567', SAUDI],
  ['ar', 'أضف زر واتساب +966 55 123 4567', SAUDI],
  ['ar', 'WhatsApp \u2066+966 55 123 4567\u2069', SAUDI],
] as const;

/** The edits of an answer to the question how people reach the owner. */
async function answered(code: LanguageCode, typed: string, config: Config) {
  const { read } = await readerIn(code);
  const words = await wordsIn(code);
  const steps = { canUndo: false, canRedo: false };
  const late = { options: [], proposed: undefined, isAtField: false, config, words, steps, read };
  const meant = meaningOf(typed, 1, { ...late, question: 'contact' });
  if (meant.type !== 'question.answer') return [];
  return answerEdits(config, 'contact', typed, (text) => contactsRead(read({ text, config, words, steps })));
}

describe.each(['landing', 'moonlight'] as const)('a number for WhatsApp, on %s', (template) => {
  const config = CONFIGS[template];

  test.each(TYPED)('%s, at the question how people reach you: %s', async (code, typed, opened) => {
    const after = applyPlan(config, await answered(code, typed, config)) ?? config;
    expect(whatsAppAddress(textAt(after, 'location.whatsapp'))).toBe(opened);
  });

  test.each(TYPED)('%s, in the chat: %s', async (code, typed, opened) => {
    const { meant } = await offersFor(code, typed, template);
    const [first, ...others] = meant.map(({ command }) =>
      command.type === 'plan.chosen' ? command.edits : [],
    );
    const after = applyPlan(config, first ?? []) ?? config;
    expect([whatsAppAddress(textAt(after, 'location.whatsapp')), others]).toEqual([opened, []]);
  });

  test.each(TYPED)('%s, in the field of a button: %s', (_, typed, opened) => {
    const path = template === 'landing' ? 'hero.button.url' : 'home.mainButton.url';
    const after = applyPlan(config, [{ path, typed }]) ?? config;
    const wa = linkAddress(textAt(after, path))?.replace(
      'https://api.whatsapp.com/send?phone=',
      'https://wa.me/',
    );
    expect(wa?.replace(/&.*/, '')).toBe(opened);
  });
});

test.each([
  ['call us 030 901820', 'tel:030901820'],
  ['Telefon: 030 901820', 'tel:030901820'],
  ['اتصل بنا ٠٣٠٩٠١٨٢٠', 'tel:030901820'],
  ['Telegram +49 171 2345678', 'tel:+491712345678'],
  ['Signal: 0171 2345678', 'tel:01712345678'],
  ['WhatsApp 0171 2345678', 'tel:01712345678'],
  ['shop.example/24 030 901820', undefined],
  ['Since 1987', undefined],
])('words around a number become no address: %s leads to %s', (typed, address) => {
  const after = applyPlan(CONFIGS.landing, [{ path: 'hero.button.url', typed }]) ?? CONFIGS.landing;
  expect(linkAddress(textAt(after, 'hero.button.url'))).toBe(address);
});

test.each([
  ['WhatsApp: 0171 2345678', true],
  ['واتساب ٠٥٥١٢٣٤٥٦٧', true],
  ['WhatsApp +49 171 2345678', false],
  ['0171 2345678', false],
])('WhatsApp needs a country code: %s lacks it: %s', (typed, lacks) => {
  expect(lacksCountryCode(typed)).toBe(lacks);
});

test.each([
  [
    'WhatsApp and phone: +49 171 2345678',
    'location= & location.whatsapp=+49 171 2345678 & footer.phone=+49 171 2345678',
  ],
  [
    '030 901820, WhatsApp +49 171 2345678',
    'location= & location.whatsapp=+49 171 2345678 & footer.phone=030 901820',
  ],
  [
    'WhatsApp +49 171 2345678, phone 030 901820',
    'location= & location.whatsapp=+49 171 2345678 & footer.phone=030 901820',
  ],
  [
    'wa.me/491712345678 anna@bread.de',
    'location= & location.whatsapp=+491712345678 & footer.email=anna@bread.de',
  ],
  ['Instagram @crust.bakes', 'footer.social.instagram.url=https://www.instagram.com/crust.bakes'],
  ['إنستغرام: @rosa', 'footer.social.instagram.url=https://www.instagram.com/rosa'],
  [
    '030 901820, Insta @rosa, Facebook: @rosa_b.',
    'footer.phone=030 901820 & footer.social.facebook.url=https://www.facebook.com/rosa_b & footer.social.instagram.url=https://www.instagram.com/rosa',
  ],
  ['Telegram @rosa', ''],
  ['WhatsApp 0171 2345678', ''],
  ['call me', ''],
])('%s gives each way that it names: %s', async (typed, written) => {
  const own = (await answered(/\p{sc=Arab}/u.test(typed) ? 'ar' : 'en', typed, CONFIGS.landing)).filter(
    ({ typed: value, section }) => value !== '' || section,
  );
  expect(own.map(({ path, typed: value }) => `${path}=${value}`).join(' & ')).toBe(written);
});

test.each([
  ['en', 'Instagram: rosa.bakes', 'footer.social.instagram.url=https://www.instagram.com/rosa.bakes'],
  ['de', 'Instagram: @rosa.bakes', 'footer.social.instagram.url=https://www.instagram.com/rosa.bakes'],
  ['ar', 'انستغرام: rosa.bakes', 'footer.social.instagram.url=https://www.instagram.com/rosa.bakes'],
  ['en', 'I want a whatsapp button', 'location='],
  ['de', 'Ich möchte einen WhatsApp-Knopf', 'location='],
  ['ar', 'أريد زر واتساب', 'location='],
  [
    'en',
    'set the hero title to Order on WhatsApp +49 171 2345678',
    'hero.title.text=Order on WhatsApp +49 171 2345678',
  ],
] as const)('in %s, %s is offered as %s', async (code, typed, offered) => {
  expect((await offersFor(code, typed)).meant.map(inShort)[0]).toBe(offered);
});

test('an account in the field of its network needs no address', () => {
  expect(profileAddress('https://@rosa', 'https://www.instagram.com/')).toBe(
    'https://www.instagram.com/rosa',
  );
});

test.each([
  ['en', 'phone +49 171 2345678', 'open footer.phone'],
  ['de', 'Telefon: +49 171 2345678', 'open footer.phone'],
  ['ar', 'الهاتف +49 171 2345678', 'open footer.phone'],
  ['en', 'WhatsApp +49 171 2345678', 'open location.whatsapp'],
  ['ar', 'واتساب +49 171 2345678', 'open location.whatsapp'],
  ['en', 'set the hero title to Fish and chips', 'open hero.title.text'],
] as const)(
  'in %s, what the page says already is no change, but its place: %s',
  async (code, text, offered) => {
    const config = applyPlan(CONFIGS.landing, [
      ...whatsAppPlan(CONFIGS.landing, '+49 171 2345678'),
      { path: 'footer.phone', typed: '+49 171 2345678' },
      { path: 'hero.title.text', typed: 'Fish and chips' },
    ]);
    const { read } = await readerIn(code);
    const steps = { canUndo: true, canRedo: true };
    const found = read({ text, config: config ?? CONFIGS.landing, words: await wordsIn(code), steps });
    expect([found.options.map(inShort), found.isRequest && found.isChoice]).toEqual([[offered], true]);
  },
);

test.each([
  ['en', 'show twitter'],
  ['en', 'show twitter again'],
  ['de', 'twitter anzeigen'],
  ['de', 'zeige Twitter wieder an'],
  ['ar', 'اظهر تويتر'],
  ['ar', 'اظهر تويتر مرة اخرى'],
] as const)('in %s, what is hidden is shown: %s', async (code, text) => {
  const config = applyPlan(CONFIGS.landing, [{ path: 'footer.social.twitter.visible', typed: false }]);
  const { read } = await readerIn(code);
  const steps = { canUndo: true, canRedo: true };
  const { options } = read({ text, config: config ?? CONFIGS.landing, words: await wordsIn(code), steps });
  expect(options.map(inShort)).toEqual(['footer.social.twitter.visible=true']);
});
