import type { enPublish } from '../en/publish.ts';
import { counted, dateAndTime, oneDecimal, wholeNumber } from '../formats.ts';

const changes = counted('de', { one: '# Änderung', other: '# Änderungen' });

/** German: publish, review and versions dialogs. */
export const dePublish: typeof enPublish = {
  publish: {
    ready: (name) => `${name === '' ? 'Ihre Website' : name} kann jetzt online gehen.`,
    live: (name) => `${name === '' ? 'Ihre Website' : name} ist online.`,
    picture: 'Ihre Seite, wie sie aussehen wird',
    livePicture: 'Ihre Seite, wie sie jetzt zu sehen ist',
    prompt: 'Geben Sie Ihre E-Mail-Adresse ein, um den Link zu Ihrer Website zu erhalten.',
    email: 'E-Mail-Adresse',
    emailHint: 'name@beispiel.de',
    emailUse:
      'Der Link geht auch an diese Adresse, wenn der Server E-Mails senden kann; sie wird bei Ihrer Website und in diesem Browser gespeichert, nie angezeigt und gelöscht, wenn Sie die Veröffentlichung beenden.',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    submit: 'Veröffentlichen',
    submitting: 'Wird veröffentlicht …',
    close: 'Schließen',
    visit: 'Website ansehen',
    copy: 'Kopieren',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt: Markieren Sie stattdessen die Adresse oben.',
    share: 'Teilen',
    notShared: 'Der Browser hat das Teilen nicht erlaubt: Kopieren Sie stattdessen die Adresse.',
    code: 'Die Adresse als Bild für eine Handykamera',
    again: 'Unter derselben Adresse veröffentlichen',
    againHint: (email) => `Mit ${email}, wie beim letzten Mal.`,
    asNewSite: 'Als neue Website veröffentlichen',
    change: 'Etwas ändern',
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
    whenOnline: 'Erneut versuchen, sobald online',
    waitsOnline: (email) =>
      `Es wird auf das Netz gewartet. Dann wird Ihre Website mit der Adresse ${email} veröffentlicht.`,
    failure: (reason) => `Die Website konnte nicht veröffentlicht werden: ${reason}`,
  },
  deployCall: {
    timedOut: 'Der Server hat nicht rechtzeitig geantwortet',
    unreadableAnswer: 'Der Server hat eine unlesbare Antwort geschickt',
    noAddress: 'Der Server hat keine Adresse für die Website geschickt',
  },
  review: {
    toLookAt: counted('de', {
      one: '# Punkt, den Sie sich ansehen könnten',
      other: '# Punkte, die Sie sich ansehen könnten',
    }),
    enter: 'Die Eingabetaste übernimmt, was Sie schreiben.',
    invented: 'Das hat die Vorlage erfunden:',
    hide: 'Alle ausblenden',
    items: counted('de', { one: '# Eintrag', other: '# Einträge' }),
    findings: {
      reach: () => 'Über diese Seite kann Sie noch niemand erreichen. Eines davon genügt:',
      name: () => 'Das ist noch der Name, den die Vorlage erfunden hat:',
      link: () => 'Diese Links führen nirgendwohin:',
      contact: () => 'Hier kann niemand durch Anklicken anrufen oder schreiben:',
      misfit: () => 'Was hier steht, kann die Seite nicht zeigen:',
      broken: () => 'Von diesen Adressen kommt kein Bild:',
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
      email: (value) => `In „${value}“ steht keine lesbare E-Mail-Adresse: Anklicken geht nicht.`,
      phone: (value) => `In „${value}“ steht keine lesbare Telefonnummer: Anklicken geht nicht.`,
      whatsapp: (value) =>
        `WhatsApp braucht eine Nummer mit Landesvorwahl, „${value}“ ist keine: Hier erscheint keine Schaltfläche.`,
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
  versions: {
    loading: 'Die veröffentlichten Versionen werden abgefragt …',
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
};
