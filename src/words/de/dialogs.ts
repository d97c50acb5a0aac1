import type { enDialogs } from '../en/dialogs.ts';
import { counted, dateAndTime } from '../formats.ts';

/** German: find, starts, transfer and confirm dialogs. */
export const deDialogs: typeof enDialogs = {
  find: {
    title: 'Suchen und ändern',
    label: 'Was suchen Sie?',
    placeholder: 'Titel Einstieg, Telefon, Textfarbe …',
    hint: 'Schreiben Sie einen Namen und dahinter, was dort stehen soll.',
    found: counted('de', { one: '# Stelle gefunden', other: '# Stellen gefunden' }),
    more: counted('de', {
      one: '# weitere wird nicht gezeigt: Schreiben Sie weiter, um sie zu sehen.',
      other: '# weitere werden nicht gezeigt: Schreiben Sie weiter, um sie zu sehen.',
    }),
    which: 'Mehrere Felder heißen so: Wählen Sie eines.',
    nothing: 'Nichts auf Ihrer Website heißt so.',
    set: (name, value) => `${name} auf „${value}“ setzen`,
    close: 'Schließen',
    // Splits compounds, so that "Hintergrundfarbe" is also found as "Farbe".
    parts: (word) => word.split(/(?<=\p{L}{3})-?(?=(?:farbe|bild|text|schaltfläche)$)/u),
    fillers: [
      'der',
      'die',
      'das',
      'den',
      'des',
      'dem',
      'ein',
      'eine',
      'mein',
      'meine',
      'von',
      'im',
      'in',
      'auf',
      'für',
      'zu',
      'und',
      'ist',
      'unter',
    ],
    verbs: ['setze', 'setzen', 'ändere', 'ändern'],
    beforeValue: ['auf', 'zu', 'in', 'ist'],
    alsoCalled: {
      farbe: ['farben', 'color', 'colour'],
      bild: ['foto', 'fotos', 'bilder', 'image'],
      titel: ['überschrift', 'title', 'headline'],
      linkadresse: ['url', 'link', 'links'],
      telefon: ['telefonnummer', 'tel', 'handy', 'phone'],
      'e-mail': ['mail', 'email', 'mailadresse', 'e-mail-adresse'],
      text: ['beschriftung', 'wortlaut'],
      einstieg: ['hero', 'banner', 'intro', 'oben'],
      schriftart: ['schrift', 'font'],
      beschreibung: ['über', 'description'],
      schaltfläche: ['button', 'knopf', 'knöpfe'],
      anschrift: ['adresse', 'ort'],
      handlungsaufruf: ['cta', 'aufruf'],
      symbol: ['icon', 'symbole'],
      fußbereich: ['footer', 'fußzeile'],
    },
  },
  starts: {
    title: 'Mit Inhalten für mein Geschäft beginnen',
    intro:
      'Wählen Sie, was am nächsten kommt: Die Seite bekommt die passenden Worte und Farben. Ihre Kontaktdaten, Bilder und die Adresse bleiben, und Sie können es rückgängig machen.',
    close: 'Schließen',
    loading: (business) => `Inhalte werden geholt: ${business} …`,
    failed: 'Die Inhalte konnten nicht geladen werden. Ihre Website ist, wie sie war.',
    retry: 'Erneut versuchen',
  },
  businesses: {
    bakery: 'Bäckerei',
    restaurant: 'Restaurant',
    dentist: 'Zahnarztpraxis',
    hairdresser: 'Friseursalon',
    photographer: 'Fotografie',
    consultant: 'Beratung',
    repairs: 'Sanitärbetrieb',
    yoga: 'Yogastudio',
    lawyer: 'Anwaltskanzlei',
    shop: 'Kleiner Laden',
  },
  transfer: {
    title: 'Eine Kopie sichern oder öffnen',
    saving: 'Kopie sichern',
    page: 'Seite herunterladen',
    pageHint:
      'Eine HTML-Datei, genau die Seite, die veröffentlicht wird: zum Aufheben oder für einen anderen Anbieter.',
    website: 'Website herunterladen',
    websiteHint:
      'Eine Datei mit allem, was Sie hier gemacht haben: Öffnen Sie sie in Parley in einem anderen Browser und machen Sie dort weiter.',
    right: 'Auch das Recht mitgeben, die veröffentlichte Website zu ändern',
    rightHint:
      'Wer die Datei hat, kann dann Ihre veröffentlichte Website ändern, und das lässt sich nicht zurücknehmen. Ohne dieses Recht veröffentlicht der andere Browser unter einer neuen Adresse.',
    opening: 'Mit einer gesicherten Website weitermachen',
    open: 'Website-Datei öffnen',
    openHint:
      'oder hierher ziehen. Ihr Name endet auf .parley.json. Es ändert sich nichts, bevor Sie gesehen haben, was darin ist.',
    busySaving: 'Die Datei wird vorbereitet …',
    busyReading: 'Die Datei wird gelesen …',
    saved: (name) => `${name} liegt bei den Downloads Ihres Browsers.`,
    failed: (reason) => `Die Datei konnte nicht erstellt werden. ${reason}`,
    refused: {
      tooLarge: () => 'Diese Datei ist größer als 10 MB: Das ist keine Website.',
      notRead: () =>
        'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal aus.',
      notJson: () =>
        'Das ist keine Website-Datei, oder sie ist beschädigt: Sie lässt sich nicht bis zum Ende lesen.',
      foreign: () => 'Das ist keine Website-Datei, die Parley gesichert hat.',
      newer: (version) =>
        `Ein neueres Parley hat diese Datei gesichert (Format ${version}). Laden Sie diese Seite neu und öffnen Sie die Datei dann noch einmal.`,
      unsafeName: () => 'Diese Datei enthält Namen, die keine Website hat und die schaden könnten.',
      tooDeep: () => 'Diese Datei ist tiefer verschachtelt, als eine Website sein kann.',
      tooLong: () =>
        'Diese Datei enthält eine Liste mit mehr als 1000 Einträgen: So etwas hat keine Website.',
      badRight: () => 'Das Recht, die veröffentlichte Website zu ändern, ist in dieser Datei beschädigt.',
      unknownTemplate: (id) =>
        `Diese Website ist aus einer Vorlage gemacht, die es hier nicht gibt: „${id}“.`,
      misfit: () =>
        'Der Inhalt dieser Datei passt nicht zu ihrer Vorlage: Sie ist beschädigt oder wurde von Hand geändert.',
    },
    unchanged: 'Es wurde nichts geändert.',
    found: (title) => `Die Datei enthält „${title}“.`,
    template: 'Vorlage',
    savedAt: 'Gesichert',
    moment: dateAndTime('de'),
    carriesRight:
      'Sie enthält das Recht an ihrer veröffentlichten Website: Wenn Sie hier veröffentlichen, ändert sich diese. Auch andere, die die Datei haben, können sie ändern.',
    carriesNone: 'Wenn Sie hier veröffentlichen, entsteht eine neue Website mit eigener Adresse.',
    replaces: 'Sie tritt an die Stelle der Website, die hier offen ist. Das können Sie rückgängig machen.',
    accept: 'Öffnen',
    decline: 'Abbrechen',
    close: 'Schließen',
  },
  confirm: {
    cancel: 'Abbrechen',
    templateTitle: 'Vorlage wechseln?',
    templateQuestion: 'Beim Wechsel der Vorlage gehen alle Anpassungen verloren. Sind Sie sicher?',
    templateAccept: 'Vorlage wechseln',
    resetTitle: 'Website zurücksetzen?',
    resetQuestion:
      'Möchten Sie wirklich zur Standardvorlage zurückkehren? Alle Ihre Änderungen gehen verloren.',
    resetAccept: 'Zurücksetzen',
  },
};
