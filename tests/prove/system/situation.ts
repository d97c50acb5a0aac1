import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { App } from '../../../machines/app/app.machine.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { editorMachine } from '../../../machines/editor/editor.machine.ts';
import type { publishMachine } from '../../../machines/publish/publish.machine.ts';
import type { siteMachine } from '../../../machines/site/site.machine.ts';
import { machinesIn } from './silent-app.ts';

/** The app at one moment: the snapshot of every running machine. */
export interface Situation {
  readonly all: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly chat: SnapshotFrom<typeof chatMachine>;
  readonly editor: SnapshotFrom<typeof editorMachine> | undefined;
  readonly site: SnapshotFrom<typeof siteMachine>;
  readonly publish: SnapshotFrom<typeof publishMachine>;
}

export function situationOf(app: App): Situation {
  const all = new Map([...machinesIn(app)].map(([name, machine]) => [name, machine.getSnapshot()]));
  return {
    all,
    chat: all.get('chat'),
    editor: all.get('chat.editor'),
    site: all.get('site'),
    publish: all.get('publish'),
  };
}
