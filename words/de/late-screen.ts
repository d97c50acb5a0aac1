import type { enLateScreen } from '../en/late-screen.ts';

/** German: what the screen says beside a message, and the page about itself, once the rest has come. */
export const deLateScreen: typeof enLateScreen = {
  /** What the page says before the program runs, and to search engines. */
  served: {
    description:
      'Parley baut mit Ihnen eine Website: Sie antworten einem freundlichen Assistenten, sehen jede Änderung sofort und veröffentlichen die Seite unter einer öffentlichen Adresse.',
    /** Shown in browsers without JavaScript. */
    noScript: 'Parley braucht JavaScript, damit Sie Ihre Website bearbeiten können.',
    notLoaded:
      'Parley konnte nicht geladen werden, darum lässt sich hier gerade nichts ändern. Was von Ihrer Website gespeichert ist, bleibt in diesem Browser.',
    reload: 'Neu laden',
  },
  describe: {
    ask: 'Was zeigt das Bild?',
    hint: 'Für alle, die es nicht sehen können, und für Suchmaschinen.',
    save: 'Speichern',
    decoration: 'Nur Dekoration',
    skip: 'Überspringen',
  },
  present: {
    now: 'Bisher:',
    quoted: (text) => `„${text}“`,
    nothing: 'leer',
    noPicture: 'kein Bild',
    picture: (name) => `Aktuelles Bild: ${name}`,
    edit: 'Diesen Text bearbeiten',
  },
  leads: {
    button: 'Diese Schaltfläche',
    link: 'Dieser Link',
    writes: (subject, to) => `${subject} schreibt an ${to}.`,
    calls: (subject, number) => `${subject} ruft ${number} an.`,
    opens: (subject, address) => `${subject} öffnet ${address}.`,
    form: (subject) => `${subject} öffnet das Formular, mit dem man Ihnen schreibt.`,
    goes: (subject, section) => `${subject} führt zu „${section}“ auf dieser Seite.`,
    nowhere: (subject, text) => `${subject} führt nirgendwohin: „${text}“ ist keine Adresse.`,
  },
  hoursRead: {
    caption: 'Ihre Öffnungszeiten, wie ich sie verstanden habe',
    unread: (parts) => `Nicht verstanden habe ich ${parts}. Das lasse ich weg.`,
  },
  link: {
    leads: (address) => `Auf der veröffentlichten Seite öffnet dieser Link ${address}`,
    open: 'In neuem Tab öffnen',
    form: 'Auf der veröffentlichten Seite öffnet dieser Link das Formular, mit dem man Ihnen schreibt.',
  },
  looks: {
    summary: 'So sieht Ihre Seite in einer Suche und beim Teilen aus',
    search: 'In einer Suche',
    shared: 'Beim Teilen',
    address: 'die Adresse Ihrer Website',
    noDescription: 'Ohne Beschreibung nimmt eine Suchmaschine ein paar Worte von der Seite.',
  },
};
