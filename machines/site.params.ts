import type { AskedEdit } from '../src/domain/announced-edit.ts';
import type { Arrangement } from '../src/domain/arrangement.ts';
import type { Config } from '../src/domain/config.ts';
import { editConfig } from '../src/domain/config-write.ts';
import type { ChangedElsewhere } from '../src/domain/tab-site.ts';
import type { FollowedStore, Kept } from './site.setup.ts';

export const askedOf = ({ event }: { event: AskedEdit }): AskedEdit => ({
  commandId: event.commandId,
  path: event.path,
  typed: event.typed,
});

export const commandOf = ({ event }: { event: { commandId: string } }) => ({ commandId: event.commandId });

/** What is to be arranged, and the command that asks for it. */
export const arrangementOf = ({ event }: { event: Arrangement & { commandId: string } }) => ({
  act: event.act,
  path: event.path,
  ...commandOf({ event }),
});

/** What would become of an edit. */
export const resultOf = ({ context, event }: { context: { config: Config }; event: AskedEdit }) => ({
  result: editConfig(context.config, event.path, event.typed),
});

/** Why an edit cannot be, and which. */
export const refusalOf = (given: { context: { config: Config }; event: AskedEdit }) => ({
  ...resultOf(given),
  ...commandOf(given),
});

/** The value that is to stand at a place. */
export const takenOf = ({ event }: { event: ChangedElsewhere }) => ({ path: event.path, value: event.value });

export const atOf = ({ event }: { event: { at: number } }) => ({ at: event.at });

/** What another tab stored, with what it missed of this one. */
export const followedOf = ({ event }: { event: { output: FollowedStore } }) => ({ followed: event.output });

export const keptOf = ({ event }: { event: { output: Kept } }) => ({ kept: event.output });
