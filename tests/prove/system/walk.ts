import fc from 'fast-check';
import { formatEventList, type SentEvent } from '../../../charts/event-list.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { PROPERTIES, type SystemStep } from '../../models/system/properties.ts';
import { canReturnToMenu } from '../../models/system/return-to-menu.ts';
import { brokenBy } from '../../models/system/sentences.ts';
import { Properties } from '../temporal/temporal.ts';
import { OwnJudges } from './own-judges.ts';
import { possibleEvents } from './possible-events.ts';
import { send, startSilentApp } from './silent-app.ts';
import { situationOf } from './situation.ts';

// The walk starts with a published site. After a reset, only a successful publish leads back to one.
const STORED = { ...resolveTemplate({}).template.base, _siteId: 'site-xyz9876' };

const LONGEST_WALK = 500;
const LARGEST_TURN = 0xff_ff_ff;
const LONGEST_MS = 240_000;

/** What walks have met. */
export interface Met {
  events: number;
  /** The states, by the chart's names. */
  readonly states: Set<string>;
  /** The names of the properties that had something to speak of. */
  readonly properties: Set<string>;
}

interface Judging {
  readonly properties?: typeof PROPERTIES;
  /** Whether each machine is held to its own sentences as well, which takes three times as long. */
  readonly isOwn?: boolean;
  readonly met?: Met;
}

/** Random walks through the app. Fails with the shortest list of events found that breaks a sentence or a property. */
export async function assertWalks(seed: number, count: number, judging: Judging = {}): Promise<void> {
  const turn = fc.noBias(fc.nat(LARGEST_TURN)).map((number) => new Turn(number));
  const walks = fc.commands([turn], { maxCommands: LONGEST_WALK, size: 'max', disableReplayLog: true });
  const property = fc.asyncProperty(walks, async (turns) => {
    const walk = await Walk.start(judging);
    try {
      fc.modelRun(() => ({ model: walk, real: walk }), turns);
      walk.end();
    } finally {
      walk.app.stop();
    }
  });
  // A walk that fails is shortened for as long as that takes no more than a few minutes.
  await fc.assert(property, { seed, numRuns: count, interruptAfterTimeLimit: LONGEST_MS });
}

/** The events that random numbers choose in a new app, one after another. */
export async function eventsChosenBy(numbers: readonly number[]): Promise<readonly SentEvent[]> {
  const walk = await Walk.start({});
  for (const number of numbers) {
    const event = walk.choose(number);
    if (event) walk.take(event);
  }
  walk.app.stop();
  return walk.sent;
}

/** Takes one of the events that are possible when its turn comes. */
class Turn implements fc.Command<Walk, Walk> {
  private readonly number: number;
  // In a shortened walk the turn takes the same event, or none if what is left out made it possible.
  private event: SentEvent | undefined;

  constructor(number: number) {
    this.number = number;
  }

  check(walk: Readonly<Walk>): boolean {
    return this.event === undefined || walk.isPossible(this.event);
  }

  run(_: Walk, walk: Walk): void {
    this.event ??= walk.choose(this.number);
    if (this.event) walk.take(this.event);
  }

  toString(): string {
    return this.event ? `${this.event.to} ${this.event.event.type}` : 'nothing';
  }
}

/** The app of one walk, and its judges. */
class Walk {
  readonly app: App;
  private readonly met: Met;
  private readonly properties: Properties<SystemStep>;
  private readonly own: OwnJudges | undefined;
  readonly sent: SentEvent[] = [];
  /** How often this walk has sent each event. */
  private readonly times = new Map<string, number>();
  private before: ReturnType<typeof situationOf>;

  private constructor(app: App, { properties = PROPERTIES, isOwn = false, met }: Judging) {
    this.app = app;
    this.before = situationOf(app);
    this.met = met ?? { events: 0, states: new Set(), properties: new Set() };
    this.properties = new Properties(properties, this.met.properties);
    this.own = isOwn ? new OwnJudges(app) : undefined;
  }

  static async start(judging: Judging): Promise<Walk> {
    return new Walk(await startSilentApp(STORED), judging);
  }

  /**
   * Half of the turns choose the event that this walk has sent least, because pure chance would rarely reach states behind
   * several events, such as a waiting upload.
   */
  choose(turn: number): SentEvent | undefined {
    const choices = possibleEvents(this.app);
    const machines = choices.flatMap((events) => Array.from({ length: weightOf(events) }, () => events));
    const events = machines[turn % machines.length] ?? [];
    const names = events.map(({ to, event }, at) => {
      const variant = events.slice(0, at).filter((other) => other.event.type === event.type).length;
      return `${to} ${event.type} ${'label' in event ? event.label : variant}`;
    });
    const counts = names.map((name) => this.times.get(name) ?? 0);
    const any = Math.floor(turn / machines.length) % events.length;
    const chosen = turn > LARGEST_TURN / 2 ? any : counts.indexOf(Math.min(...counts));
    const name = names[chosen] ?? '';
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
    return events[chosen];
  }

  isPossible(event: SentEvent): boolean {
    const text = formatEventList([event]);
    return possibleEvents(this.app).some((events) => events.some((each) => formatEventList([each]) === text));
  }

  take(next: SentEvent): void {
    this.sent.push(next);
    this.met.events += 1;
    send(this.app, next);
    this.judge(next);
  }

  /** Back at the main menu the run is complete: nothing is under way any more. */
  end(): void {
    const isHome = canReturnToMenu(this.app, (next) => this.judge(next));
    this.failIf(isHome ? this.properties.end() : 'every situation leads back to the main menu');
  }

  private judge(sent: SentEvent): void {
    const step = { before: this.before, after: situationOf(this.app), sent };
    for (const { _nodes } of step.after.all.values()) for (const { id } of _nodes) this.met.states.add(id);
    this.before = step.after;
    this.failIf(brokenBy(step.before, step.after, sent) ?? this.properties.see(step) ?? this.own?.broken);
  }

  private failIf(broken: string | undefined): void {
    if (broken !== undefined) throw new Error(`broken: "${broken}" by\n${formatEventList(this.sent)}`);
  }
}

/**
 * The menu, a publish and its versions are deep, few fields have an upload, and one event among many opens a certain
 * dialog. Without a heavier weight the walk would rarely reach their end.
 */
function weightOf([first]: readonly SentEvent[]): number {
  if (first?.to === 'chat.editor.upload' || first?.to === 'publish.sharing') return 15;
  if (/^(publish(\.deploy)?|dialogs\.(comeBack|published|report|transfer))$/.test(first?.to ?? '')) return 7;
  if (first?.to === 'dialogs') return 4;
  return first?.to.startsWith('chat') ? 3 : 1;
}
