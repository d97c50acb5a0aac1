/** The words in which a language states opening hours; all in the form that `plainText` returns. */
export interface HoursWords {
  /** The names and abbreviations of seven days, Monday first. */
  readonly days: readonly (readonly string[])[];
  /** The names and abbreviations of twelve months. */
  readonly months: readonly (readonly string[])[];
  readonly daily: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekend: readonly string[];
  readonly holidays: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly and: readonly string[];
  readonly except: readonly string[];
  readonly closed: readonly string[];
  readonly allDay: readonly string[];
  readonly appointment: readonly string[];
  readonly noon: readonly string[];
  readonly midnight: readonly string[];
  readonly am: readonly string[];
  readonly pm: readonly string[];
  /** Words after an hour of the night: 1 to 5 is after midnight, 6 to 11 is before. */
  readonly night: readonly string[];
  /** The hours from one to twelve as words. */
  readonly hours: readonly (readonly string[])[];
  readonly half: readonly string[];
  /** Half past the hour that follows, half an hour before it, or half an hour after the hour in front. */
  readonly halfIs: 'past' | 'before' | 'after';
  /** Words without a meaning of their own here, such as "open" and "o'clock". */
  readonly fillers: readonly string[];
  /** True where `3/4` is March 4 and not 3 April. */
  readonly isMonthFirst: boolean;
  /** Prefixes that are written together with the next word, and what stands for each when they are taken apart. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** What a page says for no hours, for public holidays, and for opening by appointment, only or as well. */
  readonly shown: Readonly<Record<'closed' | 'holidays' | 'byAppointment' | 'alsoByAppointment', string>>;
}
