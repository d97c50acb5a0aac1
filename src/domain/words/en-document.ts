/** What the document says before any script runs: always in English. */
export const enDocument = {
  description:
    "Parley is a guided website builder: answer a friendly assistant's questions, see your page change live, and publish it to a public address.",
  noScript: 'Parley needs JavaScript to edit your website.',
};
