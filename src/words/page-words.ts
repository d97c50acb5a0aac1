import { languageOffered, type PageLanguage } from './page-language.ts';

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

const PAGE_WORDS: Readonly<Record<PageLanguage, PageWords>> = {
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
  fr: {
    skipToContent: 'Aller au contenu',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    home: 'Accueil',
    welcome: 'Bienvenue',
    project: (place) => `Projet ${place}`,
    credit: 'Créé avec Parley',
    sections: {
      benefits: 'Avantages',
      features: 'Fonctionnement',
      cta: 'Passez à l’action',
      services: 'Services',
      portfolio: 'Réalisations',
      contact: 'Contact',
    },
  },
  es: {
    skipToContent: 'Saltar al contenido',
    menu: 'Menú',
    mainMenu: 'Menú principal',
    home: 'Inicio',
    welcome: 'Te damos la bienvenida',
    project: (place) => `Proyecto ${place}`,
    credit: 'Creado con Parley',
    sections: {
      benefits: 'Ventajas',
      features: 'Características',
      cta: 'Da el primer paso',
      services: 'Servicios',
      portfolio: 'Trabajos',
      contact: 'Contacto',
    },
  },
  it: {
    skipToContent: 'Vai al contenuto',
    menu: 'Menu',
    mainMenu: 'Menu principale',
    home: 'Inizio',
    welcome: 'Ti diamo il benvenuto',
    project: (place) => `Progetto ${place}`,
    credit: 'Creato con Parley',
    sections: {
      benefits: 'Vantaggi',
      features: 'Caratteristiche',
      cta: 'Fai il primo passo',
      services: 'Servizi',
      portfolio: 'Lavori',
      contact: 'Contatti',
    },
  },
  pt: {
    skipToContent: 'Ir para o conteúdo',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    home: 'Início',
    welcome: 'Boas-vindas',
    project: (place) => `Projeto ${place}`,
    credit: 'Criado com Parley',
    sections: {
      benefits: 'Vantagens',
      features: 'Características',
      cta: 'Dê o primeiro passo',
      services: 'Serviços',
      portfolio: 'Trabalhos',
      contact: 'Contato',
    },
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    menu: 'Menu',
    mainMenu: 'Hoofdmenu',
    home: 'Begin',
    welcome: 'Welkom',
    project: (place) => `Project ${place}`,
    credit: 'Gemaakt met Parley',
    sections: {
      benefits: 'Voordelen',
      features: 'Werkwijze',
      cta: 'Zet de eerste stap',
      services: 'Diensten',
      portfolio: 'Werk',
      contact: 'Contact',
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
  return PAGE_WORDS[languageOffered(language) ?? 'en'];
}
