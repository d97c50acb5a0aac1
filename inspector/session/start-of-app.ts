import { NO_HISTORY } from '../../domain/editing/history.ts';
import { EMPTY_STORE } from '../../domain/storage/site-document.ts';
import type { AppInput } from '../../machines/app/app.machine.ts';
import type { LoadedSite } from '../../machines/site/site.context.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { templates } from '../../templates/templates.ts';

export const STARTED = 'xstate.init';
export const BOOTED = 'xstate.done.actor.0.app.booting';

/** What the start event of an app says that it goes on with after a reload, such as texts that were not sent. */
export function startIn(event: object | undefined): Partial<AppInput> {
  const { type, input }: Record<string, unknown> = { ...event };
  if (type !== STARTED || typeof input !== 'object' || input === null) return {};
  const { words: _, at: __, ...kept }: Record<string, unknown> = { ...input };
  return Object.fromEntries(Object.entries(kept).filter(([, part]) => !isEmpty(part)));
}

/** The website that an app without a stored one loads, in English. */
export function newWebsite(): LoadedSite {
  const document = { config: resolveTemplate({}).template.base, history: NO_HISTORY, live: undefined };
  return {
    ...document,
    stored: { ...EMPTY_STORE, ...document },
    pending: [],
    mirrored: 0,
    isWithoutStore: false,
    isUnreadable: false,
    fresh: Object.fromEntries(templates.map(({ id, base }) => [id, base])),
    tab: '',
  };
}

function isEmpty(part: unknown): boolean {
  return part === undefined || part === null || (typeof part === 'object' && Object.keys(part).length === 0);
}
