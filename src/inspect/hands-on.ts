/** The actors that only hand on what another machine says: they do no work of their own. */
export const HANDS_ON: readonly string[] = ['watchSite', 'watchChat', 'leadToDoors'];
