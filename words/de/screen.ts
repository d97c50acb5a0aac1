import type { enScreen } from '../en/screen.ts';
import { counted } from '../formats.ts';

/** German: header, footer, toolbar and preview. */
export const deScreen: typeof enScreen = {
  document: {
    title: 'Parley: im Gespräch zur eigenen Website',
  },
  language: {
    code: 'de',
    direction: 'ltr',
    label: 'Sprache',
    notKept: 'Dieser Browser merkt sich die Wahl nicht. Die Seite bleibt deshalb auf Deutsch.',
  },
  product: {
    name: 'Parley',
    footer: '© 2025 Parley. Ein Prototyp.',
    skipToChat: 'Zum Chat springen',
    skipToPreview: 'Zur Vorschau springen',
    panels: 'Bereiche',
    find: 'Suchen',
    findKeys: 'Strg+K',
  },
  preview: {
    panel: 'Vorschau',
    publish: 'Veröffentlichen',
    live: 'Online',
    notPublished: counted('de', {
      one: '# Änderung nicht veröffentlicht',
      other: '# Änderungen nicht veröffentlicht',
    }),
    frame: 'Vorschau Ihrer Website',
    template: 'Vorlage',
    browse: 'Vorlagen ansehen',
    viewport: 'Ansicht',
    desktop: 'Desktop',
    mobile: 'Mobil',
    fullSize: 'Originalgröße',
    guides: 'Abschnitte markieren',
    more: 'Weitere Einstellungen',
    reset: 'Zurücksetzen',
    templateCaption: (id) => `Vorlage: ${id}`,
    notSent: 'Noch nicht gesendet',
    fields: 'Felder',
    fieldList: 'Felder der Seite',
    loading: 'Die Vorschau wird geladen\u00a0…',
    missing: 'Die Vorschau konnte nicht geladen werden. Ihre Website ist sicher, und im Chat geht es weiter.',
  },
  titles: {
    find: 'Suchen und ändern',
    pictures: 'Bilder hinzufügen',
    transfer: 'Eine Kopie sichern oder öffnen',
    publish: 'Veröffentlichung',
    published: 'Ihre Website',
    versions: 'Veröffentlichte Versionen',
    comeBack: 'Ich habe schon eine Website',
    link: 'Zurück zu Ihrer Website',
    report: 'Ein Problem melden',
    templateChange: 'Vorlage wechseln?',
    reset: 'Website zurücksetzen?',
  },
  rest: {
    loading: 'Wird geladen\u00a0…',
    missing:
      'Dieser Teil von Parley konnte nicht geladen werden. Ihre Website ist sicher, und im Chat geht es weiter.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
  },
  fatal: {
    title: 'Etwas ist schiefgegangen',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
    reload: 'Neu laden',
    saved: 'Alles bisher Gespeicherte liegt weiter in diesem Browser und ist nach dem Neuladen wieder da.',
  },
  /** What the page says before the program runs, and to search engines. */
  served: {
    description:
      'Parley baut mit Ihnen eine Website: Sie antworten einem freundlichen Assistenten, sehen jede Änderung sofort und veröffentlichen die Seite unter einer öffentlichen Adresse.',
    /** Shown in browsers without JavaScript. */
    noScript: 'Parley braucht JavaScript, damit Sie Ihre Website bearbeiten können.',
    notLoaded:
      'Parley konnte nicht geladen werden, darum lässt sich hier gerade nichts ändern. Was von Ihrer Website gespeichert ist, bleibt in diesem Browser.',
    reload: 'Neu laden',
    tooOld:
      'Dieser Browser ist zu alt für Parley: Einiges wird nicht funktionieren. Bitte aktualisieren Sie ihn, oder öffnen Sie Parley in einem anderen.',
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
    wholeDay: 'rund um die Uhr',
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
