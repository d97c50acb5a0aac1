import { createActor, fromTransition } from 'xstate';
import type { EditorInput } from '../../../../machines/editor/editor.machine.ts';

/** Somebody to tell a value to. */
export function receiverStub(): EditorInput['receiver'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'receiver' }).start() as unknown as EditorInput['receiver'];
}
