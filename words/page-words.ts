import { languageOffered, type PageLanguage } from './page-language.ts';

/** What the page of every template says by itself, beside what its config says. A template's own words stand in its folder. */
export interface PageWords {
  readonly skipToContent: string;
  readonly menu: string;
  readonly mainMenu: string;
  readonly home: string;
  readonly welcome: string;
  readonly credit: string;
  readonly report: string;
}

const PAGE_WORDS: Readonly<Record<PageLanguage, PageWords>> = {
  en: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    mainMenu: 'Main',
    home: 'Home',
    welcome: 'Welcome',
    credit: 'Built with Parley',
    report: 'Report this page',
  },
  de: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    mainMenu: 'Hauptmenü',
    home: 'Startseite',
    welcome: 'Willkommen',
    credit: 'Erstellt mit Parley',
    report: 'Seite melden',
  },
  fr: {
    skipToContent: 'Aller au contenu',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    home: 'Accueil',
    welcome: 'Bienvenue',
    credit: 'Créé avec Parley',
    report: 'Signaler cette page',
  },
  es: {
    skipToContent: 'Saltar al contenido',
    menu: 'Menú',
    mainMenu: 'Menú principal',
    home: 'Inicio',
    welcome: 'Te damos la bienvenida',
    credit: 'Creado con Parley',
    report: 'Denunciar esta página',
  },
  it: {
    skipToContent: 'Vai al contenuto',
    menu: 'Menu',
    mainMenu: 'Menu principale',
    home: 'Inizio',
    welcome: 'Ti diamo il benvenuto',
    credit: 'Creato con Parley',
    report: 'Segnala questa pagina',
  },
  pt: {
    skipToContent: 'Ir para o conteúdo',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    home: 'Início',
    welcome: 'Boas-vindas',
    credit: 'Criado com Parley',
    report: 'Denunciar esta página',
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    menu: 'Menu',
    mainMenu: 'Hoofdmenu',
    home: 'Begin',
    welcome: 'Welkom',
    credit: 'Gemaakt met Parley',
    report: 'Deze pagina melden',
  },
  ar: {
    skipToContent: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    mainMenu: 'القائمة الرئيسية',
    home: 'الصفحة الرئيسية',
    welcome: 'مرحبًا بكم',
    credit: 'أُنشئت باستخدام Parley',
    report: 'الإبلاغ عن هذه الصفحة',
  },
};

/** The entry for a page's language in a table of words; for a language that has none, the English. */
export function wordsOfPage<Words>(table: Readonly<Record<PageLanguage, Words>>, language: string): Words {
  return table[languageOffered(language) ?? 'en'];
}

/** What a page in a language says by itself. */
export function pageWords(language: string): PageWords {
  return wordsOfPage(PAGE_WORDS, language);
}
