import type { AddedId } from '../../src/domain/sections/section-nodes.ts';
import type { PageLanguage } from '../../src/words/page-language.ts';

/** What a screen reader calls the added sections whose heading is empty, and what their buttons say. */
interface OwnWords {
  readonly sections: Readonly<Record<AddedId, string>>;
  readonly call: string;
  readonly email: string;
  readonly directions: string;
  /** Names the link that opens a picture without a description. */
  picture(place: number): string;
  readonly close: string;
}

export const PAGE_WORDS: Readonly<Record<PageLanguage, OwnWords>> = {
  en: {
    sections: {
      hours: 'Opening hours',
      prices: 'Prices',
      gallery: 'Pictures',
      testimonials: 'What people say',
      questions: 'Questions and answers',
      team: 'Team',
      location: 'How to find us',
    },
    call: 'Call',
    email: 'E-mail',
    directions: 'Directions',
    picture: (place) => `Picture ${place}`,
    close: 'Close',
  },
  de: {
    sections: {
      hours: 'Öffnungszeiten',
      prices: 'Preise',
      gallery: 'Bilder',
      testimonials: 'Was andere sagen',
      questions: 'Fragen und Antworten',
      team: 'Team',
      location: 'So finden Sie uns',
    },
    call: 'Anrufen',
    email: 'E-Mail',
    directions: 'Weg zu uns',
    picture: (place) => `Bild ${place}`,
    close: 'Schließen',
  },
  fr: {
    sections: {
      hours: 'Horaires',
      prices: 'Tarifs',
      gallery: 'Photos',
      testimonials: 'Témoignages',
      questions: 'Questions et réponses',
      team: 'Équipe',
      location: 'Nous trouver',
    },
    call: 'Appeler',
    email: 'E-mail',
    directions: 'Itinéraire',
    picture: (place) => `Photo ${place}`,
    close: 'Fermer',
  },
  es: {
    sections: {
      hours: 'Horario',
      prices: 'Precios',
      gallery: 'Fotos',
      testimonials: 'Opiniones',
      questions: 'Preguntas y respuestas',
      team: 'Equipo',
      location: 'Cómo llegar',
    },
    call: 'Llamar',
    email: 'Correo electrónico',
    directions: 'Cómo llegar',
    picture: (place) => `Foto ${place}`,
    close: 'Cerrar',
  },
  it: {
    sections: {
      hours: 'Orari di apertura',
      prices: 'Prezzi',
      gallery: 'Foto',
      testimonials: 'Dicono di noi',
      questions: 'Domande e risposte',
      team: 'Il team',
      location: 'Dove siamo',
    },
    call: 'Chiama',
    email: 'E-mail',
    directions: 'Indicazioni',
    picture: (place) => `Foto ${place}`,
    close: 'Chiudi',
  },
  pt: {
    sections: {
      hours: 'Horário',
      prices: 'Preços',
      gallery: 'Fotos',
      testimonials: 'O que dizem',
      questions: 'Perguntas e respostas',
      team: 'Equipe',
      location: 'Como chegar',
    },
    call: 'Ligar',
    email: 'E-mail',
    directions: 'Como chegar',
    picture: (place) => `Foto ${place}`,
    close: 'Fechar',
  },
  nl: {
    sections: {
      hours: 'Openingstijden',
      prices: 'Prijzen',
      gallery: 'Foto’s',
      testimonials: 'Wat anderen zeggen',
      questions: 'Vragen en antwoorden',
      team: 'Team',
      location: 'Zo vindt u ons',
    },
    call: 'Bellen',
    email: 'E-mail',
    directions: 'Route',
    picture: (place) => `Foto ${place}`,
    close: 'Sluiten',
  },
  ar: {
    sections: {
      hours: 'ساعات العمل',
      prices: 'الأسعار',
      gallery: 'صور',
      testimonials: 'ماذا يقول الناس',
      questions: 'أسئلة وأجوبة',
      team: 'الفريق',
      location: 'كيف تصل إلينا',
    },
    call: 'اتصال',
    email: 'بريد إلكتروني',
    directions: 'الاتجاهات',
    picture: (place) => `صورة ${place}`,
    close: 'إغلاق',
  },
};
