import type { Services } from '../../app/services.ts';
import type { Conversation } from '../../domain/chat/conversation.ts';
import type { ConfigWithHistory } from '../../domain/editing/history.ts';

/** What an app is put back to: it starts again with this document and this conversation. */
export interface SavedState extends ConfigWithHistory {
  readonly conversation: Conversation;
}

/** Starts the app anew; the one that runs is stopped. */
export type Restart = (services: Services, conversation: Conversation) => void;

/** Puts the app back to a moment: the app that starts commits its document, or goes on in memory where the browser refuses. */
export function travelTo(
  services: Services,
  { config, history, conversation }: SavedState,
  restart: Restart,
): void {
  restart({ ...services, resume: { config, history } }, conversation);
}
