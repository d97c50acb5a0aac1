import type { enServer } from '../en/server.ts';
import { counted } from '../formats.ts';

/** German: the server's messages to visitors. */
export const deServer: typeof enServer = {
  page: {
    unpublished: 'Diese Website ist nicht mehr veröffentlicht.',
    blocked: 'Diese Website wurde gesperrt.',
    missing: 'Unter dieser Adresse gibt es keine Website.',
    version: 'Diese Version der Website ist nicht mehr vorhanden.',
    unreachable:
      'Diese Website kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  report: {
    title: 'Eine Website melden',
    intro: 'Ihre Meldung geht an den Betreiber dieses Servers.',
    website: 'Adresse der Website',
    kind: 'Was ist daran falsch?',
    kinds: {
      deceit: 'Sie täuscht Menschen oder will an ihre Passwörter oder ihr Geld',
      illegal: 'Sie verstößt gegen das Gesetz',
      rights: 'Sie verwendet meinen Namen, meine Texte oder Bilder ohne Erlaubnis',
      harm: 'Sie bedroht oder beleidigt jemanden',
      other: 'Etwas anderes',
    },
    why: 'Was sollten wir wissen?',
    whyNote: 'Was Sie sehen, und wo auf der Seite.',
    email: 'Ihre E-Mail-Adresse',
    emailNote: 'Nur wenn Sie eine Antwort möchten. Der Inhaber der Website erfährt sie nicht.',
    trap: 'Dieses Feld bitte leer lassen',
    send: 'Meldung abschicken',
    kept: 'Eine Meldung wird ein halbes Jahr nach ihrer Bearbeitung gelöscht, spätestens ein Jahr nach ihrem Eingang.',
    byMail: 'Oder schreiben Sie an',
    notSent: 'Noch nicht abgeschickt',
    missing: {
      website: 'Bitte geben Sie die Adresse der Website an.',
      kind: 'Bitte wählen Sie, was am besten passt.',
      why: 'Bitte beschreiben Sie, was falsch ist.',
    },
    tooLong: counted('de', {
      one: 'Bitte höchstens ein Zeichen.',
      other: 'Bitte höchstens # Zeichen.',
    }),
    noEmail: 'Das ist keine E-Mail-Adresse. Lassen Sie das Feld leer, wenn Sie keine Antwort möchten.',
    again: 'Bitte sehen Sie Ihre Meldung noch einmal durch, und schicken Sie sie dann ab.',
    tooMany: 'Sie haben in der letzten Stunde zu viele Meldungen abgeschickt.',
    sentTitle: 'Danke, Ihre Meldung ist angekommen',
    sent: 'Sie ist gespeichert, und der Betreiber dieses Servers sieht sie. Wenn Sie eine E-Mail-Adresse angegeben haben, geht die Antwort dorthin.',
  },
  write: {
    title: 'Schreiben Sie uns',
    titleTo: (name) => `Nachricht an ${name}`,
    intro: 'Ihre Nachricht geht per E-Mail an den Betreiber dieser Website.',
    name: 'Ihr Name',
    contact: 'Wie erreichen wir Sie?',
    contactNote: 'Ihre E-Mail-Adresse oder Telefonnummer.',
    text: 'Ihre Nachricht',
    trap: 'Bitte lassen Sie dieses Feld leer.',
    kept: 'Die Nachricht wird hier außerdem 30 Tage gespeichert und dann gelöscht.',
    check: 'Weiter',
    checkTitle: 'Stimmt alles?',
    checkIntro: 'Es wurde noch nichts gesendet.',
    answersTo: 'Antwort an',
    send: 'Nachricht senden',
    change: 'Etwas ändern',
    sentTitle: 'Ihre Nachricht ist unterwegs',
    sent: 'Vielen Dank. Sie wird dem Betreiber dieser Website per E-Mail zugestellt.',
    back: 'Zurück zur Website',
    closedTitle: 'Hier kann man niemandem schreiben',
    closed: 'Diese Website nimmt zurzeit keine Nachrichten an.',
    brokenTitle: 'Die Nachricht ist nicht angekommen',
    broken:
      'Es wurde nichts gesendet. Bitte gehen Sie in Ihrem Browser zurück, dort steht Ihr Text noch, und versuchen Sie es noch einmal.',
    faulty: 'Etwas fehlt oder ist zu lang. Es wurde noch nichts gesendet.',
    missing: {
      name: 'Bitte geben Sie Ihren Namen an.',
      contact: 'Bitte geben Sie Ihre E-Mail-Adresse oder Telefonnummer an.',
      text: 'Bitte schreiben Sie Ihre Nachricht.',
    },
    tooLong: counted('de', {
      one: 'Höchstens # Zeichen.',
      other: 'Höchstens # Zeichen.',
    }),
    trapped:
      'Ein Feld, das niemand sieht, war ausgefüllt, vielleicht von Ihrem Browser. Es ist wieder leer: Bitte klicken Sie auf „Weiter“.',
    quick:
      'Das ging sehr schnell, deshalb wurde noch nichts gesendet. Bitte klicken Sie noch einmal auf „Nachricht senden“.',
    old: 'Dieses Formular war lange offen, deshalb wurde noch nichts gesendet. Bitte klicken Sie noch einmal auf „Nachricht senden“.',
    notSent: 'Es wurde nichts gesendet.',
    mail: {
      subject: (name) => `${name} hat Ihnen geschrieben`,
      answer: (contact) => `Antworten Sie auf diese E-Mail: Die Antwort geht an ${contact}.`,
      reach: (contact) => `So können Sie antworten: ${contact}`,
      why: (website) =>
        `Die Nachricht kam über „Schreiben Sie uns“ auf Ihrer Website „${website}“. Niemand hat geprüft, wer sie geschrieben hat.`,
      kept: 'Sie wird auf dem Server 30 Tage gespeichert und dann gelöscht.',
      testName: 'Parley',
      test: 'Das ist die Testnachricht, um die Sie gebeten haben. „Schreiben Sie uns“ funktioniert: Nachrichten Ihrer Besucher kommen hier an.',
    },
    unconfirmed: 'Bestätigen Sie erst Ihre E-Mail-Adresse: Vorher kann niemand dieser Website schreiben.',
    notOffered:
      'Auf der veröffentlichten Seite steht noch kein „Schreiben Sie uns“. Schalten Sie es unter „Seite“ ein, und veröffentlichen Sie dann.',
  },
  refused: {
    updatedElsewhere:
      'Diese Website wurde in einem anderen Browser veröffentlicht und kann nur dort aktualisiert werden.',
    changedElsewhere:
      'Diese Website wurde in einem anderen Browser veröffentlicht und kann nur dort geändert werden.',
    taken: 'Diese Adresse ist schon vergeben.',
    pageTooLarge: 'Die Seite ist zu groß: Sie darf höchstens 1\u00a0MB haben.',
  },
  limits: {
    publishes: 'Sie haben in der letzten Stunde zu oft veröffentlicht.',
    refusedPublishes:
      'Sie haben in der letzten Stunde zu viele Seiten gesendet, die nicht veröffentlicht werden konnten.',
    newSites: 'Sie haben in der letzten Stunde zu viele neue Websites veröffentlicht.',
    uploads: 'Sie haben in der letzten Stunde zu viele Bilder hochgeladen.',
    links: 'Sie haben in der letzten Stunde zu viele Links angefordert.',
    badTokens: 'Sie haben zu viele ungültige Links probiert.',
    messages: 'Sie haben in der letzten Stunde zu viele Nachrichten gesendet.',
    messagesToSite: 'Diese Website hat in der letzten Stunde zu viele Nachrichten bekommen.',
    mails: 'So viele E-Mails mit einem Link können nicht an diese Adresse gehen.',
    again: counted('de', {
      one: 'Bitte versuchen Sie es in einer Minute noch einmal.',
      other: 'Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
    againInHours: counted('de', {
      one: 'Bitte versuchen Sie es in einer Stunde noch einmal.',
      other: 'Bitte versuchen Sie es in # Stunden noch einmal.',
    }),
    againInDays: counted('de', {
      one: 'Bitte versuchen Sie es in einem Tag noch einmal.',
      other: 'Bitte versuchen Sie es in # Tagen noch einmal.',
    }),
    busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    broken: (request) =>
      `Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (Anfrage ${request})`,
    noWrites:
      'Der Server kann gerade nichts speichern. Es wurde nichts geändert; bitte versuchen Sie es später noch einmal.',
    noRoom: 'Auf diesem Server ist kein Platz für weitere Bilder.',
    noRoomForNew:
      'Für neue Websites ist auf diesem Server heute kein Platz mehr. Bitte versuchen Sie es morgen noch einmal.',
    noRoomOfOwner: 'Sie haben keinen Platz für weitere Bilder.',
    noRoomForDrafts:
      'Für Bilder unveröffentlichter Websites ist gerade kein Platz mehr. Veröffentlichen Sie Ihre Website, und fügen Sie das Bild dann hinzu.',
    pictureRefused: 'Dieses Bild hat der Betreiber des Servers gesperrt.',
    unreachable:
      'Der Server erreicht seine Daten gerade nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  },
  takenDown: {
    subject: 'Ihre Website wurde gesperrt',
    what: 'Der Betreiber dieses Servers hat Ihre Website gesperrt. Besucher sehen sie nicht mehr:',
    reason: 'Der Grund:',
    answer: 'Wenn Sie das für einen Irrtum halten, antworten Sie auf diese E-Mail, und schreiben Sie, warum.',
    form: 'Wenn Sie das für einen Irrtum halten, schreiben Sie bitte hier, warum.',
    object: 'Widersprechen',
  },
  access: {
    published: {
      subject: (site: string) => `${site} ist veröffentlicht`,
      keep: 'Bestätigen Sie mit diesem Knopf Ihre Adresse, dann können Sie Ihre Website von jedem Handy und Computer aus wieder ändern. Er gilt einmal und 7 Tage lang.',
      confirm: 'Bestätigen und öffnen',
      why: (email: string) =>
        `Sie bekommen diese E-Mail, weil jemand, wahrscheinlich Sie, beim Veröffentlichen dieser Website die Adresse ${email} angegeben hat.`,
      takeOff: 'Aus dem Netz nehmen',
      forget: 'Meine Adresse vergessen',
      notMe: 'Das war ich nicht',
      report: 'Diese Website melden',
    },
    list: {
      subject: 'Zurück zu Ihrer Website',
      back: 'Hiermit können Sie sie auf diesem Gerät wieder ändern. Jeder Link gilt einmal und 30 Minuten lang.',
      open: 'Meine Website öffnen',
      why: 'Sie erhalten diese E-Mail, weil jemand, vermutlich Sie selbst, darum gebeten hat. Waren Sie es nicht, brauchen Sie nichts zu tun.',
      quiet: 'Eine Website aus dem Netz nehmen oder Ihre Adresse vergessen lassen',
    },
    sites: {
      title: 'Ihre Websites',
      what: 'Hier können Sie jede davon aus dem Netz nehmen oder Ihre Adresse vergessen lassen.',
      none: 'Keine Website hier hat noch Ihre Adresse.',
    },
    takeOff: {
      title: 'Diese Website aus dem Netz nehmen?',
      what: 'Besucher sehen sie dann nicht mehr. 30 Tage lang lässt sie sich in dem Browser, in dem sie gemacht wurde, zurückholen. Danach wird sie endgültig gelöscht.',
      done: 'Die Website ist nicht mehr im Netz.',
      after:
        '30 Tage lang lässt sie sich in dem Browser, in dem sie gemacht wurde, zurückholen. Danach wird sie endgültig gelöscht.',
    },
    forget: {
      title: 'Ihre E-Mail-Adresse vergessen?',
      what: 'Die Website bleibt, wie sie ist. Wir löschen Ihre Adresse und schreiben Ihnen nicht mehr; keine E-Mail führt Sie dann zurück zur Website.',
      done: 'Ihre Adresse ist gelöscht.',
      after: 'Ändern lässt sich die Website weiterhin in den Browsern, in denen es bisher ging.',
    },
    notMe: {
      title: 'Waren Sie das nicht?',
      what: 'Dann hat jemand versehentlich Ihre Adresse angegeben. Wir löschen sie, und Sie erhalten keine solche E-Mail mehr, zu keiner Website hier.',
      done: 'Ihre Adresse ist gelöscht.',
      after: 'Sie erhalten keine solche E-Mail mehr, zu keiner Website hier.',
    },
    told: {
      newRight: {
        subject: (site: string) => `Ein neuer Browser kann ${site} ändern`,
        what: () =>
          'Ein Browser hat das Recht bekommen, diese Website zu ändern, durch einen Link oder eine E-Mail. 7 Tage lang kann er nur veröffentlichen.',
      },
      removedRight: {
        subject: (site: string) => `Ein Browser kann ${site} nicht mehr ändern`,
        what: () => 'Jemand, der diese Website ändern darf, hat einem anderen Browser das Recht genommen.',
      },
      newAddress: {
        subject: (site: string) => `${site} hat eine andere E-Mail-Adresse`,
        what: (email: string) =>
          `Jemand, der diese Website ändern darf, hat ihr eine andere Adresse gegeben, ${email}. Ihre führt nicht mehr zu ihr zurück.`,
      },
      askRemove: {
        subject: (site: string) => `Darf ein Browser das Recht an ${site} verlieren?`,
        what: () =>
          'Jemand, der diese Website veröffentlichen darf, möchte einem anderen Browser das Recht nehmen.',
      },
      askAddress: {
        subject: (site: string) => `Darf ${site} eine andere E-Mail-Adresse bekommen?`,
        what: (email: string) =>
          `Jemand, der diese Website veröffentlichen darf, möchte ihr die Adresse ${email} geben. Ihre würde nicht mehr zu ihr zurückführen.`,
      },
      askTakeOff: {
        subject: (site: string) => `Darf ${site} aus dem Netz genommen werden?`,
        what: () => 'Jemand, der diese Website veröffentlichen darf, möchte sie aus dem Netz nehmen.',
      },
      notMe: 'Das war ich nicht',
      allow: 'Erlauben',
      ignore: 'Wenn Sie das nicht wollen, ist nichts zu tun.',
      why: 'Sie bekommen diese E-Mail, weil Ihre Adresse zu dieser Website zurückführt.',
    },
    undo: {
      title: 'Waren Sie es nicht?',
      what: 'Dann wird alles wie vorher, und der Browser, der es getan hat, kann diese Website nicht mehr ändern.',
      done: 'Alles ist wie vorher.',
      after: 'Der Browser, der es getan hat, kann diese Website nicht mehr ändern.',
    },
    allow: {
      title: 'Diese Änderung erlauben?',
      what: 'Jemand, der diese Website veröffentlichen darf, hat darum gebeten.',
      done: 'Es ist geschehen.',
      after: 'Mehr ist nicht zu tun.',
    },
    unknownLink: 'Dieser Link ist ungültig. Vielleicht fehlt ein Teil davon.',
    endedLink: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    endedMail: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
    ownRight: 'Ein Browser kann sich nicht selbst entfernen.',
    olderRight:
      'Dieser Browser kam vor diesem hier dazu. Nur der Browser, der zuerst veröffentlicht hat, kann ihn entfernen.',
    youngRight: 'Dieser Browser kam vor weniger als 7 Tagen dazu. So lange kann er nur veröffentlichen.',
  },
};
