import type { StartsCopy } from './copy.ts';

/** What example websites say in English. */
export const startsEn: StartsCopy = {
  menu: { why: 'Why us', contact: 'Contact' },
  businesses: {
    bakery: {
      name: 'Corner Crust Bakery',
      email: 'hello@cornercrust.example',
      title: 'Bread, before anything else',
      subtitle: 'For breakfast, for the table, and for the walk home with one end already missing.',
      why: [
        'Good bread is simple',
        'Flour, water, salt, a little patience, and somebody who pays attention.',
      ],
      reasons: [
        ['Dough is in no hurry', 'It tells us when it is ready. We have learned not to argue.'],
        ['Flour with a story', 'Ask us where it comes from. We like that question.'],
        [
          'For your big day',
          'A birthday, a wedding, a table full of guests: tell us early, and we look forward to it, too.',
        ],
      ],
      offer: 'What we bake',
      offers: ['From the oven', 'The best way to find out is to come by. Your nose knows the way.'],
      offered: [
        ['Bread', 'Crust outside, soft inside, gone sooner than planned.'],
        ['Cake', 'For birthdays, for guests, and for Tuesdays that need one.'],
        ['For the way', 'Something in a paper bag that rarely makes it home.'],
      ],
      call: [
        'What shall it be?',
        'Tell us the day and how many will be at the table. We talk about the rest.',
      ],
      footer: 'Bread, cake, and whatever else flour and a hot oven are good for.',
      work: 'On the shelf',
      workButton: 'See what we bake',
      works: [
        ['The house loaf', 'Crust first.'],
        ['Breakfast rolls', 'Best when nobody is looking.'],
        ['Birthday cake', 'With room for the candles.'],
        ['With fruit', 'While there is some.'],
        ['Sticky things', 'Fingers included.'],
        ['To go', 'Fits into one hand.'],
      ],
    },
    restaurant: {
      name: 'The Long Table',
      email: 'table@longtable.example',
      title: 'Come hungry. Stay a while.',
      subtitle: 'We cook, we lay the table and we do the dishes. You bring the people you like to sit with.',
      why: [
        'A good meal begins before you sit down',
        'Somebody shops, somebody stirs, and somebody tastes it once more.',
      ],
      reasons: [
        ['Cooked with care', 'The difference is in small things, and in a cook who minds them.'],
        ['Room for wishes', 'Children, allergies, a quiet corner? Tell us when you book.'],
        ['Take your time', 'Talk, laugh, and have that coffee too.'],
      ],
      offer: 'Occasions',
      offers: ['What brings you here?', 'And if you cannot decide what to have: ask what we would order.'],
      offered: [
        ['A table for two', 'Somewhere to look at each other instead of at a screen.'],
        ['A table for friends', 'Order too much, put it in the middle, and pass it round.'],
        ['A table to celebrate', 'Tell us what there is to celebrate, and for how many.'],
      ],
      call: ['Hungry yet?', 'Tell us when, and how many you are.'],
      footer: 'Come as you are. Leave full.',
      work: 'From the kitchen',
      workButton: 'See the dishes',
      works: [
        ['To begin', 'Small, and gone too soon.'],
        ['To share', 'One plate, many forks.'],
        ['From the stove', 'Hot, and worth the wait.'],
        ['With a glass', 'Ask what goes with it.'],
        ['Something sweet', 'There is always room.'],
        ['To finish', 'A coffee, and one more story.'],
      ],
    },
    dentist: {
      name: 'Birch Street Dental',
      email: 'hello@birchstreet.example',
      title: 'How are your teeth?',
      subtitle:
        'For teeth that are meant to last, and for everybody who would rather be somewhere else right now.',
      why: ['Nobody likes the chair', 'We know. That is why we begin with a conversation.'],
      reasons: [
        ['You know what comes next', 'First the explanation, then your decision.'],
        ['Room for questions', 'Ask as often as you like. It is your mouth.'],
        ['Nervous? Say so', 'You are not the only one, and it helps us to know.'],
      ],
      offer: 'Treatments',
      offers: ['What we can do for you', 'What for, how long, how much: ask about all of it beforehand.'],
      offered: [
        ['Check-up and cleaning', 'A look now can spare you a longer one later.'],
        ['Fillings and crowns', 'So that you can chew without thinking about it.'],
        ['Visits with children', 'Opening wide is easier when somebody says what for.'],
      ],
      call: ['When was your last check-up?', 'Tell us when you could come, and we look for a time.'],
      footer: 'Teeth, gums, and the questions that go with them. In pain? Call first.',
      work: 'Before you come',
      workButton: 'Prepare your visit',
      works: [
        ['Your first visit', 'What we ask, what we look at.'],
        ['If something hurts', 'What to tell us on the phone.'],
        ['Brushing with children', 'It helps to sing.'],
        ['Afraid of the dentist', 'How we go about it together.'],
        ['After a treatment', 'What to ask before you leave.'],
        ['What it costs', 'Better asked before than after.'],
      ],
    },
    hairdresser: {
      name: 'Salon Marlow',
      email: 'hello@marlow.example',
      title: 'What shall we do with your hair?',
      subtitle: 'Cut and color for your hair, your face, and your kind of morning.',
      why: ['First we listen', 'Bring a photo, or just how you feel about your hair. We start there.'],
      reasons: [
        ['Honest advice', 'If the fringe is a bad idea, better to hear it before the scissors come out.'],
        ['Yours to manage', 'It should look like you, also when you dry it yourself.'],
        ['Your hair, your say', 'Short, long or in between. Chatty or quiet, too.'],
      ],
      offer: 'Cut and color',
      offers: ['What we do', 'Ask what it costs before you sit down.'],
      offered: [
        ['Cut and finish', 'Take off what no longer suits you. Keep what does.'],
        ['Color and highlights', 'Soft or bold: we talk about it before we mix anything.'],
        ['For a special day', 'Pinned, braided or waved. Tell us the date early.'],
      ],
      call: ['Time for a change, or just a trim?', 'Tell us what you have in mind, and when you could come.'],
      footer: 'Hair for every head, with or without conversation.',
      work: 'Our looks',
      workButton: 'See the looks',
      works: [
        ['The soft bob', 'To the chin, and no further.'],
        ['Copper', 'Warm, and not shy.'],
        ['Curls, left alone', 'They know what they want.'],
        ['The short one', 'Out of the shower, out of the door.'],
        ['Silver on purpose', 'Gray is a color, too.'],
        ['Up for the evening', 'A long one, if need be.'],
      ],
    },
    photographer: {
      name: 'Ines Calder Photography',
      email: 'ines@calder.example',
      title: 'First the light, then the picture',
      subtitle: 'For everybody who does not like being photographed, and for all the others.',
      why: ['How I work', 'Quietly. The best pictures happen when nobody is posing.'],
      reasons: [
        ['Nobody has to pose', 'We walk, we talk, and somewhere in between is the picture.'],
        ['Fewer, better', 'A picture has to earn its place.'],
        ['What you get', 'Ask me what you may do with the pictures. That is best said beforehand.'],
      ],
      offer: 'What I photograph',
      offers: ['What I photograph', 'If you are not sure yet, tell me about it.'],
      offered: [
        ['People', 'Faces that look like themselves.'],
        ['Days', 'The ones that you will want to see again.'],
        ['Work', 'What you do, and how it looks while you do it.'],
      ],
      call: ['What shall be in the picture?', 'Write me the day and the place, and what matters to you.'],
      footer: 'Good light is everywhere. Tell me where you are.',
      work: 'Photographs',
      workButton: 'See the pictures',
      works: [
        ['The quiet moment', ''],
        ['Just before', ''],
        ['Hands', ''],
        ['Light from the side', ''],
        ['Nobody was looking', ''],
        ['Once more, laughing', ''],
      ],
    },
    consultant: {
      name: 'Northway Consulting',
      email: 'hello@northway.example',
      title: 'What is the question?',
      subtitle: 'For people who run a company and have thought about it alone for long enough.',
      why: ['Advice that you can act on', 'If it needs a glossary, it is not finished.'],
      reasons: [
        ['A view from outside', 'We ask what nobody inside asks any more.'],
        ['Clear terms', 'What does it cost, and what do you get? Ask us first. We would, too.'],
        ['Made to end', 'Good advice makes itself unnecessary.'],
      ],
      offer: 'How we help',
      offers: ['Where we can help', 'It often begins with one of these questions.'],
      offered: [
        ['Where do we earn money?', 'Costs, prices and products, sorted until the answer is a short one.'],
        ['Who does what?', 'Roles and meetings that fit the size you are today.'],
        ['What comes next?', 'The next step first, and then the one after it.'],
      ],
      call: ['What keeps you up at night?', 'Tell us in a few words. It is easier to think with somebody.'],
      footer: 'Advice for people who have to decide.',
      work: 'Questions we like',
      workButton: 'See the questions',
      works: [
        ['The price list', 'Who understands it?'],
        ['The handover', 'Who comes next, and when?'],
        ['The weekly meeting', 'Who needs it?'],
        ['The second shop', 'What do the numbers say?'],
        ['The inbox', 'Who answers what?'],
        ['The sale', 'What is it worth, and to whom?'],
      ],
    },
    repairs: {
      name: 'Quick & Tidy Plumbing',
      email: 'help@quicktidy.example',
      title: 'Water where it belongs, and nowhere else',
      subtitle: 'Dripping, blocked or simply old: tell us what the water is doing.',
      why: ['Good plumbing is boring', 'It works, it is quiet, and you can forget about it.'],
      reasons: [
        ['First we look', 'Water takes detours. We follow it back to where it starts.'],
        ['In plain words', 'You should know what is broken, what can be done, and what it costs.'],
        ['Your home', 'You live here. We are the guests.'],
      ],
      offer: 'What we fix',
      offers: ['What we do', 'No job is too small to ask about.'],
      offered: [
        ['Leaks and blockages', 'Tap, pipe, drain or toilet: tell us where, and since when.'],
        ['Hot water', 'You notice that it is gone with shampoo in your hair.'],
        ['Bathrooms', 'It begins with what annoys you about the old one.'],
      ],
      call: ['What is dripping?', 'A photo or a few words, and we have an idea of what it may be.'],
      footer: 'Pipes, taps and drains. Is it urgent? Turn the water off first, then call.',
      work: 'Our work',
      workButton: 'See our work',
      works: [
        ['A tap that has stopped talking', 'Above all at night.'],
        ['A drain that drains', 'And does nothing else.'],
        ['A shower for every morning', 'The cold ones, too.'],
        ['A quiet pipe', 'You would not have noticed it.'],
        ['A warm radiator', 'The cat has noticed.'],
        ['A valve that turns', 'When it has to.'],
      ],
    },
    yoga: {
      name: 'Studio Stillwater',
      email: 'hello@stillwater.example',
      title: 'Breathe in. Breathe out.',
      subtitle: 'Yoga for stiff backs, busy heads, and everybody who is just beginning.',
      why: ['You need no talent for this', 'You come as you are. We begin from there.'],
      reasons: [
        ['You, not the pose', 'Nobody has to touch their toes.'],
        ['Easy to begin', 'Wear what you can stretch in, and ask us the rest.'],
        ['No hurry', 'Your back sets the pace.'],
      ],
      offer: 'Classes',
      offers: ['Find your class', 'Not sure which one? Tell us about your back.'],
      offered: [
        ['To wake up', 'Stretching and breathing, until the body agrees to the day.'],
        ['To move', 'With the breath, and warmer than you would think.'],
        ['To rest', 'Long, quiet poses, and nothing to achieve.'],
      ],
      call: ['Which day suits you?', 'Tell us which day suits you, and what you would like to know.'],
      footer: 'Leave your shoes at the door, and the rest of the day with them.',
      work: 'In the studio',
      workButton: 'See the classes',
      works: [
        ['For the back', 'It has carried enough.'],
        ['For the shoulders', 'Down they come.'],
        ['For a full head', 'Nothing to solve for once.'],
        ['For the evening', 'Slow, and then slower.'],
        ['For the first time', 'Nobody is looking.'],
        ['For a rainy Sunday', 'Stay a little longer.'],
      ],
    },
    lawyer: {
      name: 'Hale & Ormond Law',
      email: 'office@haleormond.example',
      title: 'A letter has come. Now what?',
      subtitle: 'First you learn where you stand. Then you decide what to do about it.',
      why: ['On your side of the table', 'A quarrel is hard enough. Talking to a lawyer should not be.'],
      reasons: [
        ['Plain language', 'A hard sentence? Ask. Explaining is our work.'],
        ['What will it cost?', 'A good first question. Please ask it.'],
        ['Between us', 'Tell it as it happened, the awkward parts too. That helps most.'],
      ],
      offer: 'How we help',
      offers: ['When to come to us', 'Better a question too early than a letter too late.'],
      offered: [
        ['Before you sign', 'A contract reads differently when somebody explains it.'],
        ['When a letter comes', 'First we read it together. Then it is answered.'],
        ['When talking no longer helps', 'We look for a way, preferably one without a court.'],
      ],
      call: ['What has happened?', 'A few lines are enough. Keep the papers together.'],
      footer: 'Advice for people who would rather not need a lawyer.',
      work: 'Before we meet',
      workButton: 'Prepare our meeting',
      works: [
        ['Your first meeting', 'What to bring, what we ask.'],
        ['Your story', 'From the beginning, not from the end.'],
        ['Your papers', 'All of them, in any order.'],
        ['Before you answer', 'Sleep on it. Then ask.'],
        ['Settling out of court', 'Often the kinder way.'],
        ['What it costs', 'What to ask about it.'],
      ],
    },
    shop: {
      name: 'Fig & Paper',
      email: 'hello@figpaper.example',
      title: 'Come in and look around',
      subtitle: 'To use, to give and to keep. Touching is allowed.',
      why: ['A shop with an opinion', 'We sell what we would give to our friends.'],
      reasons: [
        ['Chosen with care', 'What stands here had to convince somebody first.'],
        ['Looking around', 'Pick things up, put them back. That is what shops are for.'],
        ['Ask us', 'Not here? Tell us what you are looking for.'],
      ],
      offer: 'In the shop',
      offers: ['What you find here', 'Some of it useful, all of it hard to put down.'],
      offered: [
        ['To use', 'Things that are nicer than they would have to be.'],
        ['To give', 'For hosts, for teachers, and for people who have everything.'],
        ['To keep', 'What you buy for others, and then do not give away.'],
      ],
      call: ['What are you looking for?', 'Tell us for whom, and what you want to spend. We start looking.'],
      footer: 'A small shop for the useful, the beautiful and the entirely unnecessary.',
      work: 'On the shelves',
      workButton: 'Look around',
      works: [
        ['For the desk', 'Makes Mondays milder.'],
        ['For rainy days', 'There will be some.'],
        ['For the table', 'And for everybody around it.'],
        ['For somebody far away', 'A stamp, and off it goes.'],
        ['For a quiet evening', 'With the phone in another room.'],
        ['For nothing at all', 'Those are the best.'],
      ],
    },
  },
  // The sections of businesses in English. Hours, prices and people are samples; the answers and the sentences are claims.
  sections: {
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
          [
            'Who learns of my case?',
            'Discretion is part of this profession. Ask us what that means for you.',
          ],
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
  },
};
