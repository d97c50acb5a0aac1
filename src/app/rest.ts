import { RecentEvents } from '../../machines/app/recent-events.ts';
import { enLate } from '../../words/en/en-late.ts';
import { restOfScreen } from '../ui/rest-of-screen.ts';
import { lateMachines } from './late-machines.ts';
import { restServices } from './rest-services.ts';
import { renderSite } from './use-cases/render-site.ts';

/** The deferred chunk: everything that loads after the first screen. It holds components, machines and services. */
export const rest = {
  screen: restOfScreen,
  services: restServices,
  lateMachines,
  renderSite,
  english: enLate,
  RecentEvents,
};

export type Rest = typeof rest;
