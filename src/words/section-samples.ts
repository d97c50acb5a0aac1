import type { LanguageCode } from './language.ts';
import { languageOffered } from './page-language.ts';

/** The texts that an added section begins with. Each says what stands there, so that nobody takes it for a fact. */
export interface SectionSamples {
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
  readonly location: { readonly title: string; readonly address: string; readonly town: string };
  readonly legal: { readonly title: string; readonly owner: string };
}

const SAMPLES: Readonly<Record<LanguageCode, SectionSamples>> = {
  en: {
    hours: {
      title: 'Opening hours',
      days: ['Monday to Friday', 'Saturday'],
      hours: '00:00 – 00:00',
      note: 'Write here what differs, such as public holidays.',
    },
    prices: {
      title: 'Prices',
      offers: [
        ['First offer', 'Write here what it contains.'],
        ['Second offer', 'Write here what it contains.'],
        ['Third offer', 'Write here what it contains.'],
      ],
      price: '00.00',
      note: 'Write here what holds for all prices.',
    },
    gallery: { title: 'Pictures', caption: 'What your picture shows' },
    testimonials: {
      title: 'What people say',
      quote: 'Put here what somebody said about you, in their own words.',
      name: 'Name',
      about: 'Where they know you from',
    },
    questions: {
      title: 'Questions and answers',
      questions: [
        ['What are you asked most often?', 'Write your answer here, in two or three sentences.'],
        ['What are you asked next?', 'Write your answer here, in two or three sentences.'],
      ],
    },
    team: {
      title: 'Who we are',
      name: 'First and last name',
      roles: ['What this person does', 'What this person does'],
      description: 'Write a sentence about this person.',
    },
    location: { title: 'How to find us', address: 'Your street and number', town: 'Your town' },
    legal: { title: 'Legal notice and privacy', owner: 'First and last name' },
  },
  de: {
    hours: {
      title: 'Öffnungszeiten',
      days: ['Montag bis Freitag', 'Samstag'],
      hours: '00:00 – 00:00',
      note: 'Schreiben Sie hierher, was abweicht, zum Beispiel an Feiertagen.',
    },
    prices: {
      title: 'Preise',
      offers: [
        ['Erstes Angebot', 'Schreiben Sie hierher, was dazugehört.'],
        ['Zweites Angebot', 'Schreiben Sie hierher, was dazugehört.'],
        ['Drittes Angebot', 'Schreiben Sie hierher, was dazugehört.'],
      ],
      price: '00,00',
      note: 'Schreiben Sie hierher, was für alle Preise gilt.',
    },
    gallery: { title: 'Bilder', caption: 'Was Ihr Bild zeigt' },
    testimonials: {
      title: 'Was andere sagen',
      quote: 'Hierher kommt, was jemand über Sie gesagt hat, in dessen eigenen Worten.',
      name: 'Name',
      about: 'Woher man sich kennt',
    },
    questions: {
      title: 'Fragen und Antworten',
      questions: [
        [
          'Was werden Sie am häufigsten gefragt?',
          'Schreiben Sie Ihre Antwort hierher, in zwei oder drei Sätzen.',
        ],
        [
          'Was werden Sie als Nächstes gefragt?',
          'Schreiben Sie Ihre Antwort hierher, in zwei oder drei Sätzen.',
        ],
      ],
    },
    team: {
      title: 'Wer wir sind',
      name: 'Vor- und Nachname',
      roles: ['Aufgabe', 'Aufgabe'],
      description: 'Schreiben Sie einen Satz über diese Person.',
    },
    location: { title: 'So finden Sie uns', address: 'Ihre Straße und Hausnummer', town: 'Ihr Ort' },
    legal: { title: 'Impressum und Datenschutz', owner: 'Vor- und Nachname' },
  },
  ar: {
    hours: {
      title: 'ساعات العمل',
      days: ['من الاثنين إلى الجمعة', 'السبت'],
      hours: '00:00 – 00:00',
      note: 'اكتب هنا ما يختلف، مثل أيام العطل الرسمية.',
    },
    prices: {
      title: 'الأسعار',
      offers: [
        ['العرض الأول', 'اكتب هنا ما يشمله العرض.'],
        ['العرض الثاني', 'اكتب هنا ما يشمله العرض.'],
        ['العرض الثالث', 'اكتب هنا ما يشمله العرض.'],
      ],
      price: '00.00',
      note: 'اكتب هنا ما ينطبق على كل الأسعار.',
    },
    gallery: { title: 'صور', caption: 'ما تُظهره صورتك' },
    testimonials: {
      title: 'ماذا يقول الناس',
      quote: 'ضع هنا ما قاله أحدهم عنك، بكلماته هو.',
      name: 'الاسم',
      about: 'من أين يعرفك',
    },
    questions: {
      title: 'أسئلة وأجوبة',
      questions: [
        ['ما أكثر سؤال يُطرح عليك؟', 'اكتب جوابك هنا في جملتين أو ثلاث.'],
        ['وما السؤال الذي يليه؟', 'اكتب جوابك هنا في جملتين أو ثلاث.'],
      ],
    },
    team: {
      title: 'من نحن',
      name: 'الاسم الأول واسم العائلة',
      roles: ['ما يقوم به هذا الشخص', 'ما يقوم به هذا الشخص'],
      description: 'اكتب جملة عن هذا الشخص.',
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

const GENERAL_QUESTIONS = new Set(
  Object.values(SAMPLES).flatMap(({ questions }) => questions.questions.flat()),
);

/** Whether a question or an answer is one of the samples for any business, and no text of a trade. */
export function isGeneralQuestion(text: string): boolean {
  return GENERAL_QUESTIONS.has(text);
}
