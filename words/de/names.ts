import type { StoredName } from '../stored-names.ts';

/** German: the stored names and notes that all templates share. */
export const deNames: Readonly<Record<StoredName, string>> = {
  'Accent Color': 'Akzentfarbe',
  Address: 'Anschrift',
  'Background Color': 'Hintergrundfarbe',
  Button: 'Schaltfläche',
  Color: 'Farbe',
  Description: 'Beschreibung',
  Email: 'E-Mail',
  Facebook: 'Facebook',
  'Font Family': 'Schriftart',
  Icon: 'Symbol',
  Image: 'Bild',
  Instagram: 'Instagram',
  LinkedIn: 'LinkedIn',
  'Logo Image': 'Logo-Bild',
  'Logo Text': 'Name im Seitenkopf',
  'Menu Item': 'Menüpunkt',
  Phone: 'Telefon',
  'Primary Color': 'Hauptfarbe',
  'Secondary Color': 'Zweite Farbe',
  'Social Links': 'Soziale Netzwerke',
  Subtitle: 'Untertitel',
  Text: 'Text',
  'Text Color': 'Textfarbe',
  Title: 'Titel',
  Twitter: 'Twitter',
  URL: 'Linkadresse',
  Visible: 'Sichtbarkeit',
  'Follows the global colors until you choose one.':
    'Richtet sich nach den Farben der ganzen Seite, bis Sie eine eigene wählen.',
  'The font of the whole page. Open Sans and Nunito can be embedded; the page then looks the same on every device.':
    'Die Schrift der ganzen Seite. Open Sans und Nunito lassen sich einbetten; dann sieht die Seite auf jedem Gerät gleich aus.',
  'Shown in place of the drawing.': 'Erscheint anstelle der Zeichnung.',
  'Shown in place of the logo text.': 'Erscheint anstelle des Namens im Seitenkopf.',
  Favicon: 'Favicon',
  Language: 'Sprache',
  'Share Picture': 'Bild beim Teilen',
  'Shown in the browser tab and in searches. If empty: your name and your first heading.':
    'Erscheint im Browser-Tab und in Suchergebnissen. Wenn leer: Ihr Name und Ihre erste Überschrift.',
  'A sentence or two for searches and shared links. If empty: your first lines.':
    'Ein, zwei Sätze für Suchergebnisse und geteilte Links. Wenn leer: Ihre ersten Zeilen.',
  'Shown where somebody shares the link. Best twice as wide as high.':
    'Erscheint, wo jemand den Link teilt. Am besten doppelt so breit wie hoch.',
  'The small square icon in the browser tab. Until you choose one, it is drawn in your colors.':
    'Das kleine quadratische Symbol im Browser-Tab. Bis Sie eines wählen, wird es in Ihren Farben gezeichnet.',
  'The language of your page, for screen readers and searches. Others by their code, such as sv.':
    'Die Sprache Ihrer Seite, für Vorleseprogramme und Suchmaschinen. Andere über ihren Code, zum Beispiel sv.',
  'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.':
    'Was das Bild zeigt, für alle, die es nicht sehen können. Ohne Beschreibung gilt das Bild als Dekoration.',
  About: 'Zur Person',
  Answer: 'Antwort',
  Caption: 'Bildunterschrift',
  Days: 'Tage',
  Hours: 'Uhrzeiten',
  'Map Link': 'Kartenlink',
  Name: 'Name',
  'Fills the first screen of the page. The text is then shown on a panel in front of it.':
    'Füllt den ersten Bildschirm der Seite. Der Text steht dann auf einer Fläche davor.',
  'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.':
    'Zum Beispiel 9:00 – 18:00. Für alle Tage auf einmal gehen Sie zurück und schreiben Sie zum Beispiel: Mo-Fr 9-18, Sa bis 14.',
  Note: 'Hinweis',
  Owner: 'Verantwortlich',
  'VAT or Business ID': 'USt-IdNr. oder Wirtschafts-IdNr.',
  'Register and Number': 'Register und Nummer',
  'Chamber or Supervisor': 'Kammer oder Aufsichtsbehörde',
  'Postal Code': 'Postleitzahl',
  Town: 'Ort',
  Offer: 'Posten',
  Day: 'Tag',
  Person: 'Person',
  Picture: 'Bild',
  Price: 'Preis',
  Question: 'Frage',
  Quote: 'Zitat',
  Role: 'Aufgabe',
  Testimonial: 'Kundenstimme',
  WhatsApp: 'WhatsApp',
  'Write to us': 'Schreiben Sie uns',
  'A button to a form on your page. Messages come by email, once your address is confirmed.':
    'Ein Knopf zu einem Formular auf Ihrer Seite. Nachrichten kommen per E-Mail, sobald Ihre Adresse bestätigt ist.',
  'Opening Hours': 'Öffnungszeiten',
  Prices: 'Preise',
  Gallery: 'Galerie',
  Testimonials: 'Kundenstimmen',
  'Questions and Answers': 'Fragen und Antworten',
  Signature: 'Unterschrift',
  'Shown from edge to edge above the text.': 'Erscheint über dem Text, von Rand zu Rand.',
  Team: 'Team',
  Location: 'Anfahrt',
  'Legal Notice': 'Impressum',
  'Anything else the law requires, such as a VAT number or a register. The rest is filled in.':
    'Weitere Pflichtangaben, zum Beispiel USt-IdNr. oder Register. Der Rest wird eingesetzt.',
  'Who is responsible for this page: a person, or a company and who represents it.':
    'Wer für diese Seite verantwortlich ist: eine Person oder eine Firma und wer sie vertritt.',
  'Where the button for directions leads. If empty: to your address on OpenStreetMap.':
    'Wohin die Schaltfläche „Route planen“ führt. Wenn leer: zu Ihrer Adresse auf OpenStreetMap.',
  'Your number with the country code, such as +49 30 123456.':
    'Ihre Nummer mit Landesvorwahl, zum Beispiel +49 30 123456.',
};
