import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

type Site = SnapshotFrom<typeof siteMachine>;

/** The config as it is now. */
export const selectConfig = (site: Site) => site.context.config;

/** Whether the browser keeps the site: `saved`, `saving`, `notSaved` or `clearing`. */
export const selectSaving = (site: Site) => site.value;
