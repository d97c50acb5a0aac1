/** The phrases of a text that separates them by commas. */
export const list = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());
