import type { FollowedStore, Kept } from './site.setup.ts';

/** What another tab stored, with what it missed of this one. */
export const followedOf = ({ event }: { event: { output: FollowedStore } }) => ({ followed: event.output });

export const keptOf = ({ event }: { event: { output: Kept } }) => ({ kept: event.output });
