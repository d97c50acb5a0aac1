import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  StateMachine,
} from 'xstate';
import type { SentEvent } from '../../../charts/event-list.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { ALL_MODELS } from '../all-models.ts';
import { invokesOf } from '../chart.ts';
import { servicesOf } from '../late-answers.ts';
import { casesOf, type Model } from '../model.ts';
import { machinesIn } from './silent-app.ts';

// Events that only machines send; and the one by which a defect fails the app.
const BETWEEN_MACHINES = new Set([
  'app.fail',
  'value.chosen',
  'site.edited',
  'site.refused',
  'site.failed',
  'site.arranged',
  'site.stepped',
  'site.replaced',
  'site.published',
  'site.unpublished',
  'version.shown',
  'address.checked',
  'template.choose',
  'site.reset',
  'site.open',
  'content.start',
  'content.carry',
  'edit.apply',
  'plan.apply',
  'site.arrange',
  'place.entered',
  'visitor.acted',
  'place.requested',
  'step.made',
  'site.followed',
  'store.changed',
  'value.take',
  'dialog.opened',
  'plan.chosen',
  'popover.resume',
  'dialog.requested',
  'language.requested',
  'publish.closed',
  'confirm.closed',
  'upload.ended',
  'message.sent',
  'menu.entered',
  'field.entered',
  'question.entered',
  'reply.awaited',
  'value.drop',
  'field.lost',
  'items.moved',
  'drafts.forget',
]);

// Only the chart of the dialogs opens one that lives on.
const OPENS = /^(publish\.open|confirm\.ask)$/;

/** Whether only machines send an event to this one. */
function isBetweenMachines(to: string, type: string): boolean {
  return BETWEEN_MACHINES.has(type) || (to !== 'dialogs' && OPENS.test(type));
}

/** The events that a visitor or a service could cause now, as a list for each running machine. */
export function possibleEvents(app: App): SentEvent[][] {
  return [...machinesIn(app)]
    .map(([to, machine]) => choicesOf(to, machine))
    .filter((list) => list.length > 0);
}

/** Memoised by snapshot, because most machines keep theirs while another one moves. */
const known = new WeakMap<AnyMachineSnapshot, SentEvent[]>();

function choicesOf(to: string, machine: AnyActorRef): SentEvent[] {
  const snapshot: AnyMachineSnapshot = machine.getSnapshot();
  const choices = known.get(snapshot) ?? choicesAt(to, snapshot);
  known.set(snapshot, choices);
  return choices;
}

function choicesAt(to: string, snapshot: AnyMachineSnapshot): SentEvent[] {
  const model = ALL_MODELS.get(snapshot.machine.id);
  if (!model) throw new Error(`There is no model for ${to}`);
  if (snapshot.status !== 'active') return [];
  // Events without a transition are skipped. Otherwise most steps of a walk would change nothing. A transition without an event
  // has an empty one here, which nobody sends.
  const accepted = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  accepted.delete('');
  const own = [...accepted]
    .filter((type) => !type.startsWith('xstate.') && !isBetweenMachines(to, type))
    .flatMap((type) =>
      casesOf(model, type, snapshot).map((details) => ({
        to,
        event: Object.assign({ type }, details, { type }),
      })),
    );
  return [...own, ...answersTo(to, snapshot, model)];
}

function answersTo(to: string, snapshot: AnyMachineSnapshot, model: Model<AnyStateMachine>): SentEvent[] {
  const services = serviceIdsIn(snapshot.machine);
  return getNextTransitions(snapshot).flatMap(({ eventType: type }) => {
    if (type.startsWith('xstate.after.')) return [{ to, event: { type } }];
    const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    const src = services.get(id);
    if (src === undefined) return [];
    // A document of another tab would have to match this site. Several tabs have their own tests.
    const outputs = src === 'followStore' ? [] : (model.outputs?.[src] ?? [undefined]);
    const details =
      end === 'done'
        ? (typeof outputs === 'function' ? outputs(snapshot as never) : outputs).map((output) => ({ output }))
        : [new Error('broken'), ...(model.errors?.[src] ?? [])].map((error) => ({ error }));
    return details.map((each) => ({ to, event: { type, ...each } }));
  });
}

/** The services that end by themselves, by id. Relays, watchers and machines last as long as their state. */
function serviceIdsIn(machine: AnyMachineSnapshot['machine']): ReadonlyMap<string, string> {
  const ending = new Set(servicesOf(machine).map(({ id }) => id));
  const services = invokesOf(machine).filter(
    ({ id, src }) => ending.has(id) && !(machine.implementations.actors[src] instanceof StateMachine),
  );
  return new Map(services.map(({ id, src }) => [id, src]));
}
