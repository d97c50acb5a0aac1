import type { SentEvent } from '../../../charts/event-list.ts';
import type { Situation } from '../../prove/system/situation.ts';
import { after, leadsTo, type Property, until } from '../../prove/temporal/temporal.ts';

/** One event that was sent to the app, with the situations around it. */
export interface SystemStep {
  readonly before: Situation;
  readonly after: Situation;
  readonly sent: SentEvent;
}

const isDeploying = ({ publish }: Situation) => publish.matches('deploying');
const isOver = ({ publish }: Situation) =>
  publish.matches('success') || publish.matches('failed') || publish.matches('idle');
const isWorking = ({ chat }: Situation) => chat.hasTag('working');
const hasId = ({ site }: Situation) => site.context.config._siteId !== undefined;
const isPending = ({ editor }: Situation) => editor?.matches({ popover: 'chosen' }) === true;
/**
 * The events that may bring the id of a published site back: a publish, the page of a mail's link, a step taken back or again,
 * also from Find, an opened file.
 */
const BRINGS_ID =
  /^(xstate\.done\.actor\.(.*\.sending|fetching)|website\.open|step\.(undo|redo|revert)|offer\.take|query\.submit|found\.open)$/;

/** What holds of the order of events in the app. */
export const PROPERTIES: Readonly<Record<string, Property<SystemStep>>> = {
  'a deploy goes on until it succeeds, fails, or is closed': after(
    ({ before, after }) => !isDeploying(before) && isDeploying(after),
    until(
      ({ after }) => isDeploying(after),
      ({ after }) => isOver(after),
    ),
  ),
  'a deploy ends, by its answer or by closing the dialog': leadsTo(
    ({ after }) => isDeploying(after),
    ({ after }) => isOver(after),
  ),
  'an edit that the chat announced ends, by its answer or on the way to the main menu': leadsTo(
    ({ after }) => isWorking(after),
    ({ after }) => !isWorking(after),
  ),
  'after a reset there is no published id until something brings one': after(
    ({ sent, before }) =>
      sent.to === 'reset' &&
      sent.event.type === 'confirm.accept' &&
      before.all.get('reset')?.value !== 'idle',
    until(
      ({ after }) => !hasId(after),
      ({ sent }) => BRINGS_ID.test(sent.event.type),
    ),
  ),
  'a chosen value is pending until it is answered, or its field is left': after(
    ({ before, after }) => !isPending(before) && isPending(after),
    until(
      ({ after }) => isPending(after),
      ({ after }) => after.editor === undefined || !isWorking(after),
    ),
  ),
};
