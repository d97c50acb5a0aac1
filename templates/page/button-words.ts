import type { PageLanguage } from '../../words/page-language.ts';

/** The words of the buttons that follow the contact. */
interface ButtonWords {
  readonly call: string;
  readonly write: string;
  /** To the form of the page itself. */
  readonly form: string;
  readonly whatsapp: string;
  /** Puts the contact among those of the visitor's phone. */
  readonly save: string;
}

export const BUTTON_WORDS: Readonly<Record<PageLanguage, ButtonWords>> = {
  en: {
    call: 'Call',
    write: 'Write',
    form: 'Write to us',
    whatsapp: 'Write on WhatsApp',
    save: 'Save contact',
  },
  de: {
    call: 'Anrufen',
    write: 'E-Mail schreiben',
    form: 'Schreiben Sie uns',
    whatsapp: 'Per WhatsApp schreiben',
    save: 'Kontakt speichern',
  },
  fr: {
    call: 'Appeler',
    write: 'Écrire',
    form: 'Nous écrire',
    whatsapp: 'Écrire sur WhatsApp',
    save: 'Enregistrer le contact',
  },
  es: {
    call: 'Llamar',
    write: 'Escribir',
    form: 'Escríbenos',
    whatsapp: 'Escribir por WhatsApp',
    save: 'Guardar contacto',
  },
  it: {
    call: 'Chiama',
    write: 'Scrivi',
    form: 'Scrivici',
    whatsapp: 'Scrivi su WhatsApp',
    save: 'Salva contatto',
  },
  pt: {
    call: 'Ligar',
    write: 'Escrever',
    form: 'Escreva-nos',
    whatsapp: 'Escrever no WhatsApp',
    save: 'Guardar contacto',
  },
  nl: {
    call: 'Bellen',
    write: 'Mailen',
    form: 'Schrijf ons',
    whatsapp: 'Appen via WhatsApp',
    save: 'Contact opslaan',
  },
  ar: {
    call: 'اتصل بنا',
    write: 'راسلنا',
    form: 'راسلنا',
    whatsapp: 'راسلنا عبر واتساب',
    save: 'احفظ جهة الاتصال',
  },
};
