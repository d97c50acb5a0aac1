import { isObject, type Json } from '../../src/domain/json/json.ts';
import { actorsAt, lastIndex, snapshotAt } from './point-in-time.ts';
import type { Session } from './session.ts';

/** What the app would lose by a jump to an earlier moment. */
export interface LostByJump {
  /** The number of undo steps that were made since. */
  readonly edits: number;
  /** Whether a text is typed and not sent now that was not then. */
  readonly isTextLost: boolean;
}

/** What the app would lose if it jumped to an entry. `now` is the session whose latest moment the app is in. */
export function lostByJump(session: Session, index: number, now = session): LostByJump {
  const end = lastIndex(now);
  const kept = new Set(stepsAt(session, index));
  const texts = new Set(textsAt(session, index));
  return {
    edits: stepsAt(now, end).filter((step) => !kept.has(step)).length,
    isTextLost: textsAt(now, end).some((text) => !texts.has(text)),
  };
}

/** The undo steps of the website, each as a text that identifies it. */
function stepsAt(session: Session, index: number): readonly string[] {
  const { history } = contextAt(session, 'site', index);
  const past = isObject(history) && Array.isArray(history.past) ? history.past : [];
  return past.map((step) => (isObject(step) && typeof step.id === 'string' ? step.id : JSON.stringify(step)));
}

/** The texts that are typed and not sent. */
function textsAt(session: Session, index: number): readonly string[] {
  const { draft, drafts } = contextAt(session, 'chat', index);
  const parked = isObject(drafts) ? Object.values(drafts) : [];
  return [draft, ...parked].filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
}

function contextAt(session: Session, address: string, index: number): Readonly<Record<string, Json>> {
  const actor = actorsAt(session, index).findLast((each) => each.address === address);
  const context = actor && snapshotAt(session, actor.sessionId, index)?.context;
  return isObject(context as Json) ? (context as Record<string, Json>) : {};
}
