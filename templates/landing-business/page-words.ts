import type { PageLanguage } from '../../words/page-language.ts';

/** What a screen reader calls the sections whose heading is empty. */
interface OwnWords {
  readonly benefits: string;
  readonly features: string;
  readonly cta: string;
}

export const PAGE_WORDS: Readonly<Record<PageLanguage, OwnWords>> = {
  en: {
    benefits: 'Why us',
    features: 'What we do',
    cta: 'Get in touch',
  },
  de: {
    benefits: 'Warum wir',
    features: 'Was wir tun',
    cta: 'Kontakt aufnehmen',
  },
  fr: {
    benefits: 'Avantages',
    features: 'Fonctionnement',
    cta: 'Nous contacter',
  },
  es: {
    benefits: 'Ventajas',
    features: 'Características',
    cta: 'Ponte en contacto',
  },
  it: {
    benefits: 'Vantaggi',
    features: 'Caratteristiche',
    cta: 'Mettiti in contatto',
  },
  pt: {
    benefits: 'Vantagens',
    features: 'Características',
    cta: 'Entre em contato',
  },
  nl: {
    benefits: 'Voordelen',
    features: 'Werkwijze',
    cta: 'Neem contact op',
  },
  ar: {
    benefits: 'لماذا نحن',
    features: 'ما نقدّمه',
    cta: 'تواصل معنا',
  },
};
