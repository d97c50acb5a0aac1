import type { PageLanguage } from '../../src/words/page-language.ts';

/** What a screen reader calls the sections whose heading is empty. */
interface OwnWords {
  readonly benefits: string;
  readonly features: string;
  readonly cta: string;
}

export const PAGE_WORDS: Readonly<Record<PageLanguage, OwnWords>> = {
  en: {
    benefits: 'Benefits',
    features: 'Features',
    cta: 'Call to Action',
  },
  de: {
    benefits: 'Vorteile',
    features: 'Leistungen',
    cta: 'Jetzt loslegen',
  },
  fr: {
    benefits: 'Avantages',
    features: 'Fonctionnement',
    cta: 'Passez à l’action',
  },
  es: {
    benefits: 'Ventajas',
    features: 'Características',
    cta: 'Da el primer paso',
  },
  it: {
    benefits: 'Vantaggi',
    features: 'Caratteristiche',
    cta: 'Fai il primo passo',
  },
  pt: {
    benefits: 'Vantagens',
    features: 'Características',
    cta: 'Dê o primeiro passo',
  },
  nl: {
    benefits: 'Voordelen',
    features: 'Werkwijze',
    cta: 'Zet de eerste stap',
  },
  ar: {
    benefits: 'المزايا',
    features: 'ما نقدّمه',
    cta: 'ابدأ الآن',
  },
};
