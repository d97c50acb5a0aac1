import { dateOf } from '../date.ts';
import type { enPublish } from '../en/publish.ts';
import { counted, oneDecimal } from '../formats.ts';

const on = dateOf('de');

const megabytes = (kib: number) => oneDecimal('de')((kib * 1024) / 1e6);

const changes = counted('de', { one: '# Änderung', other: '# Änderungen' });

/** German: publish, review and versions dialogs. */
export const dePublish: typeof enPublish = {
  publish: {
    ready: (name) => `${name === '' ? 'Ihre Website' : name} kann jetzt online gehen.`,
    update: (name) =>
      `${name === '' ? 'Ihre Website' : name} ist online. Hiermit kommt sie auf den neuesten Stand.`,
    live: (name) => `${name === '' ? 'Ihre Website' : name} ist online.`,
    picture: 'Ihre Seite, wie sie aussehen wird',
    livePicture: 'Ihre Seite, wie sie jetzt zu sehen ist',
    prompt: 'Geben Sie Ihre E-Mail-Adresse ein, um den Link zu Ihrer Website zu erhalten.',
    email: 'E-Mail-Adresse',
    emailHint: 'name@beispiel.de',
    emailUse:
      'Die Adresse bleibt bei Ihrer Website und in diesem Browser und wird nie veröffentlicht. Nehmen Sie die Website offline, wird auch die Adresse gelöscht.',
    didYouMean: (email: string) => `Meinten Sie ${email}?`,
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    submit: 'Veröffentlichen',
    submitting: 'Wird veröffentlicht\u00a0…',
    close: 'Schließen',
    visit: 'Website ansehen',
    copy: 'Kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser hat das Kopieren verhindert: Markieren Sie stattdessen den Link oben.',
    share: 'Teilen',
    notShared: 'Der Browser hat das Teilen verhindert: Kopieren Sie stattdessen den Link.',
    code: 'Der Link als QR-Code für die Handykamera',
    again: 'Unter derselben Adresse veröffentlichen',
    againHint: (email) => `Mit ${email}, wie beim letzten Mal.`,
    asNewSite: 'Als neue Website veröffentlichen',
    change: 'Etwas ändern',
    deploying: 'Ihre Website wird veröffentlicht\u00a0…',
    stepsTitle: 'Was jetzt geschieht',
    stepsFailed: 'Bis hierher ging es',
    steps: { drawing: 'Adresse wählen', rendering: 'Seite erstellen', sending: 'Ins Netz stellen' },
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
    whenOnline: 'Erneut versuchen, sobald ich online bin',
    waitsOnline: (email) => `Sobald Sie wieder online sind, wird Ihre Website mit ${email} veröffentlicht.`,
    failure: (reason) => `Die Website konnte nicht veröffentlicht werden: ${reason}`,
    between: {
      tooLarge:
        'Etwas auf dem Weg zum Server nimmt keine Seite dieser Größe an. Wer den Server betreibt, kann das erlauben.',
      tooOften: 'Das war zu oft. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
      forbidden:
        'Etwas auf dem Weg zum Server hat das abgelehnt, zum Beispiel die Firewall eines Netzes. Versuchen Sie es in einem anderen Netz, oder fragen Sie, wer den Server betreibt.',
      broken: 'Der Server antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    },
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
    leftOff: counted('de', {
      one: '# Beispiel erscheint nicht auf Ihrer Seite',
      other: '# Beispiele erscheinen nicht auf Ihrer Seite',
    }),
    fillOrKeep: 'Tragen Sie ein, was für Sie gilt, oder behalten Sie, was stimmt.',
    keep: 'Behalten',
    keepSentences: 'Alle Sätze behalten',
    hide: 'Alle ausblenden',
    unreachable:
      'Über diese Seite kann Sie noch niemand erreichen. Suchmaschinen werden deshalb gebeten, sie nicht aufzunehmen.',
    changedElsewhere: (at) => `Diese Seite wurde am ${on(at)} in einem anderen Browser geändert.`,
    openPage: 'Öffnen',
    openPageNote:
      'Wenn Sie sie öffnen, ersetzt sie, was hier ist; das können Sie rückgängig machen. Wenn Sie veröffentlichen, tritt an ihre Stelle, was hier ist.',
    formLater: '„Schreiben Sie uns“ funktioniert, sobald Ihre E-Mail-Adresse bestätigt ist.',
    findings: {
      reach: () => 'Eines davon genügt:',
      legal: () => 'Im Impressum fehlt noch:',
      link: () => 'Diese Links führen nirgendwohin:',
      contact: () => 'Hier kann niemand durch Anklicken anrufen oder schreiben:',
      misfit: () => 'Was hier steht, kann die Seite nicht zeigen:',
      broken: () => 'Von diesen Adressen kommt kein Bild:',
      picture: () => 'Diesen Bildern fehlt eine Beschreibung für alle, die sie nicht sehen können:',
      contrast: () =>
        'In diesen Farben ist Text schwer zu lesen, deshalb zeigt die Seite den nächsten gut lesbaren Farbton:',
      heavy: (kib) =>
        `Die Bilder sind groß (zusammen etwa ${megabytes(kib)}\u00a0MB): Am Handy dauert es, bis sie geladen sind. Das größte:`,
      tooHeavy: (kib) =>
        `Die Bilder sind sehr groß (zusammen etwa ${megabytes(kib)}\u00a0MB): Am Handy geben viele auf, bevor sie geladen sind. Das größte:`,
      title: () => 'Die Seite hat keinen Titel:',
      description: () => 'Für Suche und geteilte Links fehlt eine Beschreibung:',
    },
    add: (name) => `${name} hinzufügen`,
    mend: (name, color) => `${name}: ${color} nehmen (so ist es besser zu lesen)`,
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
      icon: (value) => `Ein Symbol „${value}“ gibt es hier nicht, deshalb zeigt die Seite ein neutrales.`,
      color: (value) => `Eine Farbe „${value}“ gibt es nicht, deshalb nimmt die Seite ihre eigene.`,
      url: (value) => `„${value}“ ist keine Internetadresse, deshalb gibt es hier keinen Link.`,
      image: (value) => `„${value}“ ist nicht die Adresse eines Bildes, deshalb erscheint keines.`,
      font: (value) => `Eine Schrift „${value}“ gibt es hier nicht, deshalb verwendet die Seite Open Sans.`,
      email: (value) =>
        `„${value}“ ist nicht als E-Mail-Adresse zu erkennen, deshalb lässt es sich nicht anklicken.`,
      phone: (value) =>
        `„${value}“ ist nicht als Telefonnummer zu erkennen, deshalb lässt es sich nicht anklicken.`,
      whatsapp: (value) =>
        `WhatsApp braucht eine Nummer mit Landesvorwahl, und „${value}“ hat keine: Hier erscheint keine Schaltfläche.`,
      language: (value) =>
        `Einen Sprachcode „${value}“ gibt es nicht, deshalb gilt die Seite als englisch. Ein Code sieht aus wie de oder pt-BR.`,
      embeddedFont: (value) =>
        `Die Schrift „${value}“ darf nicht eingebettet werden; zu sehen ist sie nur, wo sie installiert ist.`,
    },
    missingFont:
      'Die Schrift konnte nicht geladen werden, deshalb nimmt jedes Gerät vorerst eine eigene. Beim Veröffentlichen wird es noch einmal versucht.',
    noFont: 'Die Schrift zum Einbetten konnte nicht geladen werden',
    adjustedColor:
      'So wäre es schwer zu lesen, deshalb zeigt die Seite den nächsten Farbton, der gut lesbar ist.',
  },
};
