import type { LanguageCode } from './language.ts';
import { languageOffered } from './page-language.ts';

/** The texts that an added section begins with. Each says what stands there, so that nobody takes it for a fact. */
export interface SectionSamples {
  /** What a menu calls the sections that have an entry in it, by their ids. */
  readonly menu: Readonly<Record<string, string>>;
  readonly hours: {
    readonly title: string;
    readonly days: readonly string[];
    readonly hours: string;
    readonly note: string;
  };
  readonly prices: {
    readonly title: string;
    readonly offers: readonly (readonly [name: string, description: string])[];
    readonly price: string;
    readonly note: string;
  };
  readonly gallery: { readonly title: string; readonly caption: string };
  readonly testimonials: {
    readonly title: string;
    readonly quote: string;
    readonly name: string;
    readonly about: string;
  };
  readonly questions: {
    readonly title: string;
    readonly questions: readonly (readonly [question: string, answer: string])[];
  };
  readonly team: {
    readonly title: string;
    readonly name: string;
    readonly roles: readonly string[];
    readonly description: string;
  };
  readonly about: {
    readonly title: string;
    /** Where one person tells of herself. */
    readonly titleOfOne: string;
    readonly text: string;
    readonly signature: string;
  };
  readonly text: { readonly title: string; readonly text: string };
  readonly location: { readonly title: string; readonly address: string; readonly town: string };
  readonly legal: { readonly title: string; readonly owner: string };
}

