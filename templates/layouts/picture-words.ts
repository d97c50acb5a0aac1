import type { PageLanguage } from '../../words/page-language.ts';

/** What pictures that open large say by themselves. */
interface OwnWords {
  /** Names the button that opens a picture without a description. */
  picture(place: number): string;
  readonly close: string;
}

export const PICTURE_WORDS: Readonly<Record<PageLanguage, OwnWords>> = {
  en: { picture: (place) => `Picture ${place}`, close: 'Close' },
  de: { picture: (place) => `Bild ${place}`, close: 'Schließen' },
  fr: { picture: (place) => `Photo ${place}`, close: 'Fermer' },
  es: { picture: (place) => `Foto ${place}`, close: 'Cerrar' },
  it: { picture: (place) => `Foto ${place}`, close: 'Chiudi' },
  pt: { picture: (place) => `Foto ${place}`, close: 'Fechar' },
  nl: { picture: (place) => `Foto ${place}`, close: 'Sluiten' },
  ar: { picture: (place) => `صورة ${place}`, close: 'إغلاق' },
};
