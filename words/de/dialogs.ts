import type { enDialogs } from '../en/dialogs.ts';
import { counted } from '../formats.ts';

const addedPictures = counted('de', { one: '# Bild hinzugefügt', other: '# Bilder hinzugefügt' });

const NO_WEBSITE = 'Das ist keine mit Parley gesicherte Website, oder die Datei ist beschädigt.';

/** German: the dialogs but publish and versions. */
export const deDialogs: typeof enDialogs = {
  find: {
    label: 'Was suchen Sie?',
    placeholder: 'Titel Einstieg, Telefon, Textfarbe\u00a0…',
    hint: 'Zum Beispiel „Telefon 030 123456“ oder „veröffentlichen“.',
    found: counted('de', { one: '# Stelle gefunden', other: '# Stellen gefunden' }),
    more: counted('de', {
      one: '# weiterer Treffer: Tippen Sie weiter.',
      other: '# weitere Treffer: Tippen Sie weiter.',
    }),
    which: 'Mehrere Felder heißen so: Wählen Sie eines.',
    nothing: 'Auf Ihrer Website passt nichts dazu.',
    close: 'Schließen',
    foundActions: counted('de', { one: '# Aktion gefunden', other: '# Aktionen gefunden' }),
    editList: (list) => `Liste bearbeiten: ${list}`,
    actions: {
      publish: 'Meine Website veröffentlichen',
      versions: 'Veröffentlichte Versionen ansehen',
      transfer: 'Eine Kopie sichern oder öffnen',
    },
  },
  transfer: {
    saving: 'Kopie sichern',
    page: 'Seite herunterladen',
    pageHint:
      'Eine HTML-Datei, genau die Seite, die veröffentlicht wird: für einen anderen Anbieter, oder zum Aufheben und Wiederöffnen.',
    opening: 'Mit einer gesicherten Website weitermachen',
    open: 'Gesicherte Seite öffnen',
    openHint:
      'oder hierher ziehen. Es ist die Seite selbst, wie sie heruntergeladen wurde: Ihr Name endet auf .html. Es ändert sich nichts, bevor Sie gesehen haben, was darin ist.',
    busySaving: 'Die Datei wird vorbereitet\u00a0…',
    busyReading: 'Die Datei wird gelesen, ihre Bilder werden kopiert\u00a0…',
    saved: (name) => `${name} liegt bei den Downloads Ihres Browsers.`,
    failed: (reason) => `Die Datei konnte nicht erstellt werden. ${reason}`,
    refused: {
      tooLarge: NO_WEBSITE,
      notRead:
        'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal aus.',
      noSource:
        'Das ist keine Seite, die ihre Website in sich trägt: Sie ist zu alt dafür oder nicht mit Parley gemacht. Ist es Ihre, laden Sie die Seite noch einmal herunter oder veröffentlichen Sie sie, in dem Browser, in dem sie entstanden ist.',
      newer:
        'Diese Datei stammt aus einer neueren Version von Parley: Laden Sie die Seite neu und öffnen Sie die Datei dann noch einmal.',
      unsafeName: NO_WEBSITE,
      tooDeep: NO_WEBSITE,
      tooLong: NO_WEBSITE,
      unknownTemplate: 'Diese Website ist aus einer Vorlage gemacht, die es hier nicht gibt.',
      misfit:
        'Der Inhalt dieser Datei passt nicht zu ihrer Vorlage: Sie ist beschädigt oder wurde von Hand geändert.',
    },
    unchanged: 'Es wurde nichts geändert.',
    found: (title) => `Die Datei enthält „${title}“.`,
    template: 'Vorlage',
    newAddress: 'Wenn Sie hier veröffentlichen, entsteht eine neue Website mit eigener Adresse.',
    left: 'Sie stammt aus ihrer Seite: Ausgeblendetes und Beispiele, die niemand geändert hat, sind nicht dabei.',
    notCopied: counted('de', {
      one: '# Bild ließ sich nicht kopieren: Es wird von seinem bisherigen Ort gezeigt und kann dort verschwinden.',
      other:
        '# Bilder ließen sich nicht kopieren: Sie werden von ihrem bisherigen Ort gezeigt und können dort verschwinden.',
    }),
    replaces: 'Sie ersetzt die Website, die hier offen ist. Das können Sie rückgängig machen.',
    accept: 'Öffnen',
    decline: 'Abbrechen',
    close: 'Schließen',
  },
  report: {
    what: 'Hier sichern Sie eine Datei mit den letzten Schritten auf dieser Seite, höchstens 500. Wer Ihnen hilft, kann sie nachspielen und sieht, was Sie gesehen haben. Es wird nichts verschickt: Sie entscheiden, wer die Datei bekommt.',
    without:
      'Von Ihren Texten stehen nur die Längen darin. E-Mail-Adressen und das Recht, Ihre Website zu ändern, stehen nie darin.',
    texts: 'Auch meine Texte mitgeben',
    textsHint:
      'Die der Website und die, die Sie getippt haben: Das Problem kann an einem davon liegen. Wer die Datei hat, kann sie lesen.',
    save: 'Bericht sichern',
    saving: 'Die Datei wird vorbereitet\u00a0…',
    saved: (name) => `${name} liegt bei den Downloads Ihres Browsers.`,
    failed: (reason) => `Die Datei konnte nicht erstellt werden. ${reason}`,
    close: 'Schließen',
  },
  templateCards: {
    yours: 'Ihre Seite',
    others: 'Andere Branchen',
    card: (template, business) => `${template}, ${business}`,
    inUse: 'Aktuelle Vorlage',
  },
  pictures: {
    choose: 'Bilder auswählen',
    chooseMore: 'Weitere Bilder auswählen',
    hint: 'So viele Sie möchten, alle auf einmal. Zuerst werden Einträge ohne Bild gefüllt, dann kommen neue dazu.',
    drop: 'Sie können sie auch hierher ziehen oder einfügen.',
    list: 'Ausgewählte Bilder',
    stages: { waiting: 'Wartet', sending: 'Wird hochgeladen\u00a0…', sent: 'Fertig' },
    full: 'Die Liste ist voll: Sie fasst 100 Einträge.',
    gone: 'Den Platz für diese Bilder gibt es auf Ihrer Seite nicht mehr.',
    enough: 'Hier ist Platz für drei. Eine Galerie können Sie später hinzufügen.',
    retry: 'Erneut versuchen',
    describe: (file) => `Was zeigt ${file}?`,
    retryOf: (file) => `Erneut versuchen: ${file}`,
    remove: 'Weglassen',
    removeOf: (file) => `Weglassen: ${file}`,
    progress: (ready, all) => `${ready} von ${all} fertig`,
    use: counted('de', { one: '# Bild hinzufügen', other: '# Bilder hinzufügen' }),
    added: (count, list) => `✓ ${addedPictures(count)}: ${list}.`,
    cancel: 'Abbrechen',
  },
  confirm: {
    cancel: 'Abbrechen',
    templateQuestion: 'Beim Wechsel der Vorlage gehen alle Anpassungen verloren. Sind Sie sicher?',
    templateAccept: 'Vorlage wechseln',
    templateKeep: 'Wechseln und meine Inhalte behalten',
    resetQuestion:
      'Möchten Sie wirklich zur Standardvorlage zurückkehren? Alle Ihre Änderungen gehen verloren.',
    resetAccept: 'Zurücksetzen',
  },
};
