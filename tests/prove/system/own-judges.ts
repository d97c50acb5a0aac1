import {
  type AnyActor,
  type AnyActorRef,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { App } from '../../../machines/app/app.machine.ts';
import { OF_THEIR_MODELS } from '../../models/system/of-their-models.ts';
import { ALL_SENTENCES } from '../all-models.ts';
import type { Sentences, Step } from '../model.ts';
import { COMMON_SENTENCES, Judge } from '../sentences.ts';
import { machinesIn } from './silent-app.ts';

type AnyStep = Step<AnyStateMachine>;

/** The sentences of each machine that hold in the whole app too, by the machine's id. */
const SENTENCES: ReadonlyMap<string, Sentences<AnyStateMachine>> = new Map(
  [...ALL_SENTENCES].map(([machine, own]) => {
    const left = OF_THEIR_MODELS[machine] ?? {};
    const kept = Object.entries(own).filter(([sentence]) => !(sentence in left));
    return [machine, { ...COMMON_SENTENCES, ...Object.fromEntries(kept) }];
  }),
);

interface Watched {
  readonly judge: Judge<AnyStateMachine>;
  /** Undefined until it has begun. */
  before: AnyStep['before'] | undefined;
  sent: AnyStep['sent'][number][];
  emitted: AnyStep['emitted'][number][];
}

/** Holds every machine of a running app to its own sentences, whatever the others do meanwhile. */
export class OwnJudges {
  /** The first sentence that does not hold: `site: undo … `. */
  broken: string | undefined;
  private readonly watched = new Map<AnyActorRef, Watched>();

  constructor(app: App) {
    for (const actor of machinesIn(app).values()) this.watch(actor as AnyActor, actor.getSnapshot());
    app.system.inspect((told) => this.observe(told));
  }

  private watch(actor: AnyActor, before?: AnyStep['before']): void {
    if (!(actor.logic instanceof StateMachine)) return;
    const judge = new Judge(SENTENCES.get(actor.logic.id) ?? COMMON_SENTENCES);
    const watched: Watched = { judge, before, sent: [], emitted: [] };
    this.watched.set(actor, watched);
    actor.on('*', (news: { type: string }) => watched.emitted.push(news));
  }

  private observe(told: InspectionEvent): void {
    const actor = told.actorRef as AnyActor;
    if (told.type === '@xstate.actor') this.watch(actor);
    if (told.type === '@xstate.event' && told.sourceRef && told.sourceRef !== told.actorRef)
      this.watched.get(told.sourceRef as AnyActorRef)?.sent.push({ to: actor.id, event: told.event });
    const watched = this.watched.get(actor);
    if (told.type !== '@xstate.snapshot' || !watched) return;
    const { before, sent, emitted } = watched;
    const after = told.snapshot as AnyStep['after'];
    Object.assign(watched, { before: after, sent: [], emitted: [] });
    if (before === undefined || told.event.type === 'xstate.stop') return;
    // Lifetimes are proved on the paths of each machine.
    const step: AnyStep = { event: told.event, before, after, sent, emitted, reported: [], strays: [] };
    if (this.broken === undefined && !watched.judge.see(step))
      this.broken = `${after.machine.id}: ${watched.judge.broken?.sentence}`;
  }
}
