import type { EventObject } from 'xstate';
import type { editorMachine } from '../../../machines/editor/editor.machine.ts';
import type { Driver, ScreenModel, Turn } from '../../prove/screen/drive.ts';
import { FIELD_ROUTES, goToField } from '../../prove/screen/field-routes.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { editorModel } from './editor.ts';

const CAT = { name: 'cat.png', type: 'image/png', size: 10 };

async function chooseValue({ hands }: Stage, kind: string, value: unknown): Promise<void> {
  if (kind === 'color') return hands.click('button', 'Blue', 'Select a color');
  if (kind === 'icon') return hands.click('button', 'home', 'Select an icon');
  return hands.click('button', value === true ? 'Show' : 'Hide', 'Toggle');
}

async function uploadPicture({ hands, send }: Stage): Promise<void> {
  await hands.giveFile(CAT, 'choose');
  await hands.click('button', 'Upload', 'Upload Image');
  await send({
    to: 'chat.editor.upload',
    event: { type: 'upload.finished', address: 'https://pictures.example/cat.png', at: 7 },
  });
}

/** What is sent while a table is open comes into it. */
async function typeRows({ hands }: Stage, { text }: { text: string }): Promise<void> {
  await hands.fill('Message', text);
  await hands.click('button', 'Send');
}

/** True where the chat leaves a table: for the field of a cell, or as it is done. */
const isLeft = ({ type }: EventObject) => type === 'cell.open' || type === 'rows.give';

const sendEvent: Driver = (stage, event) => stage.send({ to: 'chat.editor', event });

export const editorScreen: ScreenModel<typeof editorMachine> = {
  model: {
    ...editorModel,
    starts: Object.fromEntries(Object.entries(editorModel.starts).filter(([start]) => start in FIELD_ROUTES)),
    possible: ({ value }, event) => {
      const isOpen = typeof value.popover === 'object';
      if (event.type === 'popover.close') return isOpen;
      if (event.type === 'custom.change') return value.kind === 'color';
      if (event.type === 'focus.move') return value.kind === 'image' && isOpen;
      if (event.type === 'query.change') return value.kind === 'color' || value.kind === 'icon';
      // A pasted list comes in by the same event as a typed one.
      if (event.type === 'rows.type') return event.at === undefined;
      if (event.type === 'value.choose')
        return (
          value.kind !== 'image' &&
          !event.plan &&
          (typeof event.value === typeof true) === (value.kind === 'toggle')
        );
      return event.type !== 'xstate.done.actor.upload' || isOpen;
    },
  },
  actor: () => 'chat.editor',
  // The chat works on: nothing can be done with the popover yet.
  isLast: (event) => event.type === 'popover.resume' || isLeft(event),
  passes: ({ event }) => isLeft(event),
  stage: () => ({}),
  // The box of the app keeps the rows that a path types, that of the model does not: which of the two follows is another one.
  elsewhere: ['editor.kind.table cell.open #1', 'editor.kind.table rows.give #2'],
  arrive: goToField,
  drivers: {
    'query.change': ({ hands }, { text }: { text: string }, { start }) =>
      hands.fill(start === 'icon' ? 'Search icons...' : 'Search colors...', text),
    'custom.change': ({ hands }, { text }: { text: string }) => hands.fill('Custom color value', text),
    'focus.move': sendEvent,
    'rows.change': ({ hands }) => hands.click('button', '+ Add: Benefit'),
    'rows.type': typeRows,
    'rows.give': ({ hands }) => hands.click('button', 'Done'),
    // The chat leaves the table for the field.
    'cell.open': sendEvent,
    // The font never arrives by itself.
    'xstate.done.actor.0.editor.iconFont.loading': sendEvent,
    'xstate.error.actor.0.editor.iconFont.loading': sendEvent,
    'popover.open': ({ hands }) => hands.pick('Choose'),
    'popover.close': ({ hands }) => hands.click('button', 'Close', undefined),
    'value.choose': (stage, { value }: { value: unknown }, turn: Turn) =>
      chooseValue(stage, turn.start, value),
    'popover.resume': ({ send }, event: EventObject) => send({ to: 'chat.editor', event }),
    'xstate.done.actor.upload': uploadPicture,
  },
};
