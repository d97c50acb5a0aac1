import type { enNotices } from '../en/notices.ts';

/** German: the notices of the first screen. */
export const deNotices: typeof enNotices = {
  notice: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    nothingToSave: 'Noch nichts zu speichern',
    late: 'Wird noch gespeichert: Dieser Browser braucht länger als sonst.',
    withoutStore: 'Nur im lokalen Speicher aufbewahrt: Die Datenbank dieses Browsers antwortet nicht.',
  },
  siteNotices: {
    dismiss: 'Ausblenden',
    retry: 'Erneut versuchen',
    notSaved: {
      full: 'Nicht gespeichert: In diesem Browser ist kein Platz mehr. Ihre Änderungen bleiben, bis Sie diese Seite schließen.',
      refused:
        'Nicht gespeichert: Dieser Browser behält Ihre Änderungen nicht. Sie bleiben, bis Sie diese Seite schließen.',
    },
    notMirrored: {
      full: 'Nicht im lokalen Speicher gespeichert: Dort ist in diesem Browser kein Platz mehr. In der Datenbank des Browsers ist Ihre Website sicher.',
      refused:
        'Nicht im lokalen Speicher gespeichert: Dieser Browser lässt es nicht zu. In der Datenbank des Browsers ist Ihre Website sicher.',
    },
    noPage:
      'Ihre Website ist gespeichert, aber die Kopie ihrer Seite im lokalen Speicher fehlt: Der Teil von Parley, der Seiten zeichnet, ließ sich nicht laden.',
    notCleared:
      'Nicht gespeichert: Dieser Browser hat die alte Website nicht gelöscht. Sie kommt wieder, wenn Sie Parley neu öffnen.',
    removed:
      'Ihre Website wurde aus dem Speicher dieses Browsers entfernt, deshalb sehen Sie die Standardvorlage.',
    bringBack: 'Meine Website zurückholen',
    unreadable:
      'Ihre gespeicherte Website ließ sich nicht lesen, deshalb sehen Sie die Standardvorlage. Das Gespeicherte bleibt in diesem Browser aufbewahrt.',
    replaced: {
      template: 'Die Vorlage wurde gewechselt.',
      carry: 'Die Vorlage wurde gewechselt, und Ihre Inhalte sind mitgekommen.',
      reset: 'Ihre Website wurde zurückgesetzt.',
      import: 'Die Website aus der Datei ist geöffnet.',
      start: 'Das ist ein Beispiel: Machen Sie die Worte zu Ihren eigenen.',
    },
    notCarried: (names) => `Keinen Platz gibt es dort für: ${names}.`,
    undone: (deed) => `Rückgängig gemacht: ${deed}`,
    redone: (deed) => `Wiederholt: ${deed}`,
  },
};
