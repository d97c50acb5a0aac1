import type { LanguageCode } from '../../../words/language.ts';

/** Words that say what may be false of a business: since when, how many, how fast, how good, where, and what it costs. */
const CLAIMS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    ...list(
      'since, year, years, months, weeks, days ahead, an hour, one hour, two hours, minute, minutes, within, same day, every day',
    ),
    ...list(
      'daily, today, tonight, on time, around the clock, always, never, monday to, tuesday to, sunday to',
    ),
    ...list(
      'three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, hundred',
    ),
    ...list(
      'thousand, dozen, twice a, number one, the first time, family of, family run, family owned, generations',
    ),
    ...list(
      'guarantee, guaranteed, warranty, cover, free, no charge, costs nothing, fixed, fair price, cheap, cheaper',
    ),
    ...list(
      'cheapest, lowest, discount, award, awards, certified, licensed, experienced, experience, expert, experts',
    ),
    ...list(
      'leading, finest, best in, at its best, fast, fastest, recommended, trusted, satisfied, in town, neighbors',
    ),
    ...list('fernhill, harbor, harrow bay'),
  ],
  de: [
    ...list(
      'seit, jahr, jahre, jahren, monaten, wochen, tage vorher, zwei stunden, halbe stunde, minute, minuten',
    ),
    ...list(
      'viertelstunden, binnen, innerhalb, am selben tag, jeden tag, täglich, heute, pünktlich, rund um die uhr',
    ),
    ...list(
      'immer, nie, jedes mal, montag bis, dienstag bis, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf',
    ),
    ...list(
      'zwölf, zwanzig, dreißig, vierzig, fünfzig, hundert, tausend, dutzend, zweimal im, zu fünft, nummer eins',
    ),
    ...list(
      'erste mal, ersten mal, familienbetrieb, generationen, garantie, garantiert, gewähr, kostenlos, gratis',
    ),
    ...list(
      'kostet nichts, fester preis, festpreis, fairer preis, günstig, günstiger, billig, rabatt, ausgezeichnet',
    ),
    ...list(
      'zertifiziert, geprüft, meisterbetrieb, erfahrene, erfahrung, experten, führend, beste, schnell, schnellste',
    ),
    ...list('empfohlen, nachbarn, fernhill, am hafen, harrow bay'),
  ],
  ar: [
    ...list(
      'منذ, سنة, سنوات, العام, أشهر, أسابيع, بأسبوع, يومين, بأيام, ساعة, ساعات, دقيقة, دقائق, دقيقتان, خلال',
    ),
    ...list('في اليوم نفسه, كل يوم, يوميًا, الليلة, في الموعد, دائمًا, أبدًا, في كل مرة, من الاثنين, من السبت'),
    ...list(
      'مرتان, ثلاث, ثلاثة, أربعة, أربعون, خمسة, خمسين, ستة, سبعة, ثمانية, تسع, تسعة, عشر, عشرة, عشرون, ثلاثين',
    ),
    ...list(
      'مئة, ألف, المرة الأولى, عائلة من, أجيال, ضمان, مضمون, مجانًا, مجاني, بلا مقابل, سعر ثابت, سعر منصف',
    ),
    ...list('أرخص, أوفر, خصم, جائزة, معتمد, مرخص, خبرة, خبراء, رائد, الأفضل في, أسرع, سريع, يوصي, الجيران'),
    ...list('فرنهيل, الميناء'),
  ],
};

/** What has such a word and claims nothing, with the reason. */
const HARMLESS: Readonly<Record<LanguageCode, readonly (readonly [text: string, why: string])[]>> = {
  en: [
    ['since when', 'asks the customer'],
    ['that never went up', 'is the customer’s shelf'],
    ['always room', 'is about dessert'],
    ['the size you are today', 'is about the customer'],
    ['for the first time', 'is the customer’s first class'],
  ],
  de: [
    ['seit wann', 'asks the customer'],
    ['immer platz', 'is about dessert'],
    ['zu schnell weg', 'is about a starter'],
    ['für das erste mal', 'is the customer’s first class'],
  ],
  ar: [
    ['منذ متى', 'asks the customer'],
    ['مكان دائمًا', 'is about dessert'],
    ['لا حاجة إليه أبدًا', 'is about things that nobody needs'],
    ['للمرة الأولى', 'is the customer’s first class'],
    ['أسرع مما تتوقع', 'is about a loaf'],
    ['ساعات العمل', 'is a heading'],
    ['ساعة العمل', 'is a line of a price list'],
  ],
};

/** What a text claims: a digit, or words that may be false of a business. */
export function claimsIn(text: string, language: LanguageCode): readonly string[] {
  const digits = [...text.matchAll(/\p{N}/gu)].map(([digit]) => digit);
  const said = HARMLESS[language].reduce((left, [each]) => left.replaceAll(each, ' '), wordsOf(text));
  const words = CLAIMS[language].filter((claim) =>
    spellings(claim, language).some((each) => said.includes(` ${each} `)),
  );
  return [...digits, ...words];
}

/** A text in small letters, with one blank around each word. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}’]+/u);
  return ` ${words.join(' ')} `;
}

/** In Arabic, `and`, `with`, `for` and the article are written as one word with the next. */
function spellings(claim: string, language: LanguageCode): readonly string[] {
  return language === 'ar' ? ['', 'و', 'ب', 'ل', 'ال', 'وال'].map((before) => before + claim) : [claim];
}

function list(words: string): readonly string[] {
  return words.split(', ');
}
