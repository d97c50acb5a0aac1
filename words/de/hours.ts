import type { HoursWords } from '../hours-words.ts';

/** How opening hours are written in German. */
export const deHours: HoursWords = {
  language: 'de',
  phrases: {
    'd0 - d6': 'täglich, taeglich, tgl, jeden Tag, alle Tage, die ganze Woche',
    'd0 - d4': 'werktags, wochentags, werktage, an Werktagen, unter der Woche',
    'd5 & d6': 'Wochenende, am Wochenende, wochenends',
    d5: 'Sonnabend, Sonnabends',
    'd6 & d7': 'Sonn- und Feiertage, Sonn- und Feiertags, an Sonn- und Feiertagen',
    d7: 'Feiertage, Feiertag, feiertags, an Feiertagen',
    '-': 'bis, bis zum, schließen um, wir schließen um, schließen wir um',
    '&': 'und, u, sowie',
    '!': 'außer, ausgenommen, bis auf',
    x: 'geschlossen, zu, frei, dicht, Ruhetag, zu haben, nicht geöffnet, Betriebsferien, Urlaub',
    '12:00': 'Mittag',
    '24:00': 'Mitternacht',
    '0:00 - 24:00':
      'rund um die Uhr, 24 Stunden, 24 Stunden am Tag, 24/7, ganztags, Tag und Nacht, jederzeit',
    am: 'morgens, früh, vormittags',
    midday: 'mittags',
    pm: 'nachmittags, abends',
    night: 'nachts',
    // Words of a sentence that begin as a day does, or may be short for one.
    '?': 'mit, so jetzt, so ab jetzt, so immer, so künftig, so neuerdings',
    '': 'die, so haben wir, so sind wir, so öffnen wir, so schließen wir, Uhr, geöffnet, offen, wir haben, wir sind, haben wir, sind wir, jetzt, ab jetzt, immer, künftig, neuerdings, Öffnungszeiten, von, vom, ab, zwischen, am, an, um, jeweils, durchgehend, nur, wieder, Notdienst, Notfälle, für Notfälle, bei Notfällen, im Notfall, Notfall, Notruf, da, für Sie da, erreichbar, verfügbar, ich bin, ich habe, bin ich, habe ich',
  },
  hours: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  closed: 'geschlossen',
  holidays: 'Feiertage',
};
