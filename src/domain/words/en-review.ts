/** What is said of a page that shows something else than was chosen; it comes with what draws pages, after the first load. */
export const enReview = {
  adjusted: (count: number) => `${count} choices are shown differently`,
  misfits: {
    icon: (value: string) => `There is no icon "${value}" here: the page shows a neutral sign in its place.`,
    color: (value: string) => `"${value}" is no color that a page can show: it shows its own in its place.`,
    url: (value: string) => `"${value}" is no address that a page can link to: it shows no link here.`,
    image: (value: string) => `"${value}" is no address of an image: the page shows none here.`,
    font: (value: string) => `No font is known as "${value}" here: the page is written in Open Sans.`,
    embeddedFont: (value: string) =>
      `Nobody may hand the font "${value}" on, so the page does not carry it: it shows where a machine has it.`,
  },
  missingFont:
    'The font could not be fetched, so the page is written in one of the machine that shows it. Publishing tries again.',
  noFont: 'The font that the page is to carry could not be fetched',
  adjustedColor: (ratio: number, needed: number) =>
    `It would stand out from its background by ${ratio.toFixed(1)} to 1 only. To be readable it takes ${needed} to 1, so the page shows the closest shade that does.`,
};
