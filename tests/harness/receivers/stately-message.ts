import type { StatelyInspectionEvent } from '@statelyai/inspect';
import * as v from 'valibot';
import { expectTypeOf } from 'vitest';
import type { AnyEventObject, Snapshot } from 'xstate';

const COMMON = {
  rootId: v.string(),
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.pipe(v.string(), v.regex(/^\d+$/)),
  id: v.pipe(v.string(), v.nonEmpty()),
  _version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
};

const event = v.pipe(
  v.looseObject({ type: v.string() }),
  v.transform((sent): AnyEventObject => sent),
);

const snapshot = v.pipe(
  v.looseObject({
    status: v.picklist(['active', 'done', 'error', 'stopped']),
    tags: v.optional(v.array(v.string())),
    children: v.optional(
      v.record(v.string(), v.strictObject({ xstate$$type: v.literal(1), id: v.string() })),
    ),
  }),
  v.transform(({ status, output, error, ...rest }): Snapshot<unknown> => {
    if (status === 'done') return { status, output, error: undefined, ...rest };
    if (status === 'error') return { status, output: undefined, error, ...rest };
    return { status, output: undefined, error: undefined, ...rest };
  }),
);

/** A message of Stately's protocol as JSON. JSON drops what is undefined; a parsed message has it again. */
const MESSAGE = v.variant('type', [
  v.pipe(
    v.strictObject({
      ...COMMON,
      type: v.literal('@xstate.actor'),
      name: v.pipe(v.string(), v.nonEmpty()),
      snapshot,
      definition: v.string(),
      parentId: v.optional(v.string()),
    }),
    v.transform(({ parentId, ...rest }) => ({ ...rest, parentId })),
  ),
  v.pipe(
    v.strictObject({ ...COMMON, type: v.literal('@xstate.event'), event, sourceId: v.optional(v.string()) }),
    v.transform(({ sourceId, ...rest }) => ({ ...rest, sourceId })),
  ),
  v.strictObject({ ...COMMON, type: v.literal('@xstate.snapshot'), event, snapshot }),
]);

/** A message that fits the library's types, more narrowly: every actor has a definition. */
export type StatelyMessage = v.InferOutput<typeof MESSAGE>;

expectTypeOf<StatelyMessage>().toExtend<StatelyInspectionEvent>();
expectTypeOf<StatelyInspectionEvent['type']>().toEqualTypeOf<StatelyMessage['type']>();

/** Parses a message of Stately's protocol; throws if it is none. */
export function parseStatelyMessage(message: unknown): StatelyMessage {
  return v.parse(MESSAGE, message);
}
