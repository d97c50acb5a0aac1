/** The file of what follows the first screen, as a build names it. */
export const REST_FILE = /\/assets\/rest-[^/]*\.js$/;

/** The file of the English starting content. */
export const STARTS_FILE = /\/assets\/en-[^/]*\.js$/;
