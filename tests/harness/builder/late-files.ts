/** The built file of the rest: the code that is loaded after the first screen. */
export const REST_FILE = /\/assets\/late-code-[^/]*\.js$/;

/** The file of the English starting content. */
export const STARTS_FILE = /\/assets\/en-[^/]*\.js$/;
