import type { LandingCopy } from './copy.ts';

/** What a new landing page says in German. */
export const copy: LandingCopy = {
  header: {
    logoText: 'Fernhill Hausdienst',
    menu: { benefits: 'Warum wir', features: 'So läuft es', cta: 'Angebot', footer: 'Kontakt' },
  },
  hero: {
    title: 'Kleine Reparaturen, große Erleichterung',
    subtitle:
      'Der Hahn tropft, die Tür klemmt, das Regal liegt noch im Karton? Für die kleinen Dinge in Ihrem Zuhause sind wir da.',
    button: 'Termin vereinbaren',
  },
  benefits: {
    title: 'Gute Arbeit und gute Manieren',
    subtitle: 'Sie lassen uns in Ihr Zuhause. Das vergessen wir nicht.',
    time: {
      title: 'Ihr Tag gehört Ihnen',
      description: 'Sagen Sie, wann es Ihnen passt. Wir suchen eine Zeit.',
    },
    price: {
      title: 'Fragen Sie nach dem Preis',
      description: 'Am besten, bevor wir anfangen. Dann entscheiden Sie in Ruhe.',
    },
    cover: {
      title: 'Stimmt etwas nicht?',
      description: 'Wenn eine Reparatur Ärger macht, wollen wir es wissen.',
    },
  },
  features: {
    title: 'Vom ersten Anruf bis zum fertigen Werk',
    subtitle: 'Es beginnt mit einer Nachricht von Ihnen.',
    items: [
      {
        title: 'Sagen Sie uns, was fehlt',
        description: 'Ein paar Worte oder ein Foto helfen uns weiter.',
      },
      {
        title: 'Wählen Sie Ihre Zeit',
        description: 'Sagen Sie, welche Tage Ihnen passen. Einen davon finden wir gemeinsam.',
      },
      {
        title: 'Nach Hause kommen, und es läuft',
        description: 'Das Schönste an einer Reparatur ist, nicht mehr daran denken zu müssen.',
      },
    ],
  },
  cta: {
    title: 'Was gibt es bei Ihnen zu reparieren?',
    subtitle: 'Schicken Sie uns eine Zeile oder ein Foto, dann sehen wir weiter.',
    button: 'Angebot anfragen',
  },
  footer: {
    description: 'Reparaturen im Haus, von Leuten, die sich freuen, wenn es wieder läuft.',
    address: 'Mühlgasse 18, Fernhill',
    email: 'hello@fernhill.example',
    phone: '555.555.0142',
  },
};
