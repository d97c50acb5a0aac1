/** A template, a sentence about its new website, and the labels of what is offered. */
export type SaidSentence = readonly [
  template: 'landing' | 'moonlight',
  sentence: string,
  labels: readonly string[],
];