const SAMPLES: Readonly<Record<LanguageCode, SectionSamples>> = {
  en: {
    menu: {
      hours: 'Hours',
      prices: 'Prices',
      gallery: 'Pictures',
      questions: 'Questions',
      team: 'Team',
      about: 'About us',
      location: 'Find us',
    },
    hours: {
      title: 'Opening hours',
      days: ['Monday to Friday', 'Saturday'],
      hours: '00:00 – 00:00',
      note: 'Add exceptions here, such as public holidays.',
    },
    prices: {
      title: 'Prices',
      offers: [
        ['First offer', 'What it is, in a few words.'],
        ['Second offer', 'What it is, in a few words.'],
        ['Third offer', 'What it is, in a few words.'],
      ],
      price: '00.00',
      note: 'Add a note about all prices.',
    },
    gallery: { title: 'Pictures', caption: 'What your picture shows' },
    testimonials: {
      title: 'What people say',
      quote: 'What did a customer say about you? Their own words work best.',
      name: 'Name',
      about: 'How they know you',
    },
    questions: {
      title: 'Questions and answers',
      questions: [
        ['What are you asked most often?', 'Your answer, in two or three sentences.'],
        ['What else do people ask?', 'Your answer, in two or three sentences.'],
      ],
    },
    team: {
      title: 'Who we are',
      name: 'First and last name',
      roles: ['What this person does', 'What this person does'],
      description: 'A sentence about this person.',
    },
    about: {
      title: 'About us',
      titleOfOne: 'About me',
      text: 'Who are you, and how do you work? Two or three sentences of your own are best.',
      signature: 'Your name',
    },
    text: {
      title: 'Good to know',
      text: 'Write here what else matters. A single sentence is set as the largest words of the page.',
    },
    location: { title: 'How to find us', address: 'Your street and number', town: 'Your town' },
    legal: { title: 'Legal notice and privacy', owner: 'First and last name' },
  },
  de: {
    menu: {
      hours: 'Öffnungszeiten',
      prices: 'Preise',
      gallery: 'Bilder',
      questions: 'Fragen',
      team: 'Team',
      about: 'Über uns',
      location: 'Anfahrt',
    },
    hours: {
      title: 'Öffnungszeiten',
      days: ['Montag bis Freitag', 'Samstag'],
      hours: '00:00 – 00:00',
      note: 'Platz für Ausnahmen, zum Beispiel Feiertage.',
    },
    prices: {
      title: 'Preise',
      offers: [
        ['Erster Posten', 'Was es ist, in wenigen Worten.'],
        ['Zweiter Posten', 'Was es ist, in wenigen Worten.'],
        ['Dritter Posten', 'Was es ist, in wenigen Worten.'],
      ],
      price: '00,00',
      note: 'Platz für einen Hinweis zu allen Preisen.',
    },
    gallery: { title: 'Bilder', caption: 'Was Ihr Bild zeigt' },
    testimonials: {
      title: 'Was andere sagen',
      quote: 'Was hat jemand über Sie gesagt? Wörtlich wirkt es am besten.',
      name: 'Name',
      about: 'Woher man sich kennt',
    },
    questions: {
      title: 'Fragen und Antworten',
      questions: [
        ['Was werden Sie am häufigsten gefragt?', 'Ihre Antwort, in zwei oder drei Sätzen.'],
        ['Was möchten viele außerdem wissen?', 'Ihre Antwort, in zwei oder drei Sätzen.'],
      ],
    },
    team: {
      title: 'Wer wir sind',
      name: 'Vor- und Nachname',
      roles: ['Aufgabe', 'Aufgabe'],
      description: 'Ein Satz über diese Person.',
    },
    about: {
      title: 'Über uns',
      titleOfOne: 'Über mich',
      text: 'Wer sind Sie, und wie arbeiten Sie? Am besten in zwei, drei eigenen Sätzen.',
      signature: 'Ihr Name',
    },
    text: {
      title: 'Gut zu wissen',
      text: 'Platz für alles, was Ihnen noch wichtig ist. Ein einzelner Satz erscheint ganz groß.',
    },
    location: { title: 'Anfahrt', address: 'Ihre Straße und Hausnummer', town: 'Ihr Ort' },
    legal: { title: 'Impressum und Datenschutz', owner: 'Vor- und Nachname' },
  },
  ar: {
    menu: {
      hours: 'ساعات العمل',
      prices: 'الأسعار',
      gallery: 'صور',
      questions: 'أسئلة',
      team: 'الفريق',
      about: 'نبذة عنّا',
      location: 'العنوان',
    },
    hours: {
      title: 'ساعات العمل',
      days: ['من السبت إلى الخميس', 'الجمعة'],
      hours: '00:00 – 00:00',
      note: 'مكان للاستثناءات، مثل أيام العطل الرسمية.',
    },
    prices: {
      title: 'الأسعار',
      offers: [
        ['الصنف الأول', 'وصفه في بضع كلمات.'],
        ['الصنف الثاني', 'وصفه في بضع كلمات.'],
        ['الصنف الثالث', 'وصفه في بضع كلمات.'],
      ],
      price: '00.00',
      note: 'مكان لملاحظة على كل الأسعار.',
    },
    gallery: { title: 'صور', caption: 'ما تُظهره صورتك' },
    testimonials: {
      title: 'ماذا يقول الناس',
      quote: 'ماذا قال عنك أحد العملاء؟ الأفضل بكلماته هو.',
      name: 'الاسم',
      about: 'من أين يعرفك',
    },
    questions: {
      title: 'أسئلة وأجوبة',
      questions: [
        ['ما أكثر سؤال يُطرح عليك؟', 'جوابك في جملتين أو ثلاث.'],
        ['ماذا يريد كثيرون أن يعرفوا أيضًا؟', 'جوابك في جملتين أو ثلاث.'],
      ],
    },
    team: {
      title: 'من نحن',
      name: 'الاسم الأول واسم العائلة',
      roles: ['ما يقوم به هذا الشخص', 'ما يقوم به هذا الشخص'],
      description: 'جملة عن هذا الشخص.',
    },
    about: {
      title: 'نبذة عنّا',
      titleOfOne: 'نبذة عنّي',
      text: 'من أنت وكيف تعمل؟ الأفضل جملتان أو ثلاث بكلماتك.',
      signature: 'اسمك',
    },
    text: {
      title: 'مهمّ أن تعرف',
      text: 'مكان لكل ما يهمّك قوله أيضًا. إن كتبت جملة واحدة ظهرت بأكبر خط في الصفحة.',
    },
    location: { title: 'كيف تصل إلينا', address: 'الشارع ورقم المبنى', town: 'المدينة' },
    legal: { title: 'بيانات قانونية وخصوصية', owner: 'الاسم الأول واسم العائلة' },
  },
};

/** The samples in a page's language; in English for a language that has none. */
export function sectionSamples(pageLanguage: string): SectionSamples {
  const code = languageOffered(pageLanguage) ?? 'en';
  return Object.hasOwn(SAMPLES, code) ? SAMPLES[code as LanguageCode] : SAMPLES.en;
}

/** What a menu in a page's language calls an added section; undefined for one that has no entry. */
export function menuEntry(pageLanguage: string, id: string): string | undefined {
  return sectionSamples(pageLanguage).menu[id];
}
