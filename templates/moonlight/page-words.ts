import type { PageLanguage } from '../../words/page-language.ts';

/** What a screen reader calls the sections that the page's menu does not name, and the projects without a title. */
interface OwnWords {
  readonly services: string;
  readonly portfolio: string;
  readonly contact: string;
  /** Names a link to a project that has no title. */
  project(place: number): string;
}

export const PAGE_WORDS: Readonly<Record<PageLanguage, OwnWords>> = {
  en: {
    services: 'Services',
    portfolio: 'Portfolio',
    contact: 'Contact',
    project: (place) => `Project ${place}`,
  },
  de: {
    services: 'Leistungen',
    portfolio: 'Arbeiten',
    contact: 'Kontakt',
    project: (place) => `Projekt ${place}`,
  },
  fr: {
    services: 'Services',
    portfolio: 'Réalisations',
    contact: 'Contact',
    project: (place) => `Projet ${place}`,
  },
  es: {
    services: 'Servicios',
    portfolio: 'Trabajos',
    contact: 'Contacto',
    project: (place) => `Proyecto ${place}`,
  },
  it: {
    services: 'Servizi',
    portfolio: 'Lavori',
    contact: 'Contatti',
    project: (place) => `Progetto ${place}`,
  },
  pt: {
    services: 'Serviços',
    portfolio: 'Trabalhos',
    contact: 'Contato',
    project: (place) => `Projeto ${place}`,
  },
  nl: {
    services: 'Diensten',
    portfolio: 'Werk',
    contact: 'Contact',
    project: (place) => `Project ${place}`,
  },
  ar: {
    services: 'الخدمات',
    portfolio: 'الأعمال',
    contact: 'تواصل معنا',
    project: (place) => `المشروع ${place}`,
  },
};
