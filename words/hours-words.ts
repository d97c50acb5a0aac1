/** How a language states opening hours. */
export interface HoursWords {
  /** The language, for the names of days and months. */
  readonly language: string;
  /**
   * Phrases, separated by commas, by what they mean in the notation of `readHours`: `d0` to `d6` are days from Monday,
   * `d7` public holidays, `-` to, `&` and, `!` except, `x` closed, `am`, `pm`, `midday` and
   * `night` a half of the day, '' nothing, `?` what is not about hours.
   */
  readonly phrases: Readonly<Record<string, string>>;
  /** The hours from one to twelve as words, separated by commas. */
  readonly hours?: string;
  /** What separates days, and spans of a day; by default a comma of the Latin script. */
  readonly comma?: string;
  /** Days or dates from the first to the last; by default with a dash. */
  readonly range?: (first: string, last: string) => string;
  /** What a page says of a day without hours, and of public holidays. */
  readonly closed: string;
  readonly holidays: string;
}
