import type { HoursWords } from '../hours-words.ts';

/** How opening hours are written in English. */
export const enHours: HoursWords = {
  language: 'en',
  phrases: {
    'd0 - d6': 'daily, every day, everyday, each day, all week, 7 days, 7 days a week, seven days a week',
    'd0 - d4': 'weekday, weekdays, working days',
    'd5 & d6': 'weekend, weekends',
    d7: 'holidays, public holiday, public holidays, bank holiday, bank holidays, ph',
    '-': 'to, close at, closes at, we close at, till, til, until, through, thru',
    '&': 'and, plus, then',
    '!': 'except, except for, apart from, but not',
    x: "closed, off, shut, not open, don't open, do not open, we don't open, we do not open, we close, we shut, we closed, we stay closed, we are closed, we are shut",
    '12:00': 'noon, midday',
    '24:00': 'midnight',
    '0:00 - 24:00':
      '24 hours, 24 hours a day, 24/7, round the clock, around the clock, day and night, day or night, all day, any time, anytime, at any time',
    am: 'am, in the morning',
    pm: 'pm, in the afternoon, in the evening',
    night: 'at night',
    // "We" is also short for Wednesday, but not before these.
    '': "we open, we will be open, we now open, we always open, we only open, we just open, we do, we work, we trade, we now, we always, we only, open, opens, we are, we're, now, from now on, any more, anymore, always, we are open, we're open, opening hours, hours, from, between, on, at, the, again, o'clock, only, for emergencies, for emergency, emergency, emergencies, in an emergency, in emergencies, call-outs, callouts, available, we answer, i am, i'm, i work, i answer, i open",
  },
  hours: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  closed: 'closed',
  holidays: 'Public holidays',
};
