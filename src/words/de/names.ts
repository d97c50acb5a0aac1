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
  'Logo Text': 'Logo-Text',
  'Menu Item': 'Menüpunkt',
  Phone: 'Telefon',
  'Primary Color': 'Primärfarbe',
  'Secondary Color': 'Sekundärfarbe',
  'Social Links': 'Soziale Netzwerke',
  Subtitle: 'Untertitel',
  Text: 'Text',
  'Text Color': 'Textfarbe',
  Title: 'Titel',
  Twitter: 'Twitter',
  URL: 'Linkadresse',
  Visible: 'Sichtbarkeit',
  'Follows the global colors until you choose one.':
    'Richtet sich nach den globalen Farben, bis Sie eine eigene wählen.',
  'The font of the whole page. Embedded, Open Sans and Nunito look alike everywhere, for some 15 kB more.':
    'Die Schrift der ganzen Seite. Eingebettet sehen Open Sans und Nunito überall gleich aus; das kostet etwa 15 kB.',
  'Shown in place of the drawing.': 'Erscheint anstelle der Zeichnung.',
  'Shown in place of the logo text.': 'Erscheint anstelle des Logo-Textes.',
  Favicon: 'Favicon',
  Language: 'Sprache',
  'Share Picture': 'Teilen-Bild',
  'Stands in the browser’s tab and in searches. Until you write one: your name and your first heading.':
    'Steht im Browser-Tab und in Suchergebnissen. Bis Sie einen eingeben: Ihr Name und Ihre erste Überschrift.',
  'A sentence or two for searches and shared links. Until you write one: your first lines.':
    'Ein, zwei Sätze für Suchergebnisse und geteilte Links. Bis Sie etwas eingeben: Ihre ersten Zeilen.',
  'Shown where somebody shares the address. Best twice as wide as high.':
    'Erscheint, wo jemand die Adresse teilt. Am besten doppelt so breit wie hoch.',
  'The small sign in the browser’s tab, a square. Until you choose one, it is drawn in your colors.':
    'Das kleine Zeichen im Browser-Tab, ein Quadrat. Bis Sie eines wählen, wird es in Ihren Farben gezeichnet.',
  'What your page is written in, for screen readers and searches. Another one by its code, such as sv.':
    'In welcher Sprache Ihre Seite geschrieben ist, für Vorleseprogramme und Suchmaschinen. Andere über ihren Code, zum Beispiel sv.',
  'What the picture shows, for those who cannot see it. Without it the picture counts as decoration.':
    'Was das Bild zeigt, für alle, die es nicht sehen können. Ohne Beschreibung gilt das Bild als Schmuck.',
  About: 'Hintergrund',
  Answer: 'Antwort',
  Caption: 'Bildunterschrift',
  Days: 'Tage',
  Hours: 'Uhrzeiten',
  'Map Link': 'Kartenlink',
  Name: 'Name',
  'Fills the first screen of the page. The text then stands on a panel in front of it.':
    'Füllt den ersten Bildschirm der Seite. Der Text steht dann auf einer Fläche davor.',
  'Such as 9:00 – 18:00. For all days at once, go Back and type, for example: Mon-Fri 9-18, Sat till 14.':
    'Zum Beispiel 9:00 – 18:00. Für alle Tage auf einmal gehen Sie zurück und schreiben zum Beispiel: Mo-Fr 9-18, Sa bis 14.',
  Note: 'Hinweis',
  Owner: 'Verantwortlich',
  'Postal Code': 'Postleitzahl',
  Town: 'Ort',
  Offer: 'Angebot',
  Day: 'Tag',
  Person: 'Person',
  Picture: 'Bild',
  Price: 'Preis',
  Question: 'Frage',
  Quote: 'Zitat',
  Role: 'Aufgabe',
  Testimonial: 'Stimme',
  WhatsApp: 'WhatsApp',
  'Opening Hours': 'Öffnungszeiten',
  Prices: 'Preise',
  Gallery: 'Galerie',
  Testimonials: 'Stimmen',
  'Questions and Answers': 'Fragen und Antworten',
  Team: 'Team',
  Location: 'Anfahrt',
  'Legal Notice': 'Impressum',
  'What else the law asks of you, such as a VAT number or a register. The rest is filled in.':
    'Was das Gesetz sonst von Ihnen verlangt, zum Beispiel USt-IdNr. oder Register. Der Rest wird eingesetzt.',
  'Who answers for this page: a person, or a company and who speaks for it.':
    'Wer für diese Seite verantwortlich ist: eine Person oder eine Firma und wer sie vertritt.',
  'Where the button for directions leads. Until you set one, to your address on OpenStreetMap.':
    'Wohin die Schaltfläche für den Weg führt. Bis Sie einen Link eingeben: zu Ihrer Adresse auf OpenStreetMap.',
  'Your number with the country code, such as +49 30 123456.':
    'Ihre Nummer mit Landesvorwahl, zum Beispiel +49 30 123456.',
};
