import type { PageLanguage } from '../../words/page-language.ts';

/** The words of the buttons that follow the contact. */
interface ButtonWords {
  readonly call: string;
  readonly write: string;
  /** To the form of the page itself. */
  readonly form: string;
  readonly whatsapp: string;
}

export const BUTTON_WORDS: Readonly<Record<PageLanguage, ButtonWords>> = {
  en: {
    call: 'Call',
    write: 'Write',
    form: 'Write to us',
    whatsapp: 'Write on WhatsApp',
  },
  de: {
    call: 'Anrufen',
    write: 'E-Mail schreiben',
    form: 'Schreiben Sie uns',
    whatsapp: 'Per WhatsApp schreiben',
  },
  fr: {
    call: 'Appeler',
    write: 'Écrire',
    form: 'Nous écrire',
    whatsapp: 'Écrire sur WhatsApp',
  },
  es: {
    call: 'Llamar',
    write: 'Escribir',
    form: 'Escríbenos',
    whatsapp: 'Escribir por WhatsApp',
  },
  it: {
    call: 'Chiama',
    write: 'Scrivi',
    form: 'Scrivici',
    whatsapp: 'Scrivi su WhatsApp',
  },
  pt: {
    call: 'Ligar',
    write: 'Escrever',
    form: 'Escreva-nos',
    whatsapp: 'Escrever no WhatsApp',
  },
  nl: {
    call: 'Bellen',
    write: 'Mailen',
    form: 'Schrijf ons',
    whatsapp: 'Appen via WhatsApp',
  },
  ar: {
    call: 'اتصل بنا',
    write: 'راسلنا',
    form: 'راسلنا',
    whatsapp: 'راسلنا عبر واتساب',
  },
};
