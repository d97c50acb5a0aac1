import type { AddedId } from '../../domain/sections/section-nodes.ts';
import { bidiIsolate } from '../../words/bidi-isolate.ts';
import type { PageLanguage } from '../../words/page-language.ts';

/** What a screen reader calls the added sections whose heading is empty, and what they call the ways to reach its owner. */
interface OwnWords {
  readonly sections: Readonly<Record<AddedId, string>>;
  readonly phone: string;
  readonly email: string;
  readonly directions: string;
  readonly privacy: {
    readonly heading: string;
    /** What holds for every page that the app makes. */
    readonly page: string;
    /** What the server keeps of a request: see `server/operations/request-log.ts`. */
    readonly server: string;
    readonly nothingForeign: string;
    /** What becomes of what is written in the form: see `server/store/messages/message-store.ts`. */
    readonly form: string;
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
      about: 'About us',
      text: 'In our own words',
      location: 'How to find us',
      legal: 'Legal notice',
    },
    phone: 'Phone',
    email: 'Email',
    directions: 'Directions',
    privacy: {
      heading: 'Privacy',
      page: 'This page sets no cookies, runs no scripts and does not track its visitors.',
      server:
        'The server that Parley publishes it on records which page was requested and when, but not by whom.',
      form: 'What you write in the form reaches us by email; the form says how long the server keeps it.',
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
      about: 'Über uns',
      text: 'Ein Wort von uns',
      location: 'Anfahrt',
      legal: 'Impressum',
    },
    phone: 'Telefon',
    email: 'E-Mail',
    directions: 'Route planen',
    privacy: {
      heading: 'Datenschutz',
      page: 'Diese Seite setzt keine Cookies, führt keine Skripte aus und verfolgt niemanden.',
      server:
        'Der Server, auf dem Parley sie veröffentlicht, vermerkt, welche Seite wann abgerufen wurde, aber nicht von wem.',
      form: 'Was Sie in das Formular schreiben, erhalten wir per E-Mail; wie lange der Server es aufbewahrt, steht im Formular.',
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
      about: 'À propos',
      text: 'Quelques mots',
      location: 'Nous trouver',
      legal: 'Mentions légales',
    },
    phone: 'Téléphone',
    email: 'E-mail',
    directions: 'Itinéraire',
    privacy: {
      heading: 'Confidentialité',
      page: 'Cette page ne dépose aucun cookie, n’exécute aucun script et ne suit personne.',
      server:
        'Le serveur sur lequel Parley la publie note quelle page a été demandée et quand, mais pas par qui.',
      form: 'Ce que vous écrivez dans le formulaire nous parvient par e-mail ; il indique combien de temps le serveur le garde.',
      nothingForeign: 'Elle ne charge rien depuis d’autres sites.',
      foreignPictures: (hosts) =>
        `Ses images viennent de ${hosts.join(', ')}, qui reçoit ainsi votre adresse IP.`,
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
      about: 'Sobre nosotros',
      text: 'Unas palabras',
      location: 'Cómo llegar',
      legal: 'Aviso legal',
    },
    phone: 'Teléfono',
    email: 'Correo electrónico',
    directions: 'Cómo llegar',
    privacy: {
      heading: 'Privacidad',
      page: 'Esta página no usa cookies, no ejecuta scripts y no sigue a nadie.',
      server:
        'El servidor en el que Parley la publica anota qué página se pidió y cuándo, pero no quién la pidió.',
      form: 'Lo que escribes en el formulario nos llega por correo; allí se dice cuánto tiempo lo guarda el servidor.',
      nothingForeign: 'No carga nada de otros sitios web.',
      foreignPictures: (hosts) =>
        `Sus imágenes vienen de ${hosts.join(', ')}, que así conoce su dirección IP.`,
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
      about: 'Chi siamo',
      text: 'Due parole',
      location: 'Dove siamo',
      legal: 'Note legali',
    },
    phone: 'Telefono',
    email: 'E-mail',
    directions: 'Indicazioni',
    privacy: {
      heading: 'Privacy',
      page: 'Questa pagina non usa cookie, non esegue script e non segue nessuno.',
      server:
        'Il server su cui Parley la pubblica annota quale pagina è stata richiesta e quando, ma non da chi.',
      form: 'Ciò che scrivi nel modulo ci arriva per e-mail; lì è scritto per quanto tempo il server lo conserva.',
      nothingForeign: 'Non carica nulla da altri siti.',
      foreignPictures: (hosts) =>
        `Le sue immagini vengono da ${hosts.join(', ')}, che così conosce il suo indirizzo IP.`,
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
      about: 'Sobre nós',
      text: 'Algumas palavras',
      location: 'Como chegar',
      legal: 'Informações legais',
    },
    phone: 'Telefone',
    email: 'E-mail',
    directions: 'Como chegar',
    privacy: {
      heading: 'Privacidade',
      page: 'Esta página não usa cookies, não executa scripts e não segue ninguém.',
      server: 'O servidor em que o Parley a publica anota qual página foi pedida e quando, mas não por quem.',
      form: 'O que você escreve no formulário chega a nós por e-mail; nele consta por quanto tempo o servidor o guarda.',
      nothingForeign: 'Ela não carrega nada de outros sites.',
      foreignPictures: (hosts) =>
        `As suas imagens vêm de ${hosts.join(', ')}, que assim fica sabendo o seu endereço IP.`,
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
      about: 'Over ons',
      text: 'Een paar woorden',
      location: 'Zo vindt u ons',
      legal: 'Juridische informatie',
    },
    phone: 'Telefoon',
    email: 'E-mail',
    directions: 'Route',
    privacy: {
      heading: 'Privacy',
      page: 'Deze pagina plaatst geen cookies, voert geen scripts uit en volgt niemand.',
      server:
        'De server waarop Parley haar publiceert, noteert welke pagina wanneer is opgevraagd, maar niet door wie.',
      form: 'Wat u in het formulier schrijft, krijgen wij per e-mail; daar staat hoe lang de server het bewaart.',
      nothingForeign: 'Ze laadt niets van andere websites.',
      foreignPictures: (hosts) =>
        `De afbeeldingen komen van ${hosts.join(', ')}; daar wordt zo uw IP-adres bekend.`,
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
      about: 'نبذة عنّا',
      text: 'كلمة منّا',
      location: 'كيف تصل إلينا',
      legal: 'بيانات قانونية',
    },
    phone: 'الهاتف',
    email: 'بريد إلكتروني',
    directions: 'الاتجاهات',
    privacy: {
      heading: 'الخصوصية',
      page: 'لا تستخدم هذه الصفحة ملفات تعريف الارتباط (الكوكيز)، ولا تشغّل نصوصًا برمجية، ولا تتتبع أحدًا.',
      server: 'يسجّل الخادم الذي ينشرها Parley عليه الصفحة المطلوبة ووقت طلبها، ولا يسجّل هوية من طلبها.',
      form: 'ما تكتبه في النموذج يصلنا بالبريد الإلكتروني، وفي النموذج بيان مدة حفظه على الخادم.',
      nothingForeign: 'ولا تحمّل شيئًا من مواقع أخرى.',
      foreignPictures: (hosts) =>
        `تأتي صورها من ${hosts.map(bidiIsolate).join('، ')}، فيُعرف هناك عنوان IP الخاص بجهازك.`,
    },
  },
};
