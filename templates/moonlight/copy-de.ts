import type { PortfolioCopy } from './copy.ts';

/** What a new portfolio says in German. */
export const copy: PortfolioCopy = {
  header: {
    logoText: 'Maren Ashby',
    menu: { services: 'Was ich mache', portfolio: 'Neue Arbeiten', contact: 'Schreiben Sie mir' },
  },
  home: {
    title: 'Ich zeichne, was nach dem Zubettgehen geschieht',
    description: 'Bilderbücher, Plakate und ab und zu eine bemalte Wand, aus einem kleinen Atelier am Hafen.',
    mainButton: 'Arbeiten ansehen',
    secondaryButton: 'Schreiben Sie mir',
  },
  services: {
    first: {
      title: 'Bilderbücher',
      description: 'Von der Zeile auf der Serviette bis zum gedruckten Buch, mit einer Karte darin.',
    },
    second: {
      title: 'Plakate und Wände',
      description: 'Ein starkes Bild für Ihr Fest, Ihren Laden oder Ihre Straße. Die Leiter bringe ich mit.',
    },
  },
  projects: [
    {
      title: 'Der Hüter der Laterne',
      description: 'Ein Bilderbuch über den letzten Leuchtturm, in dem noch jemand wohnt.',
    },
    { title: 'Nachtbus', description: 'Sechs Plakate für eine Stadt mit einem einzigen Bus nach zehn.' },
    {
      title: 'Stunde der Eule',
      description: 'Umschlag und Karten für ein Buch über Vögel, die spät auf sind.',
    },
    { title: 'Gezeitenkalender', description: 'Zwölf Monde für das Hafenamt.' },
    {
      title: 'Vierzig Fenster',
      description: 'Die Wand einer Bäckerei. Die Nachbarn entschieden, wer noch wach ist.',
    },
    {
      title: 'Die Mondfähre',
      description: 'Eine Geschichte auf neun Doppelseiten, zu lesen mit der Taschenlampe.',
    },
  ],
  contact: {
    address: 'Netzboden, Kaistraße 7, Harrow Bay',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© 2025 Maren Ashby',
  },
};
