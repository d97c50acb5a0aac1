import { enReview } from './words/en-review.ts';

/** What is said of a page that shows something else than was chosen, in the language of this build. */
export const reviewWords: typeof enReview = enReview;
