import type { SentEvent } from '../../../charts/event-list.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { send } from '../../prove/system/silent-app.ts';
import { situationOf } from '../../prove/system/situation.ts';

/** Leads from any situation to the main menu: ends pending work, closes dialogs, then opens the menu. */
const RETURN_EVENTS: readonly SentEvent[] = [
  { to: 'publish', event: { type: 'publish.close' } },
  { to: 'templateChange', event: { type: 'confirm.decline' } },
  { to: 'reset', event: { type: 'confirm.decline' } },
  { to: 'preview', event: { type: 'link.dismiss' } },
  { to: 'dialogs', event: { type: 'dialog.close' } },
  { to: 'dialogs', event: { type: 'fields.close' } },
  { to: 'chat.request', event: { type: 'xstate.done.actor.second', output: { at: 9 } } },
  { to: 'site', event: { type: 'xstate.after.savingPatience.site.saving.busy.patience.waiting' } },
  { to: 'chat', event: { type: 'menu.open', at: 10 } },
];

/** True if the app is at the main menu and ready, without a dialog or popover. */
function isHome(app: App): boolean {
  const { chat, editor, all } = situationOf(app);
  return (
    chat.matches({ ready: 'menu' }) &&
    chat.context.stack.length === 1 &&
    editor === undefined &&
    all.get('dialogs')?.matches({ free: 'none' }) === true
  );
}

/** True if the return events lead to the main menu. `see` is told of each event as it was sent. */
export function canReturnToMenu(app: App, see: (sent: SentEvent) => void = () => undefined): boolean {
  for (const step of RETURN_EVENTS) {
    send(app, step);
    see(step);
  }
  return isHome(app);
}
