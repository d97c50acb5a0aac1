/** A picture that is not taken now: its sender sent too many within an hour. */
export class TooManyImages extends Error {
  /** In how many seconds the next one is taken. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many pictures');
    this.name = 'TooManyPictures';
    this.retryAfter = retryAfter;
  }
}
