import { list } from '../list.ts';
import type { SentenceWords } from '../sentence-words.ts';
import { deHours } from './hours.ts';

/** Verbs at the end of a clause, each with `zu` too. */
const withTo = (verbs: readonly string[]) => verbs.flatMap((verb) => [verb, `zu ${verb}`]);

const WANT =
  '{ich möchte|ich will|ich hätte gern|ich hätte gerne|wir möchten|wir wollen|wir hätten gern|wir hätten gerne|ich brauche|ich wünsche mir}';

/** German: changes that are asked for in a sentence. */
export const deSentences: SentenceWords = {
  fold: (word) =>
    word
      .toLowerCase()
      .replace(/ä/g, 'ae')
      .replace(/ö/g, 'oe')
      .replace(/ü/g, 'ue')
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’-]/g, ''),
  stem: (folded) => {
    const stem = folded.replace(/(?:en|er|es|em|e|n|s)$/, '');
    return folded.length < 5 || stem.length < 3 ? folded : stem;
  },
  variants: () => [],
  hasCompounds: true,
  sets: {
    set: list(`
      setze, setz, setzen, ändere, änder, ändern, mach, mache, machen, stelle, stell, stellen,
      aktualisiere, passe, pass, tausche, ersetze, wechsle, wechsel, korrigiere, benenne, lege, verändere,
      verwandle, ersetz, ersetzen, überschreibe, lass`),
    setEnd: withTo(
      list(`
      setzen, ändern, stellen, umstellen, wechseln, anpassen, umbenennen, um, an, ab, austauschen, aus,
      ersetzen, machen, verwenden, festlegen, fest, lauten, abändern, umändern, korrigieren,
      aktualisieren, umzustellen, anzupassen, umzubenennen, auszutauschen, abzuändern, umzuändern`),
    ),
    itself: list(`
      mach ihn, mach sie, mach es, mache ihn, mache sie, mache es, machen sie ihn, machen sie sie,
      machen sie es, färbe ihn, färbe sie, färbe es, färb ihn, färb sie, färb es, setze ihn, setze sie, in`),
    paint: list('mach, mache, färbe, färb, male, streiche, gestalte, setze, setz, bitte, machen, färben'),
    call: list('nenne, nenn, bezeichne, betitle, taufe, beschrifte'),
    to: list('auf, zu, in, durch, als, mit, um in, wie folgt, nach, zum, zur'),
    write: list(`
      schreibe, schreib, schreiben, setze, setz, trage, trag, nimm, nehme, verwende, benutze, nutze, gib,
      tippe, füge, stelle, nehmen, verwenden`),
    into: list(`
      in, ins, im, als, für, auf, unter, bei, beim, als neuen, als neue, als neues, zu, an die stelle von,
      statt, anstelle von`),
    is: list(`
      ist, ist jetzt, ist nun, ist ab jetzt, lautet, lautet jetzt, lautet nun, lautet ab sofort, heißt,
      heißt jetzt, heißt nun, heißt ab sofort, wird, wird zu, sind, auf, zu, in, führt zu, führt auf,
      verweist auf, geht zu`),
    should: list(`
      soll, sollte, muss, sollen, müsste, soll jetzt, soll nun, soll bitte, müssen, soll ab sofort, darf,
      kann`),
    be: list(`
      gehen, sein, heißen, lauten, werden, stehen, haben, genannt werden, bekommen, erscheinen, tragen,
      führen, verlinken, zeigen, verweisen, geändert werden`),
    beThat: list('ist, lautet, heißt, wird, sind, hat, steht'),
    wrong: list(`
      ist falsch, stimmt nicht, stimmt nicht mehr, hat sich geändert, ist veraltet, ist nicht richtig,
      ist alt, ist nicht mehr aktuell`),
    mark: [',', '.', ';', ':', ', und', 'und'],
    correct: list(`
      sie soll, er soll, es soll, sie ist, er ist, sie lautet, er lautet, sie lautet jetzt, sie ist jetzt,
      richtig ist, neu ist, die richtige ist, die neue ist, die neue lautet, der neue ist, richtig wäre,
      nimm, bitte`),
    sign: list(':, =, ->, →, =>'),
    hide: list(`
      verstecke, versteck, verstecken, verberge, verbirg, entferne, entfern, entfernen, lösche, lösch,
      löschen, streiche, ausblenden, deaktiviere, weg mit, raus mit, ohne, kein, keine, keinen, zeig kein,
      zeige kein, zeig keine, zeige keine, zeig keinen, zeige keinen, wir haben kein, wir haben keine,
      wir haben keinen, ich habe kein, ich habe keine, ich habe keinen, wir brauchen kein,
      wir brauchen keine, wir brauchen keinen, ich brauche kein, ich brauche keine, ich brauche keinen,
      ich will kein, ich will keine, ich will keinen, ich möchte kein, ich möchte keine,
      ich möchte keinen, blende, blenden, nehmen, schalten, nimm, schalte, lass, es gibt kein,
      es gibt keine, es gibt keinen, wir wollen keinen, wir wollen keine, wir wollen kein,
      wir nutzen kein, ich nutze kein`),
    out: list(`
      aus, weg, raus, heraus, ab, nicht an, nicht mehr an, verschwinden, von der seite, von der website,
      von meiner seite, von meiner website, auf der seite, auf meiner seite, auf der website, mehr,
      mehr haben, haben, von der seite weg, komplett, ganz, ganz weg, bitte aus, mehr sehen, mehr zeigen,
      mehr anzeigen, vorerst, sehen, anzeigen, zeigen, von der seite nehmen, herunter, von der website weg`),
    gone: list(`
      auszublenden, wegzulassen, rauszunehmen, wegzunehmen, zu verstecken, zu entfernen, zu löschen,
      zu verbergen, nicht anzuzeigen, nicht mehr anzuzeigen, ausblenden, verstecken, entfernen, löschen,
      verbergen, weglassen, rausnehmen, wegnehmen, weg, nicht anzeigen, nicht mehr anzeigen, nicht zeigen,
      nicht mehr zeigen, soll weg, sollen weg, kann weg, können weg, muss weg, müssen weg,
      soll verschwinden, sollen verschwinden, soll ausgeblendet werden, sollen ausgeblendet werden,
      soll nicht mehr angezeigt werden, soll nicht angezeigt werden, soll nicht sichtbar sein,
      sollen nicht sichtbar sein, soll nicht mehr sichtbar sein, soll nicht mehr zu sehen sein,
      soll nicht erscheinen, soll nicht mehr erscheinen, soll raus, brauche ich nicht,
      brauche ich nicht mehr, brauchen wir nicht, brauchen wir nicht mehr, bitte weg, unsichtbar,
      wird nicht gebraucht, nicht mehr, raus, soll versteckt werden, soll entfernt werden,
      haben wir nicht, habe ich nicht, nutzen wir nicht, nutze ich nicht, nutzen wir nicht mehr,
      nutze ich nicht mehr, unsichtbar machen, deaktivieren, ausschalten, aus, verschwinden`),
    show: list(`
      blenden, schalten, holen, zeige, zeig, zeigen, einblenden, anzeigen, aktiviere, blende, hole, hol,
      schalte, mach, mache`),
    in: list(`
      ein, an, wieder, wieder ein, wieder an, zurück, wieder zurück, auf der seite, wieder auf der seite,
      wieder auf der seite an, sichtbar, wieder sichtbar, auf der seite an, auch, auch an,
      bitte wieder an, bitte wieder ein`),
    there: list(`
      einzublenden, anzuzeigen, zu zeigen, wieder einzublenden, wieder anzuzeigen, wieder zu zeigen,
      einblenden, anzeigen, zeigen, wieder einblenden, wieder anzeigen, wieder zeigen, soll sichtbar sein,
      sollen sichtbar sein, soll angezeigt werden, sollen angezeigt werden, soll wieder angezeigt werden,
      soll wieder sichtbar sein, soll wieder erscheinen, soll erscheinen, soll wieder da sein, sichtbar,
      sichtbar machen, wieder sichtbar machen, wieder sichtbar, soll zu sehen sein,
      soll wieder zu sehen sein, aktivieren, einschalten, soll wieder her, soll zurück, wieder rein`),
    moved: list(`
      wir sind umgezogen nach, wir sind umgezogen in die, wir sind umgezogen in den,
      wir sind umgezogen in, wir sind jetzt in der, wir sind jetzt in, wir sind in die, wir sind nach,
      wir sind in, wir ziehen um in die, wir ziehen um nach, ich bin umgezogen in die,
      ich bin umgezogen nach, wir sitzen jetzt in der, wir sitzen jetzt im, wir sitzen jetzt in,
      wir wohnen jetzt in der, wir sind jetzt am, wir sind umgezogen an den, wir sind umgezogen`),
    reach: list(`
      ruft uns an unter, rufen sie uns an unter, ruf uns an unter, ruf mich an unter,
      sie erreichen uns unter, ihr erreicht uns unter, du erreichst uns unter, man erreicht uns unter,
      du erreichst mich unter, sie erreichen mich unter, ich bin erreichbar unter,
      wir sind erreichbar unter, wir sind unter, ich bin unter, man kann uns unter, man kann mich unter,
      unter`),
    we: list(`
      wir heißen, wir heißen jetzt, wir heißen nun, ich heiße, ich heiße jetzt, mein name ist,
      unser name ist, nenne mich, nenne uns, nenn uns`),
  },
  patterns: {
    set: [
      '<set> P <to> V',
      '<set> P <to> V <setEnd>',
      '<set> P von V <to> V',
      '<set> P von V <to> V <setEnd>',
      '<set> P <sign> V',
      '<set> P T',
      '<set> P F',
      '<set> T {als|für|bei} P',
      'T {als|für|bei|im|in|auf} P',
      '{als|für} P T',
      '<paint> P T',
      '<paint> P {in} T',
      '<paint> P {in} T ein',
      '<call> P N',
      '<call> P in V um',
      '<call> P {mit} V',
      'P <to> V <setEnd>',
      'P von V <to> V <setEnd>',
      'P {durch|mit} V {ersetzen|austauschen|überschreiben|zu ersetzen|auszutauschen|zu überschreiben}',
      'P V {nennen|machen|färben|taufen|umfärben|einfärben}',
      'P {in} V umbenennen',
      '<write> V <into> P',
      '<write> V <into> P {ein|hin|rein|her}',
      '<write> {für|als|in|bei|unter} P V',
      'V <into> P {schreiben|eintragen|setzen|verwenden|nehmen|einsetzen|einfügen|nutzen|benutzen}',
      'P <should> V',
      'P <should> V <be>',
      'P <should> <be> V',
      'P <should> P N <be>',
      'P <should> {in|auf|zu|als|mit|nach} V <be>',
      'P <wrong> <mark> <correct> V',
      'P <wrong> <mark> <correct> V <be>',
      '<write> P T',
      'P <is> V',
      'P {in} T',
      'P <sign> V',
      'V <should> P {sein|werden|heißen}',
      `${WANT} P <to> V <setEnd>`,
      `${WANT} P V {nennen|haben|machen|färben}`,
      `${WANT} P {in} V {haben}`,
      `${WANT} P V`,
      `${WANT} V als P`,
      `${WANT} V als P {haben|verwenden|nehmen}`,
      `${WANT} {dass|, dass} P V <beThat>`,
      `${WANT} {dass|, dass} P {zu|auf|in} V <beThat>`,
      '{als|für} P {nimm|schreibe|schreib|verwende|setze|nehmen|bitte|nehme} V',
      '{in|im|ins|bei|beim|auf|unter} P {soll|sollte|muss} V {stehen}',
      '{in|im|ins|bei|beim|auf|unter} P {soll} {stehen} <sign> V',
      '{in|im|ins|auf} P {schreibe|schreib} V',
      '{verlinke|verknüpfe} P {mit|auf|zu} V',
      'T {ist} P',
      'T P',
      'P T',
      'P F',
    ],
    setMore: list(`
      <itself> T, <itself> {auf|in|zu} T, {ihn|sie|es} T {machen|färben},
      {verlinke|verlink} {ihn|sie|es} {auf|mit|zu} T, P <to> V, P <is> V, P <sign> V, P <to> V <setEnd>,
      P <should> V <be>, P <should> V, V <into> P, P V {nennen|machen|färben|sein|heißen|lauten|werden},
      P T, T P`),
    hide: list(`
      <hide> P, <hide> P <out>, P <gone>,
      {zeige|zeig|zeigen|bitte|nutze} P {nicht|nicht mehr|nicht an|nicht mehr an|nicht länger|nicht mehr auf der seite},
      {mach|mache} P {unsichtbar|weg|aus},
      {ich will|ich möchte|wir möchten|wir wollen|ich brauche|wir brauchen|wir nutzen|ich nutze|wir haben|ich habe} P {nicht|nicht mehr|nicht zeigen|nicht mehr zeigen|nicht anzeigen|nicht mehr anzeigen|ausblenden|verstecken|nicht mehr sehen|entfernen},
      {ich möchte|ich will|wir wollen|wir möchten} {keinen|keine|kein} P {mehr|haben|mehr haben|anzeigen|mehr anzeigen|zeigen},
      {nimm|nehmen|schalte|schalten|stelle|lass|blende|blenden|werfe|wirf} P <out>`),
    show: list(`
      <show> P <in>, {zeige|zeig|zeigen|einblenden|anzeigen|aktiviere} P, P <there>,
      {ich will|ich möchte|wir möchten|wir wollen} P {zeigen|anzeigen|wieder zeigen|wieder anzeigen|einblenden|wieder einblenden|wieder sehen|sehen|wieder haben}`),
    told: {
      logoText: ['<we> V'],
      address: list(`
      <moved> V, <moved> V {umgezogen|gezogen},
      {sie finden uns|du findest uns|man findet uns|ihr findet uns|besuchen sie uns|besuch uns} {in|im|in der|unter|am|an der} V`),
      phone: ['<reach> V', '<reach> V {an|erreichbar|erreichen|anrufen}'],
      email: list(`
      <reach> V, <reach> V {erreichbar|erreichen|schreiben},
      {schreiben sie uns|schreib uns|schreibt uns} {an} V`),
    },
  },
  polite: {
    before: list(`
      ist es möglich, wäre es möglich, bitte, kannst du, könntest du, können sie, könnten sie,
      kannst du bitte, könntest du bitte, können sie bitte, könnten sie bitte, würden sie, würdest du,
      hallo, hi, guten tag, also, jetzt, und, dann, nun, ok, okay, kann ich, können wir, kann man, ja,
      außerdem, auch, noch, und dann, ach, ich möchte bitte, ich glaube, du sollst, mal`),
    after: list(`
      bitte, danke, vielen dank, danke schön, dankeschön, danke dir, danke ihnen, besten dank,
      wenn möglich, wenn es geht, lol, digga`),
    words: list(`
      ich, wir, du, sie, ihr, man, mich, uns, mir, möchte, möchten, möcht, würde, würden, würdest, hätte,
      hätten, will, wollen, kann, kannst, können, könnte, könnten, könntest, könntet, darf, dürfte, wäre,
      wären, wärst, bin, sehr, so, sein, seien, haben, freundlich, nett, lieb, gut, dankbar, froh,
      verbunden, ihnen, dir, bitte, bitten, darum, gern, gerne, wenn, ob, und, dass, es, mal, bloß,
      einfach, schnell, eben, kurz, doch, noch, auch, jetzt, dann, hallo, hi, hey, servus, moin, guten,
      tag, morgen, abend, liebes, team, digga, alter, yo, äh, ähm, also, okay, ok, vielleicht, möglich,
      freuen, entschuldigung, danke`),
  },
  questions: list(`
      was, warum, wieso, wie, wo, wann, wer, welche, welcher, welches, ist, sind, soll, sollte, hat,
      weshalb, wozu`),
  and: list('und, oder, &, dann, und dann, und auch, sowie, außerdem, und außerdem, aber, plus'),
  statements: list('ist, ist jetzt, ist nun, sind, wird, hat'),
  nameWord: 'name',
  vague: list(`
      etwas, irgendwas, irgendetwas, größer, kleiner, besser, schöner, kürzer, länger, fett, kursiv,
      links, rechts, mittig, zu, mehr, weniger, sehr, nicht, kein, keine, keinen, anders, eine andere,
      einen anderen, ein anderes, gleich, genauso, heller, dunkler, falsch, hässlich, kaputt, gut,
      schlecht, schön, langweilig, nichts, moderner, freundlicher, was, ordnung, wichtig, so, viel, ganz,
      weg, noch, hier, da, lesbar, unleserlich, anpassen, ändern`),
  fillers: list(`
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner,
      meines, unser, unsere, unseren, unserem, unserer, unseres, dein, ihr, ihre, sein, von, vom, im, in,
      ins, auf, für, zu, zum, zur, bei, beim, unter, am, an, abschnitt, bereich, feld, teil, block,
      website, webseite, hier, dieser, diese, dieses, diesen, neue, neuer, neuen, aktuelle, ganze, ganzen,
      namens, mit, alle, allen, dazu, dort, zugehörige, beide, beiden, nummer, alte, alten, große, kleine,
      großen, kleinen, gesamte, gesamten, bitte, jetzt, auch, noch, doch, sie, mir, uns, du, mal, man, ja`),
  places: {
    title: list('titel, überschrift, headline, schlagzeile, title'),
    'hero title': list(`
      hauptüberschrift, haupttitel, große überschrift, oberste überschrift, begrüßung, willkommenstext`),
    subtitle: list(`
      untertitel, unterzeile, slogan, unterüberschrift, motto, leitspruch, zweite überschrift, werbespruch`),
    description: list('beschreibung, beschreibungstext, fließtext, absatz, text darunter, kurztext'),
    text: list('text, beschriftung, wortlaut, aufschrift, label'),
    'text color': list('textfarbe, schriftfarbe, farbe der schrift, farbe des textes, farbe vom text'),
    color: list('farbe, color, farbton'),
    background: ['hintergrund'],
    'card background': list('karten, karte, hintergrundfarbe der karten, kartenhintergrund, kacheln, kästen'),
    button: list('schaltfläche, button, knopf, knöpfe, buttons'),
    link: list('link, linkadresse, url, verlinkung, linkziel, ziel, webadresse, verweis'),
    'call action': list('handlungsaufruf, cta, call to action, aufruf'),
    hero: list(`
      einstieg, oben, ganz oben, hero, banner, intro, start, startbereich, oberer bereich, startseite,
      aufmacher, titelbereich, anfang`),
    header: list('kopfbereich, kopfzeile, header, kopf, menüleiste, navigationsleiste, navigation'),
    footer: list(`
      fußbereich, fußzeile, footer, fuß, kontakt, kontaktdaten, kontaktbereich, kontaktabschnitt,
      seitenende, unten`),
    'logo text': list(`
      name, firma, firmenname, name der firma, unternehmen, unternehmensname, name des unternehmens,
      geschäft, geschäftsname, name des geschäfts, name meines geschäfts, name unseres geschäfts, laden,
      name des ladens, ladenname, name meines ladens, name unseres ladens, betrieb, name des betriebs,
      markenname, marke, name der website, name der seite, bäckerei, name der bäckerei,
      name meiner bäckerei, name unserer bäckerei, name meiner firma, name unserer firma, studio,
      name des studios, name meines studios, restaurant, praxis, kanzlei, logotext, schriftzug,
      betriebsname, studioname, atelier`),
    logo: ['logo'],
    phone: list(`
      telefon, telefonnummer, tel, handy, handynummer, rufnummer, mobilnummer, nummer, festnetznummer,
      phone`),
    email: list(`
      e-mail, email, mail, mailadresse, e-mail-adresse, emailadresse, mail-adresse, e-mailadresse,
      email-adresse`),
    address: list('anschrift, adresse, postanschrift, straße, standort, ort, postadresse'),
    'social link': list(`
      soziale netzwerke, social links, social media, social-media-links, social-media-symbole,
      sozialen netzwerke, social icons, soziale medien, sozialen medien, social-links, socialmedialinks`),
    facebook: ['facebook'],
    twitter: ['twitter'],
    instagram: ['instagram', 'insta'],
    linkedin: ['linkedin', 'linked in'],
    image: list('bild, foto, bilder, fotos, photo, grafik'),
    icon: list('symbol, icon, piktogramm, zeichen'),
    'menu item': list('menüpunkt, menü, menüeintrag, navigationspunkt, menülink'),
    item: list('eintrag, punkt, element'),
    account: list('konto, profil, account'),
    page: list('seite, homepage, tab, browser, browsertab, suchmaschine, suche, seo, meta'),
    'page title': ['seitentitel', 'browsertitel'],
    'page description': ['seitenbeschreibung'],
    'font family': list('schrift, schriftart, font'),
    'primary color': list('primärfarbe, hauptfarbe, grundfarbe, erste farbe'),
    'secondary color': list('sekundärfarbe, zweitfarbe, zweite farbe, nebenfarbe'),
    'accent color': ['akzentfarbe', 'akzent'],
    feature: list('leistung, feature, merkmal, schritt, leistungen'),
    benefit: list('vorteil, vorteile, stärke, benefit, pluspunkt'),
    service: list('angebot, angebote, service, dienstleistung, dienst, services'),
    portfolio: list('portfolio, galerie, arbeiten'),
    project: list('projekt, projekte, arbeit, werk'),
    thumbnail: list('vorschaubild, miniaturbild, thumbnail'),
    copyright: list(`
      copyright, copyrightzeile, urheberrecht, copyrighthinweis, copyright-zeile, copyright-vermerk,
      copyright-hinweis`),
    'author image': list('porträtbild, porträt, profilbild, portrait, profilfoto, autorenbild, foto von mir'),
    'main button': list(`
      hauptschaltfläche, hauptbutton, hauptknopf, erster button, erste schaltfläche, erster knopf`),
    'secondary button': list(
      'zweite schaltfläche, zweiter button, zweiter knopf, nebenbutton, anderer button',
    ),
    language: ['sprache', 'seitensprache'],
    global: list('global, allgemein, generell, globale einstellungen'),
    favicon: ['favicon'],
    'share picture': list('teilenbild, vorschaubild beim teilen, teilen-bild'),
  },
  ordinals: [
    list('erste, 1., eins'),
    list('zweite, 2., zwei'),
    list('dritte, 3., drei'),
    list('vierte, 4., vier'),
    list('fünfte, 5., fünf'),
    list('sechste, 6., sechs'),
    ['siebte', '7.'],
    ['achte', '8.'],
    ['neunte', '9.'],
    ['zehnte', '10.'],
  ],
  last: ['letzte'],
  colors: {
    Gray: ['grau'],
    Purple: list('lila, violett, purpur'),
    Navy: list('dunkelblau, nachtblau, navy'),
    'Dark Gray': ['anthrazit'],
    Fuchsia: ['magenta'],
    'Primary Pink': ['pink'],
    'Primary Cyan': ['cyan'],
    'Primary Indigo': ['indigo'],
    Olive: ['olivgrün'],
    Maroon: ['weinrot', 'bordeaux'],
    Teal: ['türkis', 'türkisgrün'],
    Lime: ['limettengrün', 'limone'],
    Gold: ['golden', 'goldfarben'],
    Silver: ['silbern'],
  },
  shades: {
    light: list('hell, heller, helles, hellere, zart, blass, pastell'),
    dark: list('dunkel, dunkler, dunkle, dunkleres, dunklere, tief'),
  },
  aroundColor: list('die, der, das, in, farbe, ein, eine, zu, im, ton, einem, einen, als, auf, farbton'),
  hours: deHours,
  labels: {
    hours: 'Öffnungszeiten so setzen, wie gezeigt',
    set: (name, value) => `${name} auf „${value}“ setzen`,
    hide: (name) => `${name} ausblenden`,
    show: (name) => `${name} einblenden`,
    empty: (name) => `Text von ${name} entfernen`,
    all: (changes) => changes.join(', '),
    didYouMean: (name) => `Meinten Sie ${name}?`,
  },
};
