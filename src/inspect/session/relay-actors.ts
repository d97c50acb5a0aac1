/** The actors that only hand on what another machine says: they do no work of their own. */
export const RELAY_ACTORS: readonly string[] = [
  'watchSite',
  'watchChat',
  'watchDialogs',
  'openRequestedDialog',
];

/** The services that only tell what becomes of the browser: an app that is put back hears of it anew. */
export const WATCHER_ACTORS: readonly string[] = ['watchVersions', 'watchNetwork', 'watchStore'];
