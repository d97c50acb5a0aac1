/** What charts say of their states, where they have numbers for it: in a build, which fills this. */
export const chartDescriptions: readonly string[] = [];
