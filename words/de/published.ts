import { dateOf } from '../date.ts';
import type { enPublished } from '../en/published.ts';
import { counted, dateAndTime } from '../formats.ts';

const on = dateOf('de');

/** German: the published website, its versions, who may change it, and the way back to it. */
export const dePublished: typeof enPublished = {
  published: {
    loading: 'Der Server wird gefragt\u00a0…',
    working: 'Der Server wird gefragt\u00a0…',
    failed: 'Das hat nicht geklappt.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
    problems: {
      unproven: 'Der Server konnte nicht erkennen, dass die Website Ihnen gehört. Es wurde nichts geändert.',
      elsewhere: 'Dieser Browser darf diese Website nicht ändern. Es wurde nichts geändert.',
      missing: 'Diese Version ist nicht mehr vorhanden. Es wurde nichts geändert.',
      unpublished: 'Ihre Website ist nicht mehr veröffentlicht.',
      takenDown:
        'Diese Website wurde vom Betreiber des Servers gesperrt. Was Sie gemacht haben, bleibt hier.',
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      refused:
        'Dieser Browser darf das noch nicht. Der Browser, der zuerst veröffentlicht hat, darf es, oder dieser hier, wenn er sein Recht 7 Tage hat. Nichts wurde geändert.',
      asked: 'Eine E-Mail an die bestätigte Adresse fragt, ob das geschehen darf.',
      tooOften: 'Das war vorerst zu oft. Es wurde nichts geändert.',
      unreachable:
        'Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Was Sie gemacht haben, bleibt hier.',
      broken:
        'Das konnte der Server gerade nicht. Bitte versuchen Sie es gleich noch einmal. Was Sie gemacht haben, bleibt hier.',
    },
  },
  comeBack: {
    prompt:
      'Geben Sie die E-Mail-Adresse ein, mit der Sie Ihre Website veröffentlicht haben. Eine Mail bringt Sie zu ihr zurück.',
    email: 'E-Mail-Adresse',
    submit: 'Link per Mail anfordern',
    sending: 'Die Mail wird angefordert\u00a0…',
    sent: 'Wenn diese Adresse zu einer Website gehört, ist eine Mail mit einem Link unterwegs.',
    sentNote:
      'Der Link gilt einmal und 30 Minuten lang, in jedem Browser. Kommt keine Mail, wurde die Adresse nie bestätigt: Dann kann weiterhin der Browser die Website ändern, in dem sie veröffentlicht wurde.',
    orCopy: 'Oder holen Sie sie aus einer Datei, die Sie gesichert haben.',
    copy: 'Eine Kopie öffnen',
  },
  openedLink: {
    looking: 'Der Link wird geprüft\u00a0…',
    offered: {
      confirm: (email) => `Dieser Link bestätigt ${email}. Danach kann dieser Browser Ihre Website ändern:`,
      open: () => 'Mit diesem Link kann dieser Browser Ihre Website ändern:',
      device: () => 'Mit diesem Link kann dieser Browser Ihre Website ändern:',
    },
    offeredHere: (email) => `Dieser Link bestätigt ${email} für Ihre Website:`,
    take: { confirm: 'Bestätigen und öffnen', open: 'Meine Website öffnen', device: 'Meine Website öffnen' },
    takeHere: 'Bestätigen',
    fetching: 'Ihre Website wird geholt\u00a0…',
    here: {
      confirm: 'Ihre Adresse ist bestätigt: Ab jetzt bringt sie Sie zu dieser Website zurück.',
      open: 'Diese Website ist hier schon geöffnet.',
      device: 'Diese Website ist hier schon geöffnet.',
    },
    found: 'Dieser Browser kann Ihre Website jetzt ändern. Hier wird aber gerade eine andere bearbeitet.',
    replaces: 'Wenn Sie Ihre öffnen, tritt sie an deren Stelle. Das können Sie rückgängig machen.',
    openIt: 'Öffnen',
    keep: 'Behalten, was hier ist',
    kept: 'Was hier ist, bleibt.',
    keptNote:
      'Auch die andere Website kann dieser Browser jetzt ändern: Fordern Sie wieder einen Link an, wenn Sie sie öffnen möchten.',
    withoutSource: 'Dieser Browser kann Ihre Website jetzt ändern, aber die Seite bringt sie nicht mit.',
    withoutSourceNote:
      'Sie wurde veröffentlicht, bevor Seiten enthielten, woraus sie gemacht sind. Öffnen Sie eine gesicherte Kopie, oder veröffentlichen Sie sie noch einmal in dem Browser, in dem sie entstanden ist.',
    notFound: 'Der Link lässt sich nicht verwenden.',
    over: 'Er wurde schon verwendet, oder seine Zeit ist um. Fordern Sie mit Ihrer E-Mail-Adresse einen neuen an.',
    unknown:
      'Er ist hier nicht bekannt. Falls Sie ihn kopiert haben, prüfen Sie bitte, ob er vollständig ist, oder fordern Sie einen neuen an.',
    notFetched: 'Dieser Browser kann Ihre Website jetzt ändern, aber ihre Seite ließ sich nicht holen.',
    askAgain: 'Neuen Link anfordern',
  },
  access: {
    notYet: 'Noch nicht veröffentlicht',
    pageLeft: 'Ihre bisherige Seite bleibt online',
    notConfirmed: 'Adresse nicht bestätigt',
    changedElsewhere: 'anderswo geändert',
    mail: 'Ihre E-Mail-Adresse',
    confirmed: (email) => `${email}, bestätigt`,
    unconfirmed: (email) => `${email}, nicht bestätigt`,
    confirmedNote: 'Sie bringt Sie aus jedem Browser zu dieser Website zurück.',
    unconfirmedNote:
      'Klicken Sie auf den Link in der Mail, die dorthin ging. Bis dahin können nur die Browser Ihre Website ändern, die unten stehen.',
    noEmail: 'Es ist keine gespeichert. Deshalb kann keine Mail Sie zu dieser Website zurückbringen.',
    resend: 'Mail noch einmal senden',
    changeEmail: 'Adresse ändern',
    newEmail: 'Neue E-Mail-Adresse',
    saveEmail: 'Ändern',
    leaveEmail: 'Abbrechen',
    mailed: 'Eine Mail mit einem Link zum Bestätigen der Adresse ist unterwegs.',
    messages: 'Nachrichten von Ihrer Seite',
    messagesNote: 'Was Besucher über das Formular auf Ihrer Seite schreiben, kommt an diese Adresse.',
    testMessage: 'Testnachricht an mich senden',
    tested: 'Eine Testnachricht ist an Ihre Adresse unterwegs.',
    deviceNote:
      'Mit einem Link, der einmal und 15 Minuten lang gilt. Ihre Website kommt von ihrer veröffentlichten Seite.',
    left: counted('de', {
      one: '# Änderung ist nicht veröffentlicht und bleibt hier.',
      other: '# Änderungen sind nicht veröffentlicht und bleiben hier.',
    }),
    makeLink: 'Link erstellen',
    saveCopy: 'Kopie sichern',
    linked: 'Öffnen Sie diesen Link auf dem anderen Gerät.',
    linkedNote: 'Er gilt einmal und 15 Minuten lang. Wer ihn hat, kann Ihre Website ändern.',
    code: 'Der Link als QR-Code für die Handykamera',
    copy: 'Kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser hat das Kopieren verhindert: Markieren Sie stattdessen den Link oben.',
    linkOver: 'Der Link ist abgelaufen.',
    newLink: 'Neuen Link erstellen',
    who: 'Wer diese Website ändern kann',
    here: 'dieser Browser',
    by: {
      browser: (date) => `ein anderer Browser, ${on(date)}`,
      mail: (date) => `per Mail, ${on(date)}`,
      device: (date) => `ein anderes Gerät, ${on(date)}`,
    },
    news: {
      newRight: (at) => `Seit dem ${on(at)} kann noch ein Browser diese Website ändern.`,
      removedRight: (at) => `Am ${on(at)} hat ein Browser das Recht verloren, diese Website zu ändern.`,
      newAddress: (at) => `Am ${on(at)} wurde die E-Mail-Adresse dieser Website geändert.`,
    },
    newsBelow: 'Waren Sie das nicht? Unten können Sie diesen Browser entfernen oder die Adresse ändern.',
    newsThere: 'Waren Sie das nicht? Dort können Sie diesen Browser entfernen oder die Adresse ändern.',
    remove: 'Entfernen',
    removeOf: (holder) => `Entfernen: ${holder}`,
    notYours: 'Nur der Browser, der zuerst veröffentlicht hat, kann diesen entfernen.',
    removeTitle: 'Dieses Recht entfernen?',
    removeQuestion: (holder) => `„${holder}“ kann Ihre Website dann nicht mehr ändern.`,
    takenOff: (at) => `Am ${on(at)} per Mail vom Netz genommen.`,
    until: (date) => `Sie können sie bis zum ${on(date)} zurückholen.`,
    putBack: 'Zurückholen',
  },
  versions: {
    none: 'Noch ist nichts veröffentlicht. Jede Version, die Sie veröffentlichen, wird hier aufgeführt.',
    kept: counted('de', {
      one: '# Version wird aufbewahrt',
      other: '# Versionen werden aufbewahrt',
    }),
    note: 'Alle sehen die Version, die online ist. Was Sie hier bearbeiten, bleibt davon unberührt.',
    version: (number) => `Version ${number}`,
    when: dateAndTime('de'),
    live: 'Online',
    look: 'Ansehen',
    lookAt: (number) => `Ansehen: Version ${number}`,
    bringBack: 'Zurückholen',
    bringBackOf: (number) => `Zurückholen: Version ${number}`,
    bringingBack: (number) => `Version ${number} wird zurückgeholt\u00a0…`,
    broughtBack: (number) => `Jetzt ist Version ${number} online.`,
    unpublish: 'Offline nehmen',
    unpublishTitle: 'Website offline nehmen?',
    unpublishQuestion:
      'Ihre Website und alle ihre Versionen verschwinden aus dem Netz, und ihre Adresse kann niemand mehr verwenden. Was Sie gemacht haben, bleibt hier: Wenn Sie es wieder veröffentlichen, bekommt es eine neue Adresse.',
    unpublishing: 'Ihre Website wird offline genommen\u00a0…',
    unpublished: 'Ihre Website ist nicht mehr veröffentlicht.',
    unpublishedNote:
      'Was Sie gemacht haben, bleibt hier. Wenn Sie es wieder veröffentlichen, wird es eine neue Website mit einer neuen Adresse.',
  },
  pageStays: (address) =>
    `Ihre Seite unter ${address} bleibt, wie sie ist. Beim nächsten Veröffentlichen entsteht eine neue Seite mit neuer Adresse.`,
  noMail:
    'An diese Adresse kann keine Mail gehen. Berichtigen Sie sie, dann kann eine Mail Sie zu dieser Website zurückbringen.',
  mailKept: 'Von hier werden keine Mails verschickt.',
  mailTrying: (email) =>
    `Die Mail an ${email} ist noch nicht verschickt. Wir versuchen es bis morgen weiter.`,
  mailRefused:
    'Die Mail wurde abgelehnt: Diese Adresse nimmt keine an. Berichtigen Sie sie, dann kann eine Mail Sie zu dieser Website zurückbringen.',
  mailLater: (date) =>
    `Es ging keine Mail hinaus, weil diese Adresse schon genug bekommen hat. Die nächste kann am ${on(date)} gehen.`,
  addressKept: (email = 'die bisherige') => `Die E-Mail-Adresse dieser Website ist weiterhin ${email}.`,
  takeAddress: (email) => `Stattdessen soll ${email} zu dieser Website zurückbringen`,
  confirmMail: (email) =>
    `In einer Mail an ${email} steht ein Link: Klicken Sie einmal darauf, dann bringt die Adresse Sie zu dieser Website zurück.`,
};
