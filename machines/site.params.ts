import type { Config } from '../src/domain/config.ts';
import { editConfig } from '../src/domain/config-write.ts';
import type { AskedEdit, FollowedStore, Kept } from './site.setup.ts';

export const askedOf = ({ event }: { event: AskedEdit }): AskedEdit => ({
  commandId: event.commandId,
  path: event.path,
  typed: event.typed,
});

export const commandOf = ({ event }: { event: { commandId: string } }) => ({ commandId: event.commandId });

/** What would become of an edit. */
export const resultOf = ({ context, event }: { context: { config: Config }; event: AskedEdit }) => ({
  result: editConfig(context.config, event.path, event.typed),
});

/** Why an edit cannot be, and which. */
export const refusalOf = (given: { context: { config: Config }; event: AskedEdit }) => ({
  ...resultOf(given),
  ...commandOf(given),
});

export const atOf = ({ event }: { event: { at: number } }) => ({ at: event.at });

/** What another tab stored, with what it missed of this one. */
export const followedOf = ({ event }: { event: { output: FollowedStore } }) => ({ followed: event.output });

export const keptOf = ({ event }: { event: { output: Kept } }) => ({ kept: event.output });
