/** The actors that only hand on what another machine says: they do no work of their own. */
export const HANDS_ON: readonly string[] = ['watchSite', 'watchChat', 'watchDialogs', 'leadToDoors'];

/** The services that only tell what becomes of the browser: an app that is put back hears of it anew. */
export const LOOKS_ON: readonly string[] = ['watchVersions', 'watchNetwork', 'watchStore'];
