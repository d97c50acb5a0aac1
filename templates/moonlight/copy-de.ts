import type { PortfolioCopy } from './copy.ts';

/** What a new portfolio says in German. */
export const copy: PortfolioCopy = {
  header: {
    logoText: 'Maren Ashby',
    menu: { services: 'Was ich mache', portfolio: 'Neue Arbeiten', contact: 'Schreiben Sie mir' },
  },
  home: {
    title: 'Ich zeichne, was nach dem Zubettgehen geschieht',
    description:
      'Bilderbücher, Plakate und ab und zu eine bemalte Wand, für alle, die gern zweimal hinsehen.',
    mainButton: 'Arbeiten ansehen',
    secondaryButton: 'Schreiben Sie mir',
  },
  services: {
    first: {
      title: 'Bilderbücher',
      description: 'Von der Zeile auf der Serviette bis zum gedruckten Buch.',
    },
    second: {
      title: 'Plakate und Wände',
      description: 'Ein starkes Bild für Ihr Fest, Ihren Laden oder Ihre Straße.',
    },
  },
  projects: [
    { title: 'Bevor das Licht ausgeht', description: 'Ein Augenblick Blau.' },
    { title: 'Zwei, die nicht schlafen', description: 'Einer davon ist der Mond.' },
    { title: 'Der lange Heimweg', description: 'Im Licht fremder Fenster.' },
    { title: 'Jemand am Fenster', description: 'Wartet oder schaut nur.' },
    { title: 'Fast schon Morgen', description: 'Die Vögel sind früh dran.' },
    { title: 'Noch eine Seite', description: 'Und dann noch eine.' },
  ],
  contact: {
    address: 'Netzboden, Kaistraße 7, Harrow Bay',
    phone: '555.555.0187',
    email: 'maren@ashby.example',
    copyright: '© Maren Ashby',
  },
};
