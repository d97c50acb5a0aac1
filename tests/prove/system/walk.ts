import type { SentEvent } from '../../../charts/event-list.ts';
import type { App } from '../../../machines/app/app.machine.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { PROPERTIES } from '../../models/system/properties.ts';
import { canReturnToMenu } from '../../models/system/return-to-menu.ts';
import { brokenBy } from '../../models/system/sentences.ts';
import { Properties } from '../temporal/temporal.ts';
import { OwnJudges } from './own-judges.ts';
import { possibleEvents } from './possible-events.ts';
import { send, startSilentApp } from './silent-app.ts';
import { type Situation, situationOf } from './situation.ts';

// The walk starts with a published site. After a reset, only a successful publish leads back to one.
const STORED = { ...resolveTemplate({}).template.base, _siteId: 'site-xyz9876' };

/** Half of the random turns are below this. */
const HALF = 0x80_00_00;

/** The result of a walk: the events that were sent, and the sentence or property that was broken. */
export interface Walked {
  readonly sent: readonly SentEvent[];
  readonly broken: string | undefined;
  /** The states that were met, by the chart's names. */
  readonly met: ReadonlySet<string>;
  /** The names of the properties that had something to speak of. */
  readonly applied: ReadonlySet<string>;
}

/**
 * Walks through the app. Each turn takes one of the possible events. Half of the turns take the event that this walk has
 * sent least, because pure chance would rarely reach states behind several events, such as a waiting upload.
 */
export function walk(turns: readonly number[], judging: Judging = {}): Promise<Walked> {
  const times = new Map<string, number>();
  return walkBy(
    turns,
    (app, turn) => {
      const choices = possibleEvents(app);
      // The menu, a publish and its versions are deep, few fields have an upload, and one event among many opens a certain
      // dialog. Without a heavier weight the walk would rarely reach their end.
      const weight = ([first]: readonly SentEvent[]) => {
        if (first?.to === 'chat.editor.upload' || first?.to === 'publish.sharing') return 15;
        if (/^(publish|dialogs\.(published|report|transfer))$/.test(first?.to ?? '')) return 7;
        if (first?.to === 'dialogs') return 4;
        return first?.to.startsWith('chat') ? 3 : 1;
      };
      const machines = choices.flatMap((events) => Array.from({ length: weight(events) }, () => events));
      const events = machines[turn % machines.length] ?? [];
      const names = events.map(({ to, event }, at) => {
        const variant = events.slice(0, at).filter((other) => other.event.type === event.type).length;
        return `${to} ${event.type} ${'label' in event ? event.label : variant}`;
      });
      const counts = names.map((name) => times.get(name) ?? 0);
      const any = Math.floor(turn / machines.length) % events.length;
      const chosen = turn > HALF ? any : counts.indexOf(Math.min(...counts));
      const name = names[chosen] ?? '';
      times.set(name, (times.get(name) ?? 0) + 1);
      return events[chosen];
    },
    judging,
  );
}

interface Judging {
  readonly properties?: typeof PROPERTIES;
  /** Whether each machine is held to its own sentences as well, which takes three times as long. */
  readonly isOwn?: boolean;
}

/** Walks through the app by a list of events. */
export function replay(list: readonly SentEvent[], judging: Judging = {}): Promise<Walked> {
  return walkBy(list, (_, event) => event, judging);
}

async function walkBy<Turn>(
  turns: readonly Turn[],
  choose: (app: App, turn: Turn) => SentEvent | undefined,
  { properties: ordered = PROPERTIES, isOwn = false }: Judging,
): Promise<Walked> {
  const app = await startSilentApp(STORED);
  const sent: SentEvent[] = [];
  let before: Situation = situationOf(app);
  let broken: string | undefined;
  const met = new Set<string>();
  const applied = new Set<string>();
  const properties = new Properties(ordered, applied);
  const judges = isOwn ? new OwnJudges(app) : undefined;
  /** Judges an event that was sent. */
  const see = (next: SentEvent) => {
    const step = { before, after: situationOf(app), sent: next };
    for (const { _nodes } of step.after.all.values()) for (const { id } of _nodes) met.add(id);
    before = step.after;
    broken ??= brokenBy(step.before, step.after, next) ?? properties.see(step) ?? judges?.broken;
  };
  for (const turn of turns) {
    const next = choose(app, turn);
    if (!next) continue;
    sent.push(next);
    send(app, next);
    see(next);
    if (broken !== undefined) break;
  }
  if (broken === undefined) {
    // Back at the main menu the run is complete: nothing is under way any more.
    const isHome = canReturnToMenu(app, see);
    broken ??= isHome ? properties.end() : 'every situation leads back to the main menu';
  }
  app.stop();
  return { sent, broken, met, applied };
}

/** Shrinks a walk to the shortest list found that breaks the same sentence or property, by leaving out events. */
export async function shortest(
  { sent, broken }: Pick<Walked, 'sent' | 'broken'>,
  judging: Judging = {},
): Promise<readonly SentEvent[]> {
  let list = sent;
  // Long stretches first: most events of a walk do not matter, and each attempt replays the rest.
  for (let size = Math.ceil(list.length / 2); size > 0; ) {
    const { length } = list;
    for (let at = length - 1 - ((length - 1) % size); at >= 0; at -= size) {
      const replayed = await replay(list.toSpliced(at, size), judging);
      if (replayed.broken === broken) list = replayed.sent;
    }
    // Single events are tried again until none can be left out.
    if (size > 1 || list.length === length) size = Math.floor(size / 2);
  }
  return list;
}
