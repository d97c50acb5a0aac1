import type { enNotices } from '../en/notices.ts';
import { counted } from '../formats.ts';

/** German: notices, and phrases that failures share. */
export const deNotices: typeof enNotices = {
  notice: {
    untouched:
      'Jede Änderung erscheint sofort in der Vorschau und bleibt in diesem Browser. Ganz ohne Anmeldung.',
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    nothingToSave: 'Noch nichts zu speichern',
    late: 'Wird noch gespeichert: Dieser Browser braucht länger als sonst.',
    withoutStore: 'Nur im lokalen Speicher aufbewahrt: Die Datenbank dieses Browsers antwortet nicht.',
  },
  installation: {
    offline: 'Sie sind offline.',
    offlineKept: 'Sie sind offline. Ihre Änderungen bleiben in diesem Browser gespeichert.',
    newVersion: 'Eine neue Version von Parley ist da.',
    reload: 'Neu laden',
    later: 'Später',
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
  drafts: {
    kept: (name, text) => `Noch nicht gesendet, für ${name}: „${text}“.`,
    resume: 'Weiter bearbeiten',
    ask: (name, text) => `„${text}“ für ${name} ist noch nicht gesendet. Was soll veröffentlicht werden?`,
    use: 'Übernehmen',
    leaveOut: 'Weglassen',
  },
  tabs: {
    changedTo: (name: string, value: string) =>
      `${name} wurde auch in einem anderen Tab geändert: „${value}“.`,
    changed: (name: string) => `${name} wurde auch in einem anderen Tab geändert.`,
    use: (value: string) => `„${value}“ übernehmen`,
    useOther: 'Das andere übernehmen',
    keep: 'Meins behalten',
  },
  again: {
    later: 'Bitte versuchen Sie es später noch einmal.',
    inMinutes: counted('de', {
      one: 'Bitte versuchen Sie es in einer Minute noch einmal.',
      other: 'Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
  },
};
