import { type AnyActorRef, type AnyMachineSnapshot, getNextTransitions, StateMachine } from 'xstate';
import type { SentEvent } from '../../../inspector/session/event-list.ts';
import { RELAY_ACTORS, WATCHER_ACTORS } from '../../../inspector/session/point-in-time.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { restModel } from '../../models/app/rest.ts';
import { chatModel } from '../../models/chat/chat.ts';
import { confirmModel } from '../../models/dialogs/confirm.ts';
import { dialogsModel } from '../../models/dialogs/dialogs.ts';
import { findModel } from '../../models/dialogs/find.ts';
import { galleryModel } from '../../models/dialogs/gallery.ts';
import { picturesModel } from '../../models/dialogs/pictures.ts';
import { startsModel } from '../../models/dialogs/starts.ts';
import { transferModel } from '../../models/dialogs/transfer.ts';
import { editorModel } from '../../models/editor/editor.ts';
import { uploadModel } from '../../models/editor/upload.ts';
import { interviewModel } from '../../models/interview/interview.ts';
import { publishModel } from '../../models/publish/publish.ts';
import { sharingModel } from '../../models/publish/sharing.ts';
import { versionsModel } from '../../models/publish/versions.ts';
import { browserModel } from '../../models/screen/browser.ts';
import { languageModel } from '../../models/screen/language.ts';
import { previewModel } from '../../models/screen/preview.ts';
import { tabConflictsModel } from '../../models/screen/tab-conflicts.ts';
import { transcriptScrollModel } from '../../models/screen/transcript-scroll.ts';
import { siteModel } from '../../models/site/site.ts';
import { invokesOf } from '../chart.ts';
import { casesOf } from '../model.ts';
import { machinesIn } from './silent-app.ts';

/** The part of a model that provides events, for any machine. */
interface AnyModel {
  readonly cases: object;
  readonly outputs?: Readonly<Record<string, readonly unknown[] | ((at: never) => readonly unknown[])>>;
  readonly errors?: Readonly<Record<string, readonly unknown[]>>;
}

const MODELS: Readonly<Record<string, AnyModel>> = {
  // The app fails only by a defect.
  app: { cases: { 'app.fail': [] } },
  site: siteModel,
  chat: chatModel,
  'chat.editor': editorModel,
  'chat.editor.upload': uploadModel,
  transcriptScroll: transcriptScrollModel,
  dialogs: dialogsModel,
  find: findModel,
  language: languageModel,
  starts: startsModel,
  gallery: galleryModel,
  pictures: picturesModel,
  interview: interviewModel,
  'interview.editor': editorModel,
  'interview.editor.upload': uploadModel,
  preview: previewModel,
  publish: publishModel,
  'publish.sharing': sharingModel,
  transfer: transferModel,
  versions: versionsModel,
  templateChange: confirmModel,
  reset: confirmModel,
  browser: browserModel,
  tabConflicts: tabConflictsModel,
  rest: restModel,
};

// Events that only machines send.
const BETWEEN_MACHINES = new Set([
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
  'template.choose',
  'site.reset',
  'site.open',
  'content.start',
  'content.carry',
  'edit.apply',
  'plan.apply',
  'site.arrange',
  'edit.answered',
  'visitor.acted',
  'place.requested',
  'step.made',
  'interview.finished',
  'site.followed',
  'store.changed',
  'value.take',
  'dialog.opened',
  'plan.chosen',
]);

// Only the chart of the dialogs opens one of them.
const OPENS = /^((find|starts|gallery|pictures|transfer|publish|versions|interview)\.open|confirm\.ask)$/;

/** Whether only machines send an event to this one. */
function isBetweenMachines(to: string, type: string): boolean {
  return BETWEEN_MACHINES.has(type) || (to === 'dialogs' ? type.endsWith('.closed') : OPENS.test(type));
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
  const model = MODELS[to];
  if (!model) throw new Error(`There is no model for ${to}`);
  if (snapshot.status !== 'active') return [];
  // Events without a transition are skipped. Otherwise most steps of a walk would change nothing.
  const accepted = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const own = [...accepted]
    .filter((type) => !type.startsWith('xstate.') && !isBetweenMachines(to, type))
    .flatMap((type) =>
      casesOf(model, type, snapshot).map((details) => ({ to, event: { ...details, type } })),
    );
  return [...own, ...answersTo(to, snapshot, model)];
}

function answersTo(to: string, snapshot: AnyMachineSnapshot, model: AnyModel): SentEvent[] {
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

/** The invoked services by id: neither machines nor relays. */
function serviceIdsIn(machine: AnyMachineSnapshot['machine']): ReadonlyMap<string, string> {
  const services = invokesOf(machine).filter(
    ({ src }) =>
      ![...RELAY_ACTORS, ...WATCHER_ACTORS].includes(src) &&
      !(machine.implementations.actors[src] instanceof StateMachine),
  );
  return new Map(services.map(({ id, src }) => [id, src]));
}
