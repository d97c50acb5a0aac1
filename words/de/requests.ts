import { list } from '../list.ts';
import type { RequestWords } from '../request-words.ts';
import { deHours } from './hours.ts';

/** German: what is typed in the chat or in Find. */
export const deAsk: RequestWords = {
  code: 'de',
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
    // `Seit 1950` is no page.
    if (/^seiten?$/.test(folded)) return 'seite';
    const stem = folded.replace(/(?:en|er|es|em|e|n|s)$/, '');
    return folded.length < 5 || stem.length < 3 ? folded : stem;
  },
  variants: () => [],
  hasCompounds: true,
  hasCapitalNames: false,
  polite: list(`
      bitte …, … bitte, kannst du …, ich hätte gern …, ich hätte gerne …, wir hätten gern …, wir hätten gerne …, ich würde gern …, ich würde gerne …, könntest du …, können sie …, könnten sie …, würden sie …, kann ich …,
      kann man …, ich möchte …, ich will …, ich brauche …, wir brauchen …, wir möchten …, wir wollen …, hallo …, hi …, guten tag …,
      ok …, jetzt …, und …, dann …, auch …, noch …, … danke`),
  set: list(`
      setze …, setz …, setzen sie …, … setzen, ändere …, änder …, ändern sie …, … ändern, … zu ändern,
      mach …, mache …, machen sie …, … machen, stelle …, stell …, stellen sie …, … stellen, … umstellen,
      … anpassen, passe … an, benenne … um, benenne …, nenne …, … umbenennen, … nennen, ersetze …,
      … ersetzen, tausche … aus, … austauschen, aktualisiere …, … aktualisieren, korrigiere …, färbe …,
      nimm …, nehmen sie …, erhöhe …, senke …, wechsle …, wechsel …, … wechseln, lade … hoch, … hochladen, kürze …, … kürzen, trage … ein, … eintragen, … heißen, … lauten, … sein`),
  open: list(
    'öffne …, … öffnen, gehe zu …, geh zu …, zeig mir …, zeige mir …, finde …, wo ist …, füge … hinzu, … hinzufügen, … einfügen, … einbauen, … ergänzen',
  ),
  hide: list(`
      verstecke …, versteck …, … verstecken, verberge …, … verbergen, entferne …, … entfernen, lösche …,
      … löschen, streiche …, … streichen, blende … aus, blende … bitte aus, blenden sie … aus, … ausblenden, nimm … raus,
      nimm … weg, … weglassen, schalte … aus, … ausschalten, … soll weg, … weg, … raus, zeige … nicht an, zeige … nicht,
      zeig … nicht an, zeig … nicht, … brauchen wir nicht, … brauche ich nicht, … wollen wir nicht, … will ich nicht, keine …, kein …, keinen …, ohne …, weder …, ich habe kein …, ich habe keine …, wir haben kein …, wir haben keine …, ich bin nicht bei …, wir sind nicht bei …, ich brauche kein …, ich brauche keine …, ich brauche keinen …, wir brauchen kein …, wir brauchen keine …, wir brauchen keinen …, … nicht anzeigen, … nicht mehr anzeigen, … nicht zeigen`),
  show: list(`
      zeige … an, zeig … an, zeigen sie … an, zeige …, zeig …, zeigen sie …, … anzeigen, … zeigen,
      blende … ein, blenden sie … ein, … einblenden, schalte … ein, … einschalten, mach … sichtbar,
      … sichtbar machen, hole … zurück`),
  order: list(
    'verschiebe, verschieben, schiebe, schieben, setze, setzen, bewege, stelle, stellen, tausche, tauschen, vertausche, vertauschen, reihenfolge',
  ),
  instead: list(`
      mach daraus, macht daraus, machen sie daraus, mach, schreib, schreibe, schreiben sie, schreib lieber, schreib bitte,
      lieber, besser, stattdessen, nenne es, nenn es, nenne ihn, nenne sie, ändere ihn in, ändere sie in, ändere es in,
      mach ihn, mach sie, mach es, macht ihn, macht sie, nimm, nehmen sie, soll lauten, soll heißen, so etwas wie, zum beispiel`),
  to: list(`
      schreib, schreibe, schreiben sie, auf, in, zu, durch, mit, als, nach, zum, zur, soll, soll lauten, soll heißen, soll sein, sollte, ändern in, ändern auf, :, =, ->, →, =>`),
  is: list(
    'heißt jetzt, heißt nun, ist, lautet, heißt, sind, kostet, kosten, kostet jetzt, kosten jetzt, lautet jetzt, ist jetzt',
  ),
  for: list('für, als, bei'),
  between: list(
    'für, als, bei, in, im, an, am, auf, mit, von, vom, zu, zum, zur, aus, über, ist, sind, unter',
  ),
  from: list('von, vom'),
  not: list('nicht, und nicht, statt, anstatt, anstelle von'),
  should: list('soll, sollen, sollte, sollten, muss'),
  endings: list('sein, heißen, lauten, stehen, werden'),
  and: list('und, oder, noch, &, dann, und dann, und auch, sowie, außerdem'),
  questions: list(`
      was, warum, wieso, wie, wo, wann, wer, welche, welcher, welches, ist, sind, soll, sollte, hat,
      weshalb, wozu`),
  vague: list(`
      auch, etwas, irgendwas, irgendetwas, größer, kleiner, besser, schöner, kürzer, länger, fett, kursiv,
      links, rechts, mittig, zu, mehr, weniger, sehr, nicht, kein, keine, keinen, anders, eine andere,
      einen anderen, ein anderes, gleich, genauso, heller, dunkler, lang, kurz, falsch, veraltet, alt, stimmen, hässlich, kaputt, gut,
      schlecht, schön, langweilig, nichts, moderner, freundlicher, was, ordnung, wichtig, so, viel, ganz, stimmt, sieht, geht, war, hat,
      weg, noch, hier, da, lesbar, unleserlich, anpassen, ändern`),
  tooMuch: list('zu, weniger'),
  comparative: /er(?:e[ns]?)?$/,
  fillers: list(`
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner,
      meines, unser, unsere, unseren, unserem, unserer, unseres, ihr, ihre, von, vom, im, in, ins, auf,
      für, zu, zum, zur, bei, beim, unter, am, an, abschnitt, bereich, feld, teil, block, website,
      webseite, dieser, diese, dieses, diesen, neue, neuer, neues, neuen, anderes, andere, anderen, ganze, ganzen, nummer, wieder, jetzt, bitte, laden,
      geschäft, betrieb, bäckerei, studio, restaurant, praxis, salon, kanzlei`),
  places: {
    title: list('titel, title'),
    'title role:headline': list('überschrift, headline, schlagzeile'),
    'hero title': list(`
      hauptüberschrift, haupttitel, große überschrift, oberste überschrift, begrüßung, willkommenstext`),
    subtitle: list(`
      unter den titel, unter dem titel, unter die überschrift, unter der überschrift, untertitel, unterzeile, slogan, unterüberschrift, motto, leitspruch, zweite überschrift, werbespruch`),
    description: list('beschreibung, beschreibungstext, fließtext, absatz, text darunter, kurztext'),
    text: list('text, beschriftung, wortlaut, aufschrift, label'),
    'text color': list('textfarbe, schriftfarbe, farbe der schrift, farbe des textes, farbe vom text'),
    color: list('farbe, color, farbton'),
    background: ['hintergrund'],
    'card background': list('karten, karte, hintergrundfarbe der karten, kartenhintergrund, kacheln, kästen'),
    button: list('schaltfläche, button, knopf, knöpfe, buttons'),
    link: list('link, linkadresse, url, verlinkung, linkziel, ziel, webadresse, verweis'),
    'call action': list('handlungsaufruf, cta, call to action, aufruf, aufruf zum handeln'),
    hero: list(`
      einstieg, oben, ganz oben, hero, banner, intro, start, startbereich, oberer bereich, startseite,
      aufmacher, titelbereich, anfang`),
    header: list('kopfbereich, kopfzeile, header, kopf, menüleiste, navigationsleiste, navigation'),
    footer: list(`
      fußbereich, fußzeile, footer, fuß, kontakt, kontaktdaten, kontaktbereich, kontaktabschnitt,
      seitenende, unten`),
    'logo text': list(`
      wir heißen, laden heißt, geschäft heißt, praxis heißt, studio heißt, betrieb heißt, firma heißt, name, namen, firma, firmenname, name der firma, name meiner firma, name unserer firma,
      name meines geschäfts, name des geschäfts, name unseres ladens, name meines ladens,
      name meiner bäckerei, name der bäckerei, name unserer bäckerei, unternehmen, unternehmensname, geschäftsname, ladenname, betriebsname,
      studioname, markenname, marke, logotext, schriftzug`),
    logo: ['logo'],
    phone: list(`
      anrufen, anruft, telefon, telefonnummer, telefonnr, tel, tel nr, handy, handynummer, rufnummer, mobilnummer, festnetznummer,
      phone, unsere nummer, meine nummer, neue nummer, unsere neue nummer`),
    email: list(`
      e-mail, email, mail, mailadresse, e-mail-adresse, emailadresse, mail-adresse, e-mailadresse,
      email-adresse, email adresse, e-mail adresse, mail adresse`),
    address: list(
      'wir sind umgezogen, umgezogen, sie finden uns, ihr findet uns, liegt, anschrift, adresse, postanschrift, straße, standort, ort, postadresse',
    ),
    social: list(`
      soziale netzwerke, social links, social media, social-media-links, social-media-symbole,
      sozialen netzwerke, social icons, soziale medien, sozialen medien, social-links, socialmedialinks`),
    facebook: ['facebook'],
    twitter: ['twitter'],
    instagram: ['instagram', 'insta'],
    linkedin: ['linkedin', 'linked in'],
    image: list('bild, foto, bilder, fotos, photo, grafik, zeichnung, illustration'),
    icon: list('symbol, icon, piktogramm, zeichen'),
    'menu item': list('menüpunkt, menü, menüeintrag, navigationspunkt, menülink'),
    item: list('eintrag, punkt, element'),
    account: list('konto, profil, account'),
    page: list('seite, homepage, browser, browsertab, seo, meta'),
    'page title': ['seitentitel', 'browsertitel'],
    'page description': list('seitenbeschreibung, google, suchmaschine, suchmaschinen'),
    'font family': list('schrift, schriftart, schriftgröße, font'),
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
    global: list('alles, insgesamt, überall, global, allgemein, generell, globale einstellungen'),
    favicon: ['favicon'],
    'write to us': ['schreiben sie uns', 'kontaktformular', 'nachrichtenformular'],
    'share picture': list('teilenbild, vorschaubild beim teilen, teilen-bild'),
    help: list('hilfe, hilf mir, was kann ich tun, was kannst du'),
    'add section': list(`
      abschnitt hinzufügen, einen abschnitt hinzufügen, neuer abschnitt, neuen abschnitt hinzufügen,
      abschnitt einfügen, neuen abschnitt`),
    'keyboard shortcuts': ['tastenkürzel', 'tastatur'],
  },
  actions: {
    publish: list(`
      veröffentlichen, seite veröffentlichen, veröffentliche, veröffentlichung, publizieren,
      ins netz, ins netz stellen, ins internet, im internet, online stellen, seite online stellen, online, live, live schalten`),
    versions: list(`
      versionen, version, ältere versionen, frühere versionen, alte versionen, vorherige versionen,
      verlauf, zurückholen, offline nehmen, vom netz nehmen, seite abschalten, wer kann die seite sehen, wer sieht`),
    templates: list(`
      vorlage, vorlagen, vorlage wechseln, vorlage ändern, andere vorlage, vorlage wählen, design,
      design ändern, layout, wechsle vorlage, ändere vorlage, galerie,
      startinhalte, inhalte, beispiel, beispiele, branche`),
    transfer: list(`
      kopie, kopie speichern, kopie sichern, kopie öffnen, export, exportieren, import, importieren,
      herunterladen, seite herunterladen, sicherung, datei öffnen, datei speichern, speichere kopie`),
    undo: list(
      'fehler gemacht, das war falsch, ups, hoppla, zurück, wie vorher, wie zuvor, rückgängig, rückgängig machen, letzte änderung rückgängig machen, widerrufen, zurücknehmen',
    ),
    redo: list('wiederholen, wiederherstellen, nochmal'),
  },
  businesses: {
    bakery: list('bäcker, bäckerin, konditorei, konditor, konditorin'),
    restaurant: list('café, cafe, gaststätte, gasthaus, bistro, pizzeria'),
    dentist: list('zahnarzt, zahnärztin, zahnarztpraxis, kieferorthopäde'),
    hairdresser: list('friseur, friseurin, frisör, barbier'),
    photographer: list('fotograf, fotografin, fotostudio, hochzeitsfotograf'),
    consultant: list('berater, beraterin, coach, unternehmensberatung'),
    repairs: list('sanitär, klempner, installateur, handwerker, heizungsbauer, elektriker'),
    yoga: list('yoga, yogalehrer, yogalehrerin, pilates'),
    lawyer: list('anwalt, anwältin, rechtsanwalt, rechtsanwältin, anwaltskanzlei, notar'),
    shop: list('kleiner laden, boutique, buchladen, buchhandlung, blumenladen, florist'),
  },
  done: list(
    "fertig, ich bin fertig, bin fertig, alles fertig, das war's, das wars, das war es, das war alles, das ist alles, sonst nichts, nichts mehr, mehr nicht",
  ),
  liked: list(`
    das aussehen passt, das design passt, sieht gut aus, das sieht gut aus, es sieht gut aus, sieht schön aus, das sieht schön aus, gefällt mir,
    das gefällt mir, es gefällt mir, gefällt mir so, das passt so, passt so, bleibt so, so lassen, lass es so, gut so, so ist es gut`),
  aroundBusiness: list(
    'ich, bin, wir, sind, haben, habe, führe, ein, eine, einen, einem, einer, mein, meine, unser, unsere, für, seite, webseite, website',
  ),
  onePerson: /\b(?:ich|mich|mir|mein(?:e[mnrs]?)?)\b/i,
  several: /\b(?:wir|uns|unser\p{L}*)\b/iu,
  about: list(
    'über mich, über uns, von mir, von uns, wer ich bin, wer wir sind, unsere geschichte, meine geschichte, irgendwo dass, schreib dass, schreibe dass, erwähne dass',
  ),
  introducing: list(
    'bin, sind, führe, führen, habe, haben, betreibe, betreiben, als, eröffne, eröffnen, leite, leiten, besitze, gründe, arbeite, seite für, webseite für, website für, homepage für',
  ),
  called: list(
    'heißt, heißen, heiße, heisst, heissen, namens, genannt, nennt sich, nennen uns, name ist, name lautet',
  ),
  runs: list(
    'ich führe, wir führen, ich betreibe, wir betreiben, mir gehört, uns gehört, meine firma ist, unsere firma ist, mein laden ist',
  ),
  inTown: list('in, aus, hier in'),
  languages: { en: ['englisch'], de: ['deutsch'], ar: ['arabisch'] },
  aroundLanguage: list('sprache, oberfläche, übersetzen, übersetzung, umstellen, wechseln'),
  street:
    /(?:[Ss]tra(?:ß|ss)e|\p{L}str\.?)$|^\p{Lu}\p{L}*(?:weg|gasse|platz|allee|ufer|ring|damm|markt|chaussee)$|^(?:Weg|Platz|Allee|Ring|Markt)$/u,
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
  positions: list('über, unter, vor, nach, hinter, oberhalb, unterhalb'),
  last: ['letzte'],
  colors: {
    Gray: ['grau'],
    Purple: list('lila, violett, purpur'),
    Navy: list('dunkelblau, nachtblau, navy'),
    'Dark Gray': ['anthrazit'],
    '#FFF4DC': list('creme, cremeweiß, elfenbein, vanille'),
    '#E8D9BF': list('beige, sand'),
    '#C1643C': list('terrakotta, terracotta, rost, kupfer'),
    '#B5E3D0': list('mint, mintgrün'),
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
    light: list('hell, heller, helles, hellere, helleres, zart, zartes, blass, sanft, sanftes, pastell'),
    dark: list('dunkel, dunkler, dunkle, dunkleres, dunklere, tief, tiefes, satt, sattes'),
    warm: list('warm, warmes, wärmer, wärmeres'),
    cool: list('kühl, kühles, kühler, kalt, kaltes'),
  },
  aroundColor: list(
    'die, der, das, in, farbe, ein, eine, zu, im, ton, einem, einen, als, auf, farbton, look, stil, design, seite, webseite, aussehen',
  ),
  hours: deHours,
  prices: list(`
    preise hinzufügen, füge preise hinzu, preise, unsere preise, meine preise, die preise, neue preise,
    unsere preise sind, meine preise sind, die preise sind, preisliste, unsere preisliste, speisekarte,
    unsere speisekarte, füge zur speisekarte hinzu, füge zur karte hinzu, zur speisekarte, auf die speisekarte, auf die karte,
    füge hinzu`),
  sections: {
    'Opening Hours': list('geschlossen, öffnungszeiten, zeiten, geschäftszeiten'),
    Prices: list('kurse, kursen, behandlungen, pakete, preise, preisen, preisliste, speisekarte, karte'),
    Gallery: list('fotogalerie, bildergalerie'),
    Testimonials: list('kundenstimmen, bewertungen, rezensionen, stimmen, meinungen'),
    'Questions and Answers': list('fragen, faq, häufige fragen'),
    About: list('über uns, über mich, wer wir sind, unsere geschichte'),
    Team: list('team, mitarbeiter, leute'),
    Location: list(
      'karte, anfahrt, lage, standort, whatsapp, whatsapp-nummer, whatsapp-knopf, whatsapp-button',
    ),
    'Legal Notice': list('impressum, rechtliches'),
  },
  aroundSection: list(
    'mit, für, unsere, unseren, unserem, meine, seite, einem, füge, hinzu, hinzufügen, neu, neue, neuen, abschnitt, bereich, einen, ein, eine, ergänze, ergänzen',
  ),
  labels: {
    hours: 'Öffnungszeiten so übernehmen',
    add: (name) => `${name} hinzufügen`,
    rows: (name) => `Diese unter „${name}“ eintragen`,
    addRows: (name) => `„${name}“ mit diesen hinzufügen`,
    set: (name, value) => `${name}: „${value}“`,
    change: 'Ändern',
    hide: (name) => `${name} ausblenden`,
    show: (name) => `${name} einblenden`,
    remove: (name) => `${name} entfernen`,
    empty: (name) => `Text von ${name} entfernen`,
    all: (changes) => changes.join(', '),
    open: (name) => `${name} öffnen`,
    didYouMean: (name) => `Meinten Sie ${name}?`,
  },
};
