import type { StartsCopy } from './copy.ts';

/** The sections of businesses in English. Hours, prices and people are samples; what answers say holds for any such business. */
export const sectionsEn: StartsCopy['sections'] = {
  bakery: {
    questions: {
      title: 'Asked at the counter',
      questions: [
        [
          'How early should I order a cake?',
          'Two days ahead, and a week ahead of big holidays. Ask anyway: now and then there is room.',
        ],
        [
          'How does bread stay fresh?',
          'In a bread bin or a cloth, cut side down, and never in the fridge. Sliced bread freezes well.',
        ],
        [
          'What is in your bread?',
          'Ask us at the counter. We tell you the ingredients and allergens of everything on the shelf.',
        ],
      ],
    },
    hours: { days: ['Tuesday to Friday', 'Saturday', 'Sunday'] },
  },
  restaurant: {
    prices: {
      title: 'Menu',
      offers: [
        ['Soup of the day', 'With bread from our oven.'],
        ['Charred leeks', 'Hazelnut and brown butter.'],
        ['Handmade ravioli', 'Filled with what the garden has.'],
        ['Fish of the day', 'Whole, with lemon and herbs.'],
        ['Burnt honey tart', 'With cream.'],
      ],
      note: 'Write here what your guests should know, for example about allergens.',
    },
    hours: { title: 'When we cook', days: ['Tuesday to Saturday', 'Sunday'] },
  },
  dentist: {
    questions: {
      title: 'Before you come',
      questions: [
        [
          'How often should I come for a check-up?',
          'Twice a year suits most people. We tell you if your teeth need more or less.',
        ],
        [
          'What should I bring to the first visit?',
          'Your insurance details, a list of the medicines you take, and earlier X-rays if you have them.',
        ],
        [
          'A tooth was knocked out. What now?',
          'Keep it moist, in milk for example, do not scrub it, and see a dentist at once. At night the emergency service helps.',
        ],
      ],
    },
    team: { title: 'Who looks after you', roles: ['Dentist', 'Dental assistant'] },
    hours: { title: 'Consulting hours', days: ['Monday to Thursday', 'Friday'] },
  },
  hairdresser: {
    prices: {
      offers: [
        ['Cut, short hair', 'With washing and drying.'],
        ['Cut, long hair', 'With washing and drying.'],
        ['Color', 'Roots or full length.'],
        ['Highlights', 'With a gloss at the end.'],
        ['Updo', 'For weddings and evenings.'],
      ],
    },
    hours: { days: ['Tuesday to Friday', 'Saturday'] },
  },
  photographer: {
    gallery: { title: 'Lately in front of the camera' },
    questions: {
      title: 'Before the day',
      questions: [
        [
          'How early should we ask?',
          'For a wedding as soon as you know the date. For portraits a few weeks are usually enough.',
        ],
        [
          'What should we wear?',
          'What you like yourselves in. Plain fabrics work better than small patterns and large logos.',
        ],
        [
          'What if it rains?',
          'Then we look for a roof, a window or an umbrella. Clouds make the softest light.',
        ],
      ],
    },
  },
  consultant: {
    questions: {
      title: 'Before we begin',
      questions: [
        [
          'How does a project begin?',
          'With a conversation. You describe the question, we ask back, and then you get an offer in writing.',
        ],
        [
          'Does what we say stay between us?',
          'Yes. If you wish, we sign an agreement about that before the first conversation.',
        ],
        [
          'How much of our time does it take?',
          'That depends on the question. The offer says whom we need, and for how long.',
        ],
      ],
    },
    team: { title: 'Who you work with', roles: ['Partner', 'Consultant'] },
  },
  repairs: {
    prices: {
      title: 'What it costs',
      offers: [
        ['Call-out', 'The way to you and a look at it.'],
        ['Working hour', 'Billed by the quarter hour.'],
        ['Clearing a drain', 'Sink, shower or toilet.'],
        ['Servicing a boiler', 'Cleaned, checked and set.'],
      ],
    },
    questions: {
      title: 'First aid',
      questions: [
        [
          'What do I do when a pipe bursts?',
          'Turn off the main valve. Stay away from water near sockets. Open a tap so that the pipe empties, and call.',
        ],
        [
          'Where is the main valve?',
          'Usually where the water enters: beside the meter, in the cellar or under the sink. Try it before you need it.',
        ],
        [
          'What helps with a slow drain?',
          'A plunger and hot water. Better no chemicals: they harm pipes, and whoever opens them.',
        ],
      ],
    },
  },
  yoga: {
    prices: {
      offers: [
        ['Trial class', 'Your first one with us.'],
        ['Single class', 'Any class, any day.'],
        ['Ten-class card', 'For those who stay.'],
      ],
    },
    questions: {
      title: 'Before your first class',
      questions: [
        [
          'What should I wear?',
          'Something that you can stretch in. We practice barefoot; warm socks are good for the last minutes.',
        ],
        [
          'May I come if something hurts?',
          'Please ask your doctor first, and tell the teacher before class. For most poses there is an easier way.',
        ],
        [
          'When should I be there?',
          'Ten minutes early, so that you can arrive in peace. It helps to have eaten two hours before, or little.',
        ],
      ],
    },
  },
  lawyer: {
    questions: {
      title: 'Before we meet',
      questions: [
        [
          'What should I bring?',
          'All letters and contracts in the case, your identity card, and your policy if you have legal insurance.',
        ],
        [
          'A letter sets me a deadline. What now?',
          'Note the day on which it came and keep the envelope. Ask for advice soon: some deadlines are short.',
        ],
        [
          'Who learns of my case?',
          'Nobody without your consent. Lawyers are bound to secrecy from the first conversation on.',
        ],
      ],
    },
    team: { title: 'Who speaks for you', roles: ['Lawyer', 'Lawyer'] },
  },
  shop: {
    questions: {
      title: 'Asked at the till',
      questions: [
        [
          'Can you put something aside for me?',
          'Yes. Write or call, and we tell you how long we can keep it.',
        ],
        [
          'Can you order what is not here?',
          'Tell us what you are looking for. We ask whether it can be had, and when.',
        ],
        ['Do you wrap presents?', 'Yes, free of charge. Tell us at the till for whom it is.'],
      ],
    },
    hours: { days: ['Monday to Friday', 'Saturday'] },
  },
};
