import type { Business } from '../../domain/choices/businesses.ts';
import type { PageLanguage } from '../../words/page-language.ts';

/** What a call is for, where the business says it. */
type Purpose = 'order' | 'table' | 'appointment';

/** The words of the buttons that follow the contact. */
interface ButtonWords {
  readonly call: string;
  readonly callTo: Readonly<Record<Purpose, string>>;
  readonly write: string;
  /** To the form of the page itself. */
  readonly form: string;
  readonly whatsapp: string;
}

/** What people call a business for; of any other business a call says enough, and the number in an emergency. */
export const PURPOSES: Readonly<Partial<Record<Business, Purpose>>> = {
  bakery: 'order',
  restaurant: 'table',
  dentist: 'appointment',
  hairdresser: 'appointment',
  lawyer: 'appointment',
  consultant: 'appointment',
  photographer: 'appointment',
};

export const BUTTON_WORDS: Readonly<Record<PageLanguage, ButtonWords>> = {
  en: {
    call: 'Call',
    callTo: {
      order: 'Call to order',
      table: 'Call for a table',
      appointment: 'Call for an appointment',
    },
    write: 'Write',
    form: 'Write to us',
    whatsapp: 'Write on WhatsApp',
  },
  de: {
    call: 'Anrufen',
    callTo: {
      order: 'Telefonisch bestellen',
      table: 'Tisch telefonisch reservieren',
      appointment: 'Termin telefonisch vereinbaren',
    },
    write: 'E-Mail schreiben',
    form: 'Schreiben Sie uns',
    whatsapp: 'Per WhatsApp schreiben',
  },
  fr: {
    call: 'Appeler',
    callTo: {
      order: 'Commander par téléphone',
      table: 'Réserver par téléphone',
      appointment: 'Prendre rendez-vous par téléphone',
    },
    write: 'Écrire',
    form: 'Nous écrire',
    whatsapp: 'Écrire sur WhatsApp',
  },
  es: {
    call: 'Llamar',
    callTo: {
      order: 'Llamar para pedir',
      table: 'Llamar para reservar mesa',
      appointment: 'Llamar para pedir cita',
    },
    write: 'Escribir',
    form: 'Escríbenos',
    whatsapp: 'Escribir por WhatsApp',
  },
  it: {
    call: 'Chiama',
    callTo: {
      order: 'Chiama per ordinare',
      table: 'Chiama per un tavolo',
      appointment: 'Chiama per un appuntamento',
    },
    write: 'Scrivi',
    form: 'Scrivici',
    whatsapp: 'Scrivi su WhatsApp',
  },
  pt: {
    call: 'Ligar',
    callTo: {
      order: 'Ligar para pedir',
      table: 'Ligar para reservar',
      appointment: 'Ligar para marcar',
    },
    write: 'Escrever',
    form: 'Escreva-nos',
    whatsapp: 'Escrever no WhatsApp',
  },
  nl: {
    call: 'Bellen',
    callTo: {
      order: 'Bellen om te bestellen',
      table: 'Bellen voor een tafel',
      appointment: 'Bellen voor een afspraak',
    },
    write: 'Mailen',
    form: 'Schrijf ons',
    whatsapp: 'Appen via WhatsApp',
  },
  ar: {
    call: 'اتصل بنا',
    callTo: {
      order: 'اتصل بنا للطلب',
      table: 'اتصل بنا لحجز طاولة',
      appointment: 'اتصل بنا لحجز موعد',
    },
    write: 'راسلنا',
    form: 'راسلنا',
    whatsapp: 'راسلنا عبر واتساب',
  },
};
