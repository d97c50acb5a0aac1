import type { Services } from '../../app/services.ts';
import type { Conversation } from '../../domain/chat/conversation.ts';
import type { ConfigWithHistory } from '../../domain/editing/history.ts';

/** The document and conversation that an app can be restarted with. */
export interface SavedState extends ConfigWithHistory {
  readonly conversation: Conversation;
}

/** Stops the running app and starts another. */
export type Restart = (services: Services, conversation: Conversation) => void;

/**
 * Restarts the app with a saved state. The new app commits the document, or keeps it in memory if the browser
 * refuses.
 */
export function travelTo(
  services: Services,
  { config, history, conversation }: SavedState,
  restart: Restart,
): void {
  restart({ ...services, resume: { config, history } }, conversation);
}
