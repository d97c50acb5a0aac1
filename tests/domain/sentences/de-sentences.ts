import type { SaidSentence } from './said-sentence.ts';

/** German sentences, and what is offered for each. */
export const DE_SENTENCES: readonly SaidSentence[] = [
  ['moonlight', 'ein Bild beim zweiten Angebot einfügen', ['Meinten Sie Angebote › Zweites Angebot › Bild?']],
  [
    'landing',
    'Setze den Titel im Einstieg auf „Brot im Morgengrauen“',
    ['Einstieg › Titel auf „Brot im Morgengrauen“ setzen'],
  ],
  ['landing', 'Ändere die Telefonnummer in 030 1234567', ['Fußbereich › Telefon auf „030 1234567“ setzen']],
  ['landing', 'Mach den Hintergrund vom Einstieg blau', ['Einstieg › Hintergrundfarbe auf „#0000FF“ setzen']],
  ['landing', 'Blende LinkedIn aus', ['Fußbereich › Soziale Netzwerke › LinkedIn ausblenden']],
  [
    'landing',
    'Bitte blenden Sie den LinkedIn-Link aus',
    ['Fußbereich › Soziale Netzwerke › LinkedIn ausblenden'],
  ],
  [
    'landing',
    'Der Titel soll Frisches Brot heißen',
    [
      'Einstieg › Titel auf „Frisches Brot“ setzen',
      'Vorteile › Titel auf „Frisches Brot“ setzen',
      'Leistungen › Titel auf „Frisches Brot“ setzen',
    ],
  ],
  [
    'landing',
    'Die Hintergrundfarbe im Fußbereich soll dunkelblau sein',
    ['Fußbereich › Hintergrundfarbe auf „#000080“ setzen'],
  ],
  ['landing', 'Nenne die Firma Bäckerei Rosa', ['Kopfbereich › Logo-Text auf „Bäckerei Rosa“ setzen']],
  [
    'landing',
    'Benenne die zweite Leistung in Schnelle Lieferung um',
    ['Leistungen › Leistung › Eintrag 2 › Titel auf „Schnelle Lieferung“ setzen'],
  ],
  ['landing', 'Zeige Instagram wieder an', ['Fußbereich › Soziale Netzwerke › Instagram einblenden']],
  [
    'landing',
    'Schreibe „Seit 1950“ in den Untertitel',
    [
      'Einstieg › Untertitel auf „Seit 1950“ setzen',
      'Vorteile › Untertitel auf „Seit 1950“ setzen',
      'Leistungen › Untertitel auf „Seit 1950“ setzen',
    ],
  ],
  [
    'landing',
    'Ersetze „Book a visit“ durch „Jetzt bestellen“',
    ['Einstieg › Schaltfläche › Text auf „Jetzt bestellen“ setzen'],
  ],
  ['landing', 'Verstecke die Vorteile', ['Vorteile ausblenden']],
  ['landing', 'Entferne die Telefonnummer', ['Text von Fußbereich › Telefon entfernen']],
  ['landing', 'Twitter ausblenden', ['Fußbereich › Soziale Netzwerke › Twitter ausblenden']],
  [
    'landing',
    'LinkedIn und Twitter ausblenden',
    [
      'Fußbereich › Soziale Netzwerke › LinkedIn ausblenden, Fußbereich › Soziale Netzwerke › Twitter ausblenden',
    ],
  ],
  [
    'landing',
    'Titel auf Brot ändern',
    [
      'Einstieg › Titel auf „Brot“ setzen',
      'Vorteile › Titel auf „Brot“ setzen',
      'Leistungen › Titel auf „Brot“ setzen',
    ],
  ],
  [
    'landing',
    'Ich möchte, dass die Überschrift Brot am Morgen lautet',
    [
      'Einstieg › Titel auf „Brot am Morgen“ setzen',
      'Vorteile › Titel auf „Brot am Morgen“ setzen',
      'Leistungen › Titel auf „Brot am Morgen“ setzen',
    ],
  ],
  ['landing', 'Unsere Telefonnummer lautet 030 998877', ['Fußbereich › Telefon auf „030 998877“ setzen']],
  ['landing', 'Wir heißen Bäckerei Rosa', ['Kopfbereich › Logo-Text auf „Bäckerei Rosa“ setzen']],
  ['landing', 'Unser Laden heißt Bäckerei Rosa', ['Kopfbereich › Logo-Text auf „Bäckerei Rosa“ setzen']],
  [
    'landing',
    'Färbe die Buttons grün',
    [
      'Einstieg › Schaltfläche › Farbe auf „#008000“ setzen',
      'Handlungsaufruf › Schaltfläche › Farbe auf „#008000“ setzen',
    ],
  ],
  ['landing', 'Facebook nicht mehr anzeigen', ['Fußbereich › Soziale Netzwerke › Facebook ausblenden']],
  [
    'landing',
    'Setze die E-Mail auf rosa@brot.example und das Telefon auf 030 123',
    ['Fußbereich › E-Mail auf „rosa@brot.example“ setzen, Fußbereich › Telefon auf „030 123“ setzen'],
  ],
  [
    'landing',
    'Mach den Hintergrund im Einstieg schwarz und die Schrift weiß',
    ['Einstieg › Hintergrundfarbe auf „#000000“ setzen, Einstieg › Textfarbe auf „#FFFFFF“ setzen'],
  ],
  ['landing', 'Primärfarbe rot', ['Globale Einstellungen › Primärfarbe auf „#FF0000“ setzen']],
  [
    'landing',
    'Der Button im Einstieg soll Jetzt bestellen heißen',
    ['Einstieg › Schaltfläche › Text auf „Jetzt bestellen“ setzen'],
  ],
  [
    'landing',
    'Die Schriftart soll Georgia sein',
    ['Globale Einstellungen › Schriftart auf „Georgia“ setzen'],
  ],
  [
    'landing',
    'Unsere E-Mail-Adresse ist rosa@brot.example',
    ['Fußbereich › E-Mail auf „rosa@brot.example“ setzen'],
  ],
  [
    'landing',
    'Adresse: Marktplatz 5, Fernhausen',
    ['Fußbereich › Anschrift auf „Marktplatz 5, Fernhausen“ setzen'],
  ],
  ['landing', 'Zeig kein Twitter', ['Fußbereich › Soziale Netzwerke › Twitter ausblenden']],
  [
    'landing',
    'Der dritte Vorteil soll „Zwei Jahre Garantie“ heißen',
    ['Vorteile › Vorteil › Eintrag 3 › Titel auf „Zwei Jahre Garantie“ setzen'],
  ],
  [
    'landing',
    'Kannst du die Akzentfarbe auf Gold setzen?',
    ['Globale Einstellungen › Akzentfarbe auf „#FFD700“ setzen'],
  ],
  [
    'landing',
    'Wie ändere ich den Titel?',
    ['Meinten Sie Einstieg › Titel?', 'Meinten Sie Vorteile › Titel?', 'Meinten Sie Leistungen › Titel?'],
  ],
  [
    'landing',
    'Der Titel ist zu lang',
    ['Meinten Sie Einstieg › Titel?', 'Meinten Sie Vorteile › Titel?', 'Meinten Sie Leistungen › Titel?'],
  ],
  [
    'landing',
    'Mach den Titel größer',
    ['Meinten Sie Einstieg › Titel?', 'Meinten Sie Vorteile › Titel?', 'Meinten Sie Leistungen › Titel?'],
  ],
  [
    'landing',
    'Ändere nicht den Titel',
    ['Meinten Sie Einstieg › Titel?', 'Meinten Sie Vorteile › Titel?', 'Meinten Sie Leistungen › Titel?'],
  ],
  ['landing', 'Guten Tag', []],
  [
    'landing',
    'Die Schaltfläche im Handlungsaufruf ausblenden',
    ['Handlungsaufruf › Schaltfläche ausblenden'],
  ],
  [
    'landing',
    'Menüpunkt 2 in Preise umbenennen',
    ['Kopfbereich › Menüpunkt › Eintrag 2 › Text auf „Preise“ setzen'],
  ],
  [
    'landing',
    'Ändere die Beschreibung des ersten Vorteils in Wir kommen pünktlich.',
    ['Vorteile › Vorteil › Eintrag 1 › Beschreibung auf „Wir kommen pünktlich“ setzen'],
  ],
  ['landing', 'Setze den Seitentitel auf Bäckerei Rosa', ['Seite › Titel auf „Bäckerei Rosa“ setzen']],
  ['landing', 'Sprache der Seite auf Deutsch stellen', ['Seite › Sprache auf „Deutsch“ setzen']],
  [
    'landing',
    'Verlinke den Button im Einstieg mit https://shop.example/',
    ['Einstieg › Schaltfläche › Linkadresse auf „https://shop.example/“ setzen'],
  ],
  [
    'landing',
    'Hintergrundfarbe der Karten auf Hellgrau setzen',
    ['Vorteile › Hintergrundfarbe der Karten auf „#F5F5F5“ setzen'],
  ],
  ['landing', 'Titel der Vorteile: Warum wir', ['Vorteile › Titel auf „Warum wir“ setzen']],
  ['landing', 'Wir sind montags geschlossen', []],
  ['landing', 'Kein Twitter mehr', ['Fußbereich › Soziale Netzwerke › Twitter ausblenden']],
  ['landing', 'Ich brauche LinkedIn nicht', ['Fußbereich › Soziale Netzwerke › LinkedIn ausblenden']],
  ['landing', 'Mach die Schrift zu Verdana', ['Globale Einstellungen › Schriftart auf „Verdana“ setzen']],
  [
    'moonlight',
    'Ändere das erste Angebot in Hochzeiten',
    ['Angebote › Erstes Angebot › Titel auf „Hochzeiten“ setzen'],
  ],
  ['moonlight', 'Blende das dritte Projekt aus', ['Portfolio › Projekt › Eintrag 3 ausblenden']],
  ['moonlight', 'Verstecke Night Bus', ['Portfolio › Projekt › Eintrag 2 ausblenden']],
  [
    'moonlight',
    'Benenne Night Bus in Tagbus um',
    ['Portfolio › Projekt › Eintrag 2 › Titel auf „Tagbus“ setzen'],
  ],
  [
    'moonlight',
    'Die Hauptschaltfläche soll orange sein',
    ['Start › Hauptschaltfläche › Farbe auf „#FFA500“ setzen'],
  ],
  [
    'moonlight',
    'Text der zweiten Schaltfläche: Schreib mir',
    ['Start › Zweite Schaltfläche › Text auf „Schreib mir“ setzen'],
  ],
  ['moonlight', 'Mein Name ist Rosa Lee', ['Kopfbereich › Logo-Text auf „Rosa Lee“ setzen']],
  ['moonlight', 'Copyright auf © 2026 Rosa Lee ändern', ['Kontakt › Copyright auf „© 2026 Rosa Lee“ setzen']],
  ['moonlight', 'Zeige Projekt 2', ['Portfolio › Projekt › Eintrag 2 einblenden']],
  ['moonlight', 'Instagram soll weg', ['Kontakt › Soziale Netzwerke › Instagram ausblenden']],
  [
    'moonlight',
    'Ändere den Text der Hauptschaltfläche in Meine Arbeiten',
    ['Start › Hauptschaltfläche › Text auf „Meine Arbeiten“ setzen'],
  ],
  [
    'landing',
    'Die Telefonnummer stimmt nicht, sie lautet 030 555 1234',
    ['Fußbereich › Telefon auf „030 555 1234“ setzen'],
  ],
  ['landing', 'Die Seite soll auf Französisch sein', ['Seite › Sprache auf „Français“ setzen']],
  [
    'landing',
    'Der Einstieg soll den Titel Frisches Brot bekommen',
    ['Einstieg › Titel auf „Frisches Brot“ setzen'],
  ],
  // Ein Wert für zwei Felder, derselbe Teil, Farbtöne, Umzüge, lange Höflichkeit und Tippfehler.
  [
    'landing',
    'Primärfarbe und Akzentfarbe auf rot setzen',
    [
      'Globale Einstellungen › Primärfarbe auf „#FF0000“ setzen, Globale Einstellungen › Akzentfarbe auf „#FF0000“ setzen',
    ],
  ],
  ['landing', 'dunkleres grün als hauptfarbe', ['Globale Einstellungen › Primärfarbe auf „#004D00“ setzen']],
  ['landing', 'hellblau als hauptfarbe', ['Globale Einstellungen › Primärfarbe auf „#8C8CFF“ setzen']],
  [
    'landing',
    'wir sind umgezogen in die Schlossstraße 8, 13467 Berlin',
    ['Fußbereich › Anschrift auf „Schlossstraße 8, 13467 Berlin“ setzen'],
  ],
  [
    'landing',
    'Ich möchte Sie bitten, unsere E-Mail-Adresse durch kanzlei@hartmann.de zu ersetzen.',
    ['Fußbereich › E-Mail auf „kanzlei@hartmann.de“ setzen'],
  ],
  [
    'landing',
    'setze die adrese auf Mühlgasse 12, 80331 München',
    ['Fußbereich › Anschrift auf „Mühlgasse 12, 80331 München“ setzen'],
  ],
  [
    'moonlight',
    'nenne das letzte Projekt Hafen bei Nacht',
    ['Portfolio › Projekt › Eintrag 6 › Titel auf „Hafen bei Nacht“ setzen'],
  ],
];
