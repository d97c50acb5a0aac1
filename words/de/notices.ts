import type { enNotices } from '../en/notices.ts';

const SECOND_COPY = 'Ihre Website ist gespeichert. Nur die Zweitkopie in diesem Browser fehlt.';

/** German: the notices of the first screen. */
export const deNotices: typeof enNotices = {
  notice: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert\u00a0…',
    nothingToSave: 'Noch nichts zu speichern',
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
};
