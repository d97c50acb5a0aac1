import type { LandingCopy } from './copy.ts';

/** What a new landing page says in German. */
export const copy: LandingCopy = {
  header: {
    logoText: 'Fernhill Hausdienst',
    menu: { benefits: 'Warum wir', features: 'So läuft es', cta: 'Angebot', footer: 'Kontakt' },
  },
  hero: {
    title: 'Kleine Arbeiten, gleich beim ersten Mal richtig',
    subtitle:
      'Der Hahn tropft, die Tür klemmt, das Regal liegt noch im Karton? Wir erledigen die kleinen Dinge in Ihrem Zuhause bei einem einzigen Besuch, zum vorher vereinbarten Preis.',
    button: 'Termin vereinbaren',
  },
  benefits: {
    title: 'Gute Arbeit und gute Manieren',
    subtitle: 'Wir sind ein Familienbetrieb zu fünft und werden von Nachbar zu Nachbar empfohlen.',
    time: {
      title: 'Pünktlich, oder wir rufen an',
      description:
        'Sie nennen uns eine Stunde und hören von uns, wenn wir losfahren. Der Rest des Tages gehört Ihnen.',
    },
    price: {
      title: 'Ein fairer Preis',
      description: 'Wir schauen, wir nennen einen Preis, Sie entscheiden. Dabei bleibt es dann auch.',
    },
    cover: {
      title: 'Ein Jahr Gewähr',
      description: 'Macht unsere Reparatur binnen zwölf Monaten Ärger, kommen wir kostenlos wieder.',
    },
  },
  features: {
    title: 'Vom ersten Anruf bis zum fertigen Werk',
    subtitle: 'Kein Warten den ganzen Tag und keine Überraschung auf der Rechnung.',
    items: [
      {
        title: 'Sagen Sie uns, was fehlt',
        description: 'Ein Anruf oder ein Foto genügt. Sammeln Sie ruhig: Wir machen alles bei einem Besuch.',
      },
      {
        title: 'Wählen Sie Ihre Zeit',
        description:
          'Morgens, abends und samstags kostet es dasselbe. Die Ersatzteile bringen wir gleich mit.',
      },
      {
        title: 'Kommen Sie in ein sauberes Zimmer',
        description: 'Wir tragen Überschuhe, fegen hinter uns auf und nehmen die alten Teile mit.',
      },
    ],
  },
  cta: {
    title: 'Was gibt es bei Ihnen zu reparieren?',
    subtitle: 'Schicken Sie uns eine Zeile oder ein Foto. Sie hören noch am selben Tag von uns.',
    button: 'Angebot anfordern',
  },
  footer: {
    description:
      'Reparaturen im Haus, in und um Fernhill, seit 2009. Montag bis Samstag von acht bis achtzehn Uhr.',
    address: 'Mühlgasse 18, Fernhill',
    email: 'hello@fernhill.example',
    phone: '555.555.0142',
  },
};
