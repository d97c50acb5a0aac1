import { type LanguageCode, languageNamed } from '../language.ts';

/** What a published page says by itself, beside what its config says. */
export interface PageWords {
  readonly skipToContent: string;
  readonly menu: string;
  readonly mainMenu: string;
  readonly home: string;
  readonly welcome: string;
  project(place: number): string;
  readonly credit: string;
  /** The names of sections whose heading is empty, for screen readers. */
  readonly sections: Readonly<
    Record<'benefits' | 'features' | 'cta' | 'services' | 'portfolio' | 'contact', string>
  >;
}

const PAGE_WORDS: Readonly<Record<LanguageCode, PageWords>> = {
  en: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    mainMenu: 'Main',
    home: 'Home',
    welcome: 'Welcome',
    project: (place) => `Project ${place}`,
    credit: 'Built with Parley',
    sections: {
      benefits: 'Benefits',
      features: 'Features',
      cta: 'Call to Action',
      services: 'Services',
      portfolio: 'Portfolio',
      contact: 'Contact',
    },
  },
  de: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    mainMenu: 'Hauptmenü',
    home: 'Startseite',
    welcome: 'Willkommen',
    project: (place) => `Projekt ${place}`,
    credit: 'Erstellt mit Parley',
    sections: {
      benefits: 'Vorteile',
      features: 'Leistungen',
      cta: 'Jetzt loslegen',
      services: 'Angebot',
      portfolio: 'Arbeiten',
      contact: 'Kontakt',
    },
  },
  ar: {
    skipToContent: 'تخطَّ إلى المحتوى',
    menu: 'القائمة',
    mainMenu: 'القائمة الرئيسية',
    home: 'الصفحة الرئيسية',
    welcome: 'مرحبًا بكم',
    project: (place) => `المشروع ${place}`,
    credit: 'أُنشئت باستخدام Parley',
    sections: {
      benefits: 'المزايا',
      features: 'الخصائص',
      cta: 'ابدأ الآن',
      services: 'الخدمات',
      portfolio: 'الأعمال',
      contact: 'تواصل معنا',
    },
  },
};

/** What a page in a language says by itself; in one that has no table, the English. */
export function pageWords(language: string): PageWords {
  return PAGE_WORDS[languageNamed(language) ?? 'en'];
}
