import type { enLateNotices } from '../en/late-notices.ts';
import { counted } from '../formats.ts';

/** German: notices that come with the rest, and phrases that failures share. */
export const deLateNotices: typeof enLateNotices = {
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
    notCarried: (names) => `Nicht übernommen: ${names}.`,
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
  ghost: {
    onlyYou: 'Nur Sie sehen das',
    hidden: (name) => `„${name}“ ist auf Ihrer Seite ausgeblendet.`,
    show: 'Wieder einblenden',
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
