import type { StartsCopy } from './copy.ts';

/** The sections of businesses in English. Hours, prices and people are samples; the answers and the sentences are claims. */
export const sectionsEn: StartsCopy['sections'] = {
  bakery: {
    text: { title: '', text: 'Put a fresh loaf on the table, and everybody comes into the kitchen.' },
    questions: {
      title: 'Asked at the counter',
      questions: [
        [
          'How early should I order?',
          'The earlier the better, above all before holidays. Ask anyway: now and then there is room.',
        ],
        [
          'How does bread stay fresh?',
          'In a bread bin or a cloth, cut side down, and not in the fridge. Sliced bread freezes well.',
        ],
        [
          'What is in your bread?',
          'Ask us, also about allergens. A baker likes to talk about what goes into the dough.',
        ],
      ],
    },
    hours: { days: ['Tuesday to Friday', 'Saturday', 'Sunday'] },
  },
  restaurant: {
    prices: {
      title: 'Menu',
      offers: [
        ['Soup of the day', 'Ask what is in the pot.'],
        ['A small plate', 'To begin with, or to share.'],
        ['A large plate', 'The one that you came for.'],
        ['Fish of the day', 'Ask what came in.'],
        ['Something sweet', 'There is always room.'],
      ],
      note: 'Add what your guests should know, for example about allergens.',
    },
    text: { title: '', text: 'The best conversations begin when the plates are empty and nobody gets up.' },
    hours: { title: 'When we cook', days: ['Tuesday to Saturday', 'Sunday'] },
  },
  dentist: {
    text: { title: '', text: 'The sentence that we like to say most is: it all looks fine.' },
    questions: {
      title: 'Before you come',
      questions: [
        [
          'How often should I come for a check-up?',
          'As often as your teeth need it. Ask us what makes sense for you.',
        ],
        [
          'What should I bring to the first visit?',
          'Your insurance details, a list of the medicines that you take, and earlier X-rays if you have them.',
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
        ['Highlights', 'Fine or bold.'],
        ['Updo', 'For a long evening.'],
      ],
    },
    text: { title: '', text: 'Sometimes a haircut changes more than the hair.' },
    hours: { days: ['Tuesday to Friday', 'Saturday'] },
  },
  photographer: {
    gallery: { title: 'A few pictures' },
    text: {
      title: '',
      text: 'The picture you will love most is the one where somebody laughed at the wrong moment.',
    },
    questions: {
      title: 'Before the day',
      questions: [
        ['How early should we ask?', 'As soon as you know the day. If that is soon, ask anyway.'],
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
    text: { title: '', text: 'The question that everybody in the room avoids is usually the right one.' },
    questions: {
      title: 'Before we begin',
      questions: [
        [
          'How does a project begin?',
          'With a conversation. You describe the question, we ask back, and together we see what comes next.',
        ],
        ['Does what we say stay between us?', 'Yes. If you need that in writing, tell us.'],
        [
          'How much of our time does it take?',
          'That depends on the question. Ask us at the beginning, so that you can plan.',
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
        ['Working hour', 'For the work itself.'],
        ['Clearing a drain', 'Sink, shower or toilet.'],
        ['Servicing a boiler', 'Cleaned, checked and set.'],
      ],
    },
    text: { title: '', text: 'Water is patient, and it finds every gap.' },
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
          'Hot water and a plunger. If that is not enough, ask before you pour anything into it.',
        ],
      ],
    },
  },
  yoga: {
    prices: {
      offers: [
        ['Trial class', 'Your first one with us.'],
        ['Single class', 'Any class, any day.'],
        ['Class card', 'For those who stay.'],
      ],
    },
    text: { title: '', text: 'The most important part you can do already: breathe in, breathe out.' },
    questions: {
      title: 'Before your first class',
      questions: [
        [
          'What should I wear?',
          'Something that you can stretch in. Most people practice barefoot; for lying still, bring warm socks.',
        ],
        [
          'When should I be there?',
          'A little early, so that you can arrive in peace. And better not on a full stomach.',
        ],
      ],
    },
  },
  lawyer: {
    text: { title: '', text: 'Most quarrels begin with something that nobody wrote down.' },
    questions: {
      title: 'Before we meet',
      questions: [
        [
          'What should I bring?',
          'All letters and contracts in the case, your identity card, and your policy if you have legal insurance.',
        ],
        ['Who learns of my case?', 'Discretion is part of this profession. Ask us what that means for you.'],
      ],
    },
    team: { title: 'Who speaks for you', roles: ['Lawyer', 'Lawyer'] },
  },
  shop: {
    text: { title: '', text: 'Just having a look is a perfectly good reason to come in.' },
    questions: {
      title: 'Asked at the till',
      questions: [
        ['Can you put something aside for me?', 'Ask us. If it can wait for you, it will.'],
        [
          'Can you order what is not here?',
          'Tell us what you are looking for, and we ask whether it can be had.',
        ],
        ['Do you wrap presents?', 'Tell us at the till for whom it is, and ask what we can do.'],
      ],
    },
    hours: { days: ['Monday to Friday', 'Saturday'] },
  },
};
