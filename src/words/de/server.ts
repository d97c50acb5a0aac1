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
    what: 'Ist eine hier veröffentlichte Website schädlich oder rechtswidrig? Bitte schicken Sie uns ihre Adresse und den Grund.',
    about:
      'Ist diese Website schädlich oder rechtswidrig? Bitte schreiben Sie uns, und nennen Sie den Grund.',
    nowhere:
      'Hier ist keine Kontaktadresse hinterlegt: Bitte wenden Sie sich an den Betreiber dieses Servers.',
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
    newSites: 'Sie haben in der letzten Stunde zu viele neue Websites veröffentlicht.',
    uploads: 'Sie haben in der letzten Stunde zu viele Bilder hochgeladen.',
    again: counted('de', {
      one: 'Bitte versuchen Sie es in einer Minute noch einmal.',
      other: 'Bitte versuchen Sie es in # Minuten noch einmal.',
    }),
    busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    broken: (request) =>
      `Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (Anfrage ${request})`,
    noWrites:
      'Der Server kann gerade nichts speichern. Es wurde nichts geändert; bitte versuchen Sie es später noch einmal.',
    noRoom: 'Auf diesem Server ist kein Platz für weitere Bilder.',
    noRoomOfOwner: 'Sie haben keinen Platz für weitere Bilder.',
    noRoomForDrafts:
      'Für Bilder unveröffentlichter Websites ist gerade kein Platz mehr. Veröffentlichen Sie Ihre Website, und fügen Sie das Bild dann hinzu.',
    pictureRefused: 'Dieses Bild hat der Betreiber des Servers gesperrt.',
    unreachable:
      'Der Server erreicht seine Daten gerade nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  },
  mail: {
    subject: 'Ihre Website ist veröffentlicht',
    text: (url) => `Ihre Website ist veröffentlicht. Sie finden sie hier:

${url}

Um sie zu ändern, öffnen Sie Parley in demselben Browser auf demselben
Gerät.

Sie erhalten diese E-Mail, weil jemand, vermutlich Sie selbst, beim
Veröffentlichen Ihre E-Mail-Adresse angegeben hat. Waren Sie es nicht, oder
schadet die Website jemandem:

${url}report
`,
  },
};
