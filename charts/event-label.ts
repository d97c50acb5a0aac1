const AFTER = /^xstate\.after\.([^.]+)\./;
const LIFE: Readonly<Record<string, string>> = {
  'xstate.init': 'start',
  'xstate.stop': 'stop',
  'xstate.promise.resolve': 'resolved',
  'xstate.promise.reject': 'rejected',
};
const ENDED = /^xstate\.(done|error)\.(?:actor|state)\.(?:\d+\.)?(.+)$/;

/** Labels an event. XState's own types become readable: `after 100`, `always`, `upload done`, `start`. */
export function eventLabel(event: string, source?: string): string {
  if (event === '') return 'always';
  const life = LIFE[event];
  if (life !== undefined) return life;
  const delay = AFTER.exec(event)?.[1];
  if (delay !== undefined) return `after ${delay}`;
  const [, kind, who] = ENDED.exec(event) ?? [];
  if (kind === undefined || who === undefined) return event;
  if (who === '*') return kind === 'done' ? 'any actor done' : 'any actor fails';
  return `${source ?? who} ${kind === 'done' ? 'done' : 'fails'}`;
}

/** Whether a transition's event is a wildcard, such as `xstate.error.actor.*` or `*`, that an event's type matches. */
export function isWildcardFor(wildcard: string, type: string): boolean {
  if (wildcard === '*') return true;
  // XState: `saving.*` also matches `saving` itself.
  return wildcard.endsWith('.*') && `${type}.`.startsWith(wildcard.slice(0, -1));
}
