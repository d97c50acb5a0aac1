import type { Config } from '../domain/config.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { History } from '../domain/history.ts';
import { pageOf } from './pages.ts';
import type { Services } from './services.ts';

/** What an app is put back to: it starts again with this document and this conversation. */
export interface Moment {
  readonly config: Config;
  readonly history: History;
  readonly conversation: Conversation;
}

/** Starts the app anew; the one that runs is stopped. */
export type Restart = (services: Services, conversation: Conversation) => void;

/** Puts the app back to a moment, also where the browser refuses to store it: then it goes on in memory. */
export async function jump(services: Services, moment: Moment, restart: Restart): Promise<void> {
  const config = JSON.stringify(moment.config);
  const history = JSON.stringify(moment.history);
  const { configs } = services;
  // Read from memory, as storage may not take it; stored only when nobody else writes there any more.
  restart(
    { ...services, configs: { ...configs, load: () => config, loadHistory: () => history } },
    moment.conversation,
  );
  try {
    configs.save(config, history);
    const html = await pageOf(moment.config, {
      cut: async (lettering) => (await services.rest()).fonts.cut(lettering),
    });
    // What was changed while it was drawn has another page.
    if (configs.load() === config) configs.savePage(html);
  } catch {
    // The visitor is told with the next edit, which cannot be stored either.
  }
}
