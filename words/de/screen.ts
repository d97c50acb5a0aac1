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
};
