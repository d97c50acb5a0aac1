/** The oldest browsers that the builder works in, as build targets: the first ones with popovers and what else it stands on. */
export const OLDEST_BROWSERS = ['chrome118', 'edge118', 'firefox125', 'safari17'];
