import { clockText, MINUTES_A_DAY, type Span } from './opening-hours.ts';

/** Times as their inputs hold them, `07:00` or ''. */
export type TypedSpan = readonly [opens: string, closes: string];

/** What is wrong with typed times: one of two is missing, both are the same, or the second span begins too early. */
export type HoursTrouble = 'half' | 'empty' | 'overlap';

const MIDNIGHT = '00:00';

/** The spans of typed times. A span that ends before it begins ends on the next day; from midnight to midnight is a whole day. */
export function typedSpans(typed: readonly TypedSpan[]): readonly Span[] | HoursTrouble {
  const given = typed.filter(([opens, closes]) => opens !== '' || closes !== '');
  if (given.some(([opens, closes]) => opens === '' || closes === '')) return 'half';
  if (given.some(([opens, closes]) => opens === closes && opens !== MIDNIGHT)) return 'empty';
  const spans = given.map(([from, to]) => {
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    return { opens, closes: closes > opens ? closes : closes + MINUTES_A_DAY };
  });
  const isInOrder = spans.every(({ opens }, at) => opens >= (spans[at - 1]?.closes ?? 0));
  return isInOrder ? spans : 'overlap';
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A span in the form that inputs take. Midnight is the beginning of a day. */
export function typedSpanOf({ opens, closes }: Span): TypedSpan {
  return [clockText(opens), clockText(closes % MINUTES_A_DAY)];
}
