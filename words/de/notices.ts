import type { enNotices } from '../en/notices.ts';
import { counted } from '../formats.ts';

const SECOND_COPY = 'Ihre Website ist gespeichert. Nur die Zweitkopie in diesem Browser fehlt.';

/** German: the notices of the first screen. */
export const deNotices: typeof enNotices = {
  notice: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert\u00a0…',
    late: 'Wird noch gespeichert: Dieser Browser braucht länger als sonst.',
    withoutStore: 'Vorläufig gespeichert. Sichern Sie zur Vorsicht eine Kopie.',
  },
  notKept: {
    retry: 'Erneut versuchen',
    notSaved: {
      full: 'Nicht gespeichert: In diesem Browser ist kein Platz mehr. Ihre Änderungen bleiben, bis Sie diese Seite schließen.',
      refused:
        'Nicht gespeichert: Dieser Browser behält Ihre Änderungen nicht. Sie bleiben, bis Sie diese Seite schließen.',
    },
    notMirrored: {
      full: SECOND_COPY,
      refused: SECOND_COPY,
    },
    noPage:
      'Ihre Website ist gespeichert. Nur die Kopie ihrer Seite fehlt, weil sich ein Teil von Parley nicht laden ließ.',
    notCleared:
      'Nicht gespeichert: Dieser Browser hat die alte Website nicht gelöscht. Sie kommt wieder, wenn Sie Parley neu öffnen.',
  },
  siteNotices: {
    dismiss: 'Verstanden',
    removed:
      'Ihre Website wurde aus dem Speicher dieses Browsers entfernt, deshalb sehen Sie die Standardvorlage.',
    bringBack: 'Meine Website zurückholen',
    unreadable:
      'Ihre gespeicherte Website ließ sich nicht lesen, deshalb sehen Sie die Standardvorlage. Das Gespeicherte bleibt in diesem Browser aufbewahrt.',
    replaced: {
      template: 'Die Vorlage wurde gewechselt.',
      carry: 'Die Vorlage wurde gewechselt, und Ihre Inhalte sind mitgekommen.',
      reset: 'Ihre Website wurde zurückgesetzt.',
      import: 'Ihre Website ist geöffnet.',
      start: 'Das ist ein Beispiel: Ersetzen Sie die Texte durch Ihre eigenen.',
    },
    leftBehind: 'Was nicht mitkam',
    undone: (deed) => `Rückgängig gemacht: ${deed}`,
    redone: (deed) => `Wiederholt: ${deed}`,
  },
  installation: {
    offline: 'Sie sind offline.',
    offlineKept: 'Sie sind offline. Ihre Änderungen bleiben in diesem Browser gespeichert.',
    newVersion: 'Eine neue Version von Parley ist da.',
    reload: 'Neu laden',
    later: 'Später',
  },
  examples: 'Gepunktet: Nur Sie sehen das',
  ghost: {
    onlyYou: 'Nur Sie sehen das',
    hidden: (name) => `„${name}“ ist auf Ihrer Seite ausgeblendet.`,
    show: 'Wieder einblenden',
  },
  drafts: {
    kept: (name, text) => `Noch nicht gesendet, für ${name}: „${text}“.`,
    lost: (text) => `Nicht übernommen, weil die Stelle auf der Seite weg oder verschoben ist: „${text}“.`,
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
    inHours: counted('de', {
      one: 'Bitte versuchen Sie es in einer Stunde noch einmal.',
      other: 'Bitte versuchen Sie es in # Stunden noch einmal.',
    }),
    inDays: counted('de', {
      one: 'Bitte versuchen Sie es in einem Tag noch einmal.',
      other: 'Bitte versuchen Sie es in # Tagen noch einmal.',
    }),
  },
};
