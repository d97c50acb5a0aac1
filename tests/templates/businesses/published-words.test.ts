import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../../domain/choices/businesses.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { withStartingContent } from '../../../domain/editing/starting-content.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { loadFreshWebsite } from '../../../templates/fresh-websites.ts';
import { contactEdits, nameEdits } from '../../../templates/interview-edits.ts';
import { renderPage } from '../../../templates/pages.ts';
import { startOf } from '../../../templates/starting-content.ts';
import { decoded } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const NAME = 'Otter and Sons';
const PHONE = '030 123456';
/** All of it, of ten businesses in two templates: nothing that could be false of any of them. */
const WORDS = {
  en: [
    'A letter has come. Now what?',
    'Bread, before anything else',
    'Breathe in. Breathe out.',
    'Built with Parley',
    'Call',
    'Come hungry. Stay a while.',
    'Come in and look around',
    'Contact',
    'First the light, then the picture',
    'How are your teeth?',
    'Hungry yet?',
    'Main',
    'Menu',
    'Phone',
    'Report this page',
    'Save contact',
    'Skip to content',
    'Time for a change, or just a trim?',
    'Water where it belongs, and nowhere else',
    'What are you looking for?',
    'What has happened?',
    'What is dripping?',
    'What is the question?',
    'What keeps you up at night?',
    'What shall be in the picture?',
    'What shall it be?',
    'What shall we do with your hair?',
    'When was your last check-up?',
    'Which day suits you?',
  ],
  de: [
    'Anrufen',
    'Ein Brief ist da. Und jetzt?',
    'Einatmen. Ausatmen.',
    'Erst das Licht, dann das Bild',
    'Erstellt mit Parley',
    'Etwas Neues oder nur die Spitzen?',
    'Hauptmenü',
    'Hungrig kommen, sitzen bleiben',
    'Komm herein und schau dich um',
    'Kontakt',
    'Kontakt speichern',
    'Menü',
    'Schon Hunger?',
    'Seite melden',
    'Telefon',
    'Wann war Ihre letzte Kontrolle?',
    'Was darf es sein?',
    'Was ist passiert?',
    'Was lässt Sie nicht schlafen?',
    'Was machen wir mit Ihren Haaren?',
    'Was soll aufs Bild?',
    'Was suchst du?',
    'Was tropft bei Ihnen?',
    'Wasser dort, wo es hingehört',
    'Welcher Tag passt dir?',
    'Wie geht es Ihren Zähnen?',
    'Worum geht es?',
    'Zuerst das Brot',
    'Zum Inhalt springen',
  ],
  ar: [
    'أي يوم يناسبك؟',
    'أُنشئت باستخدام Parley',
    'اتصل بنا',
    'احفظ جهة الاتصال',
    'الإبلاغ عن هذه الصفحة',
    'الخبز أولًا',
    'الرسالة على الطاولة. والآن؟',
    'الضوء أولًا، ثم الصورة',
    'القائمة',
    'القائمة الرئيسية',
    'الماء في مكانه، لا في مكان آخر',
    'الهاتف',
    'انتقل إلى المحتوى',
    'تغيير كامل أم تشذيب بسيط؟',
    'تفضّل وألقِ نظرة',
    'تواصل معنا',
    'شهيق. زفير.',
    'عمّ تبحث؟',
    'كيف حال أسنانك؟',
    'ما الذي يشغل بالك؟',
    'ما الذي يقطر عندك؟',
    'ما السؤال؟',
    'مائدة تجمعك بمن تحب',
    'ماذا تحب؟',
    'ماذا تريد في الصورة؟',
    'ماذا حدث؟',
    'ماذا نفعل بشعرك اليوم؟',
    'متى كان آخر فحص لك؟',
    'هل أنت جائع؟',
  ],
} as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;

describe.each(LANGUAGES)('what a page of a name and a number says in %s', (language) => {
  it('is a headline, a question, and words of contact, whatever the business', async () => {
    const said = new Set<string>();
    for (const [, { template }] of TEMPLATES)
      for (const business of BUSINESSES) {
        const fresh = await loadFreshWebsite(template, language);
        const begun = withStartingContent(fresh, await startOf(fresh, business, language));
        const named = applyPlan(begun, nameEdits(begun, NAME)) ?? begun;
        const own = applyPlan(named, contactEdits(named, { phone: PHONE })) ?? named;
        for (const text of textsOn(renderPage(withoutSamples(own)))) said.add(text);
      }
    expect([...said].toSorted()).toEqual(WORDS[language]);
  });
});

/** The texts of a page that somebody reads or hears, without the name and the number. */
function textsOn(page: string): readonly string[] {
  const body = decoded(page).replace(/<(style|script|title|template)[^>]*>[\s\S]*?<\/\1>/g, '');
  const texts = [...body.matchAll(/>([^<>]+)</g), ...body.matchAll(/ (?:aria-label|alt)="([^"]+)"/g)];
  return texts
    .map(([, text = '']) => text.replaceAll(NAME, '').replaceAll(PHONE, '').trim())
    .filter((text) => text !== '');
}
