import { RecentEvents } from '../../machines/app/recent-events.ts';
import { lateParts } from '../ui/late-parts.ts';
import { lateServices } from './late-services.ts';

/** Everything that loads after the first screen. It holds components and services; the machines come with the first screen. */
export const lateCode = {
  parts: lateParts,
  services: lateServices,
  RecentEvents,
};
