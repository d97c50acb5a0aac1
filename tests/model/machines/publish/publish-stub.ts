import { createActor, fromTransition } from 'xstate';
import type { VersionsInput } from '../../../../machines/publish/versions.machine.ts';

/** A publish dialog that anybody may ask to open. */
export function publishStub(): VersionsInput['publish'] {
  const logic = fromTransition((state: null) => state, null);
  return createActor(logic, { id: 'publish' }).start() as unknown as VersionsInput['publish'];
}
