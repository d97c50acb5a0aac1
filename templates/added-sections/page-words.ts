import type { AddedId } from '../../src/domain/sections/section-nodes.ts';
import { bidiIsolate } from '../../src/words/bidi-isolate.ts';
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
  readonly privacy: {
    readonly heading: string;
    /** What holds for every page that the app makes. */
    readonly page: string;
    /** What the server keeps of a request: see `server/operations/request-log.ts`. */
    readonly server: string;
    readonly nothingForeign: string;
    /** `hosts` are names of servers. */
    foreignPictures(hosts: readonly string[]): string;
  };
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
      legal: 'Legal notice',
    },
    call: 'Call',
    email: 'Email',
    directions: 'Directions',
    picture: (place) => `Picture ${place}`,
    close: 'Close',
    privacy: {
      heading: 'Privacy',
      page: 'This page sets no cookies, runs no scripts and does not track its visitors.',
      server:
        'The server that Parley publishes it on records which page was requested and when, but not by whom.',
      nothingForeign: 'It loads nothing from other websites.',
      foreignPictures: (hosts) =>
        `Its pictures are loaded from ${hosts.join(', ')}, which then sees your IP address.`,
    },
  },
  de: {
    sections: {
      hours: 'Öffnungszeiten',
      prices: 'Preise',
      gallery: 'Bilder',
      testimonials: 'Was andere sagen',
      questions: 'Fragen und Antworten',
      team: 'Team',
      location: 'Anfahrt',
      legal: 'Impressum',
    },
    call: 'Anrufen',
    email: 'E-Mail',
    directions: 'Route planen',
    picture: (place) => `Bild ${place}`,
    close: 'Schließen',
    privacy: {
      heading: 'Datenschutz',
      page: 'Diese Seite setzt keine Cookies, führt keine Skripte aus und verfolgt niemanden.',
      server:
        'Der Server, auf dem Parley sie veröffentlicht, vermerkt, welche Seite wann abgerufen wurde, aber nicht von wem.',
      nothingForeign: 'Sie lädt nichts von anderen Websites.',
      foreignPictures: (hosts) =>
        `Die Bilder der Seite kommen von ${hosts.join(', ')}; dabei wird die IP-Adresse dorthin übertragen.`,
    },
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
      legal: 'Mentions légales',
    },
    call: 'Appeler',
    email: 'E-mail',
    directions: 'Itinéraire',
    picture: (place) => `Photo ${place}`,
    close: 'Fermer',
    privacy: {
      heading: 'Confidentialité',
      page: 'Cette page ne dépose aucun cookie, n’exécute aucun script et ne suit personne.',
      server:
        'Le serveur sur lequel Parley la publie note quelle page a été demandée et quand, mais pas par qui.',
      nothingForeign: 'Elle ne charge rien depuis d’autres sites.',
      foreignPictures: (hosts) =>
        `Ses images viennent de ${hosts.join(', ')}, qui apprend ainsi votre adresse internet.`,
    },
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
      legal: 'Aviso legal',
    },
    call: 'Llamar',
    email: 'Correo electrónico',
    directions: 'Cómo llegar',
    picture: (place) => `Foto ${place}`,
    close: 'Cerrar',
    privacy: {
      heading: 'Privacidad',
      page: 'Esta página no usa cookies, no ejecuta scripts y no sigue a nadie.',
      server:
        'El servidor en el que Parley la publica anota qué página se pidió y cuándo, pero no quién la pidió.',
      nothingForeign: 'No carga nada de otros sitios web.',
      foreignPictures: (hosts) =>
        `Sus imágenes vienen de ${hosts.join(', ')}, que así conoce su dirección de internet.`,
    },
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
      legal: 'Note legali',
    },
    call: 'Chiama',
    email: 'E-mail',
    directions: 'Indicazioni',
    picture: (place) => `Foto ${place}`,
    close: 'Chiudi',
    privacy: {
      heading: 'Privacy',
      page: 'Questa pagina non usa cookie, non esegue script e non segue nessuno.',
      server:
        'Il server su cui Parley la pubblica annota quale pagina è stata richiesta e quando, ma non da chi.',
      nothingForeign: 'Non carica nulla da altri siti.',
      foreignPictures: (hosts) =>
        `Le sue immagini vengono da ${hosts.join(', ')}, che così conosce il suo indirizzo internet.`,
    },
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
      legal: 'Informações legais',
    },
    call: 'Ligar',
    email: 'E-mail',
    directions: 'Como chegar',
    picture: (place) => `Foto ${place}`,
    close: 'Fechar',
    privacy: {
      heading: 'Privacidade',
      page: 'Esta página não usa cookies, não executa scripts e não segue ninguém.',
      server: 'O servidor em que o Parley a publica anota qual página foi pedida e quando, mas não por quem.',
      nothingForeign: 'Ela não carrega nada de outros sites.',
      foreignPictures: (hosts) =>
        `As suas imagens vêm de ${hosts.join(', ')}, que assim fica sabendo o seu endereço na internet.`,
    },
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
      legal: 'Juridische informatie',
    },
    call: 'Bellen',
    email: 'E-mail',
    directions: 'Route',
    picture: (place) => `Foto ${place}`,
    close: 'Sluiten',
    privacy: {
      heading: 'Privacy',
      page: 'Deze pagina plaatst geen cookies, voert geen scripts uit en volgt niemand.',
      server:
        'De server waarop Parley haar publiceert, noteert welke pagina wanneer is opgevraagd, maar niet door wie.',
      nothingForeign: 'Ze laadt niets van andere websites.',
      foreignPictures: (hosts) =>
        `De afbeeldingen komen van ${hosts.join(', ')}; daar wordt zo uw internetadres bekend.`,
    },
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
      legal: 'بيانات قانونية',
    },
    call: 'اتصال',
    email: 'بريد إلكتروني',
    directions: 'الاتجاهات',
    picture: (place) => `صورة ${place}`,
    close: 'إغلاق',
    privacy: {
      heading: 'الخصوصية',
      page: 'لا تستخدم هذه الصفحة ملفات تعريف الارتباط (الكوكيز)، ولا تشغّل نصوصًا برمجية، ولا تتتبع أحدًا.',
      server: 'يسجّل الخادم الذي ينشرها Parley عليه الصفحة المطلوبة ووقت طلبها، ولا يسجّل هوية من طلبها.',
      nothingForeign: 'ولا تحمّل شيئًا من مواقع أخرى.',
      foreignPictures: (hosts) =>
        `تأتي صورها من ${hosts.map(bidiIsolate).join('، ')}، فيُعرف هناك عنوان IP الخاص بجهازك.`,
    },
  },
};
