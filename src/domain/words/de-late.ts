import { counted, momentIn, oneDecimal, perCent, wholeNumber } from '../counting.ts';
import type { LateWords } from '../words.ts';
import { deIconWords } from './de-icon-words.ts';

const changes = counted('de', { one: '# Änderung', other: '# Änderungen' });

/** German: what dialogs, popovers and notices say. */
export const deLate: LateWords = {
  document: {
    description:
      'Parley baut mit Ihnen eine Website: Sie antworten einem freundlichen Assistenten, sehen jede Änderung sofort und veröffentlichen die Seite unter einer öffentlichen Adresse.',
  },
  language: {
    label: 'Sprache',
    notKept: 'Dieser Browser merkt sich die Wahl nicht. Die Seite bleibt deshalb auf Deutsch.',
  },
  editors: {
    close: 'Schließen',
    icon: 'Symbol auswählen',
    color: 'Farbe auswählen',
    image: 'Bild hochladen',
    toggle: 'Ein- oder ausblenden',
    searchIcons: 'Symbole suchen …',
    searchColors: 'Farben suchen …',
    iconWords: deIconWords,
    found: counted('de', { one: '# gefunden', other: '# gefunden' }),
    icons: 'Symbole',
    colors: 'Farben',
    nothingFound: (query) => `Nichts heißt „${query}“.`,
    customColor: 'Eigene Farbe',
    customColorInput: 'Farbwähler',
    customColorValue: 'Wert der eigenen Farbe',
    select: 'Übernehmen',
    noColor: 'Keine eigene Farbe',
    chooseImage: 'Bild auswählen',
    imageHint: 'oder hierher ziehen oder einfügen. JPEG, PNG, WebP, GIF, AVIF oder SVG, bis 5 MB.',
    chosenImage: (name) => `Ausgewähltes Bild: ${name}`,
    upload: 'Hochladen',
    uploading: 'Wird hochgeladen …',
    uploaded: perCent('de'),
    notImage: 'Bitte wählen Sie eine Bilddatei aus',
    tooLarge: 'Das Bild muss kleiner als 5 MB sein',
    uploadFailed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
    tooManyPictures: 'Das waren zu viele Bilder für eine Stunde.',
    uploadWaits: 'Sie sind offline. Das Bild wird gesendet, sobald das Netz wieder da ist.',
  },
  again: {
    later: 'Bitte versuchen Sie es später noch einmal.',
    inMinutes: counted('de', {
      one: 'Bitte versuchen Sie es in einer Minute noch einmal.',
      other: 'Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
  },
  installation: {
    offline: 'Sie sind offline.',
    offlineKept: 'Sie sind offline. Ihre Änderungen bleiben in diesem Browser gespeichert.',
    newVersion: 'Eine neue Version von Parley ist da.',
    reload: 'Neu laden',
    later: 'Später',
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
  publish: {
    title: 'Veröffentlichung',
    prompt: 'Geben Sie Ihre E-Mail-Adresse ein, um den Link zu Ihrer Website zu erhalten.',
    email: 'E-Mail-Adresse',
    emailHint: 'name@beispiel.de',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    submit: 'Veröffentlichen',
    submitting: 'Wird veröffentlicht …',
    close: 'Schließen',
    visit: 'Website ansehen',
    copy: 'Adresse kopieren',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt: Markieren Sie stattdessen die Adresse oben.',
    share: 'Teilen',
    notShared: 'Der Browser hat das Teilen nicht erlaubt: Kopieren Sie stattdessen die Adresse.',
    code: 'Die Adresse als Bild für eine Handykamera',
    asNewSite: 'Als neue Website veröffentlichen',
    deploying: 'Ihre Website wird veröffentlicht …',
    stepsTitle: 'Was jetzt geschieht',
    stepsFailed: 'Wie weit es gekommen ist',
    steps: { drawing: 'Adresse wählen', rendering: 'Seite zeichnen', sending: 'Ins Web senden' },
    standing: {
      done: 'fertig',
      now: 'läuft',
      toCome: 'kommt noch',
      failed: 'fehlgeschlagen',
      left: 'nicht begonnen',
    },
    deployed: 'Ihre Website ist veröffentlicht!',
    deployedNote: 'Es kann einen Moment dauern, bis Ihre Website erreichbar ist.',
    deployFailed: 'Veröffentlichung fehlgeschlagen',
    waits:
      'Sie sind offline, und zum Veröffentlichen braucht es das Netz. Es geht weiter, sobald das Netz wieder da ist.',
    failure: (reason) => `Die Website konnte nicht veröffentlicht werden: ${reason}`,
    unknownFailure: 'Ein unbekannter Fehler ist aufgetreten',
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
    moment: momentIn('de'),
    carriesRight:
      'Sie enthält das Recht an ihrer veröffentlichten Website: Wenn Sie hier veröffentlichen, ändert sich diese. Auch andere, die die Datei haben, können sie ändern.',
    carriesNone: 'Wenn Sie hier veröffentlichen, entsteht eine neue Website mit eigener Adresse.',
    replaces: 'Sie tritt an die Stelle der Website, die hier offen ist. Das können Sie rückgängig machen.',
    accept: 'Öffnen',
    decline: 'Abbrechen',
    close: 'Schließen',
  },
  versions: {
    title: 'Veröffentlichte Versionen',
    loading: 'Die veröffentlichten Versionen werden abgefragt …',
    none: 'Noch ist nichts veröffentlicht. Jede Version, die Sie veröffentlichen, wird hier aufgeführt.',
    kept: counted('de', {
      one: '# Version wird aufbewahrt',
      other: '# Versionen werden aufbewahrt',
    }),
    note: 'Alle sehen die Version, die online ist. Was Sie hier bearbeiten, bleibt davon unberührt.',
    version: (number) => `Version ${number}`,
    when: momentIn('de'),
    live: 'Online',
    look: 'Ansehen',
    lookAt: (number) => `Ansehen: Version ${number}`,
    bringBack: 'Zurückholen',
    bringBackOf: (number) => `Zurückholen: Version ${number}`,
    bringingBack: (number) => `Version ${number} wird zurückgeholt …`,
    broughtBack: (number) => `Jetzt ist Version ${number} online.`,
    unpublish: 'Offline nehmen',
    unpublishTitle: 'Website offline nehmen?',
    unpublishQuestion:
      'Ihre Website und alle ihre Versionen verschwinden aus dem Netz, und ihre Adresse kann niemand mehr verwenden. Was Sie gemacht haben, bleibt hier: Wenn Sie es wieder veröffentlichen, bekommt es eine neue Adresse.',
    unpublishing: 'Ihre Website wird offline genommen …',
    unpublished: 'Ihre Website ist nicht mehr veröffentlicht.',
    failed: 'Das hat nicht geklappt.',
    unpublishedNote:
      'Was Sie gemacht haben, bleibt hier. Wenn Sie es wieder veröffentlichen, wird es eine neue Website mit einer neuen Adresse.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
    problems: {
      unproven: 'Der Server konnte nicht erkennen, dass die Website Ihnen gehört. Es wurde nichts geändert.',
      elsewhere:
        'Diese Website wurde in einem anderen Browser veröffentlicht und kann nur dort geändert werden. Es wurde nichts geändert.',
      missing: 'Das bewahrt der Server nicht mehr auf. Es wurde nichts geändert.',
      unpublished: 'Ihre Website ist nicht mehr veröffentlicht.',
      takenDown:
        'Diese Website wurde vom Betreiber des Servers gesperrt. Was Sie gemacht haben, bleibt hier.',
      tooOften: 'Das war zu oft für eine Stunde. Es wurde nichts geändert.',
      unreachable:
        'Der Server ist nicht zu erreichen. Bitte prüfen Sie, ob Sie online sind, und versuchen Sie es erneut. Was Sie gemacht haben, bleibt hier.',
      broken:
        'Das konnte der Server gerade nicht. Bitte versuchen Sie es gleich noch einmal. Was Sie gemacht haben, bleibt hier.',
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
    // What stands at the end of a compound is looked for by itself: Hintergrundfarbe is a Farbe.
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
  looks: {
    summary: 'So sieht Ihre Seite in einer Suche und beim Teilen aus',
    search: 'In einer Suche',
    shared: 'Beim Teilen',
    address: 'die Adresse Ihrer Website',
    noDescription: 'Ohne Beschreibung nimmt eine Suchmaschine ein paar Worte der Seite selbst.',
  },
  colors: {
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Violett',
    pink: 'Rosa',
    brown: 'Braun',
    black: 'Schwarz',
    white: 'Weiß',
    gray: 'Grau',
    silver: 'Silber',
    gold: 'Gold',
    navy: 'Marineblau',
    teal: 'Petrol',
    olive: 'Oliv',
    maroon: 'Kastanienbraun',
    lime: 'Limette',
    aqua: 'Aqua',
    fuchsia: 'Fuchsia',
    primaryBlue: 'Grundton Blau',
    primaryIndigo: 'Grundton Indigo',
    primaryPurple: 'Grundton Violett',
    primaryPink: 'Grundton Pink',
    primaryRed: 'Grundton Rot',
    primaryOrange: 'Grundton Orange',
    primaryYellow: 'Grundton Gelb',
    primaryGreen: 'Grundton Grün',
    primaryTeal: 'Grundton Petrol',
    primaryCyan: 'Grundton Cyan',
    lightGray: 'Hellgrau',
    darkGray: 'Dunkelgrau',
  },
  deployCall: {
    timedOut: 'Der Server hat nicht rechtzeitig geantwortet',
    unreadableAnswer: 'Der Server hat eine unlesbare Antwort geschickt',
    noAddress: 'Der Server hat keine Adresse für die Website geschickt',
  },
  link: {
    leads: (address) => `Auf der veröffentlichten Seite öffnet dieser Link ${address}`,
    open: 'In neuem Tab öffnen',
  },
  siteNotices: {
    dismiss: 'Ausblenden',
    retry: 'Erneut versuchen',
    notSaved: {
      full: 'Nicht gespeichert: In diesem Browser ist kein Platz mehr. Ihre Änderungen bleiben, bis Sie diese Seite schließen.',
      refused:
        'Nicht gespeichert: Dieser Browser behält Ihre Änderungen nicht. Sie bleiben, bis Sie diese Seite schließen.',
    },
    notCleared:
      'Nicht gespeichert: Dieser Browser hat die alte Website nicht gelöscht. Sie kommt wieder, wenn Sie Parley neu öffnen.',
    unreadable:
      'Ihre gespeicherte Website ließ sich nicht lesen, deshalb sehen Sie die Standardvorlage. Das Gespeicherte bleibt in diesem Browser aufbewahrt.',
    replaced: {
      template: 'Die Vorlage wurde gewechselt.',
      reset: 'Ihre Website wurde zurückgesetzt.',
      import: 'Die Website aus der Datei ist geöffnet.',
      start: 'Das ist ein Beispiel: Machen Sie die Worte zu Ihren eigenen.',
    },
    undone: (deed) => `Rückgängig gemacht: ${deed}`,
    redone: (deed) => `Wiederholt: ${deed}`,
  },
  tabs: {
    changedTo: (name: string, value: string) =>
      `${name} wurde auch in einem anderen Tab geändert: „${value}“.`,
    changed: (name: string) => `${name} wurde auch in einem anderen Tab geändert.`,
    use: (value: string) => `„${value}“ übernehmen`,
    useOther: 'Das andere übernehmen',
    keep: 'Meins behalten',
  },
  review: {
    toLookAt: counted('de', {
      one: '# Punkt, den Sie sich ansehen könnten',
      other: '# Punkte, die Sie sich ansehen könnten',
    }),
    findings: {
      link: () => 'Diese Links führen nirgendwohin:',
      misfit: () => 'Was hier steht, kann die Seite nicht zeigen:',
      picture: () => 'Diesen Bildern fehlt eine Beschreibung für alle, die sie nicht sehen können:',
      contrast: () =>
        'Diese Farben sind an ihrer Stelle schwer zu lesen, deshalb zeigt die Seite den nächstgelegenen lesbaren Farbton:',
      heavy: (kib) =>
        `Die Bilder wiegen zusammen etwa ${wholeNumber('de')(kib)} KiB, das dauert auf einem Handy eine Weile. Die schwersten:`,
      tooHeavy: (kib) =>
        `Die Bilder wiegen zusammen etwa ${wholeNumber('de')(kib)} KiB: Auf einem Handy sind viele wieder weg, bevor sie da sind. Die schwersten:`,
      title: () => 'Die Seite hat keinen Titel:',
      description: () => 'Nichts sagt, worum es auf der Seite geht, wo sie gefunden oder geteilt wird:',
      sample: () => 'Hier steht noch, was sich die Vorlage ausgedacht hat:',
      profile: () => 'Diese Links führen auf die Startseite eines Netzwerks, nicht auf Ihre:',
    },
    mend: (name, color, ratio) => `${name}: ${color} nehmen (jetzt ${oneDecimal('de')(ratio)} zu 1)`,
    changes: (count, version) =>
      `${changes(count)} ${version === undefined ? 'seit der letzten Veröffentlichung' : `gegenüber Version ${version}, die online ist`}:`,
    more: counted('de', { one: 'und # weitere', other: 'und # weitere' }),
    unchanged: (version) =>
      version === undefined
        ? 'Seit der letzten Veröffentlichung hat sich nichts geändert.'
        : `Alles ist wie in Version ${version}, die online ist.`,
    liveUnknown:
      'Die Version, die online ist, liegt diesem Browser nicht vor. Was anders ist, kann er daher nicht sagen.',
    adjusted: counted('de', {
      one: '# Angabe erscheint anders',
      other: '# Angaben erscheinen anders',
    }),
    misfits: {
      icon: (value) => `Ein Symbol „${value}“ gibt es hier nicht: Die Seite zeigt ein neutrales Zeichen.`,
      color: (value) =>
        `„${value}“ ist keine Farbe, die eine Seite zeigen kann: Sie zeigt stattdessen ihre eigene.`,
      url: (value) =>
        `„${value}“ ist keine Adresse, auf die eine Seite verweisen kann: Hier erscheint kein Link.`,
      image: (value) => `„${value}“ ist keine Bildadresse: Hier erscheint kein Bild.`,
      font: (value) => `Eine Schrift „${value}“ ist hier nicht bekannt: Die Seite verwendet Open Sans.`,
      language: (value) =>
        `Keine Sprache hat den Code „${value}“: Die Seite gibt sich als englisch aus. Ein Code sieht aus wie de oder pt-BR.`,
      embeddedFont: (value) =>
        `Die Schrift „${value}“ darf niemand weitergeben, deshalb enthält die Seite sie nicht: Sie erscheint nur, wo ein Gerät sie hat.`,
    },
    missingFont:
      'Die Schrift konnte nicht geladen werden, deshalb verwendet die Seite eine Schrift des jeweiligen Geräts. Beim Veröffentlichen wird es noch einmal versucht.',
    noFont: 'Die Schrift, die die Seite enthalten soll, konnte nicht geladen werden',
    adjustedColor: (ratio, needed) =>
      `Sie würde sich vom Hintergrund nur mit ${oneDecimal('de')(ratio)} zu 1 abheben. Lesbar ist sie ab ${oneDecimal('de')(needed)} zu 1, deshalb zeigt die Seite den nächstgelegenen Farbton, der das erreicht.`,
  },
};
