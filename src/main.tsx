import { createRoot, type Root } from 'react-dom/client';
import { selectActors } from '../machines/app.selectors.ts';
import { selectConversation } from '../machines/chat.selectors.ts';
import { createApp } from './app/create-app.ts';
import type { Conversation } from './domain/conversation.ts';
import { textOfError } from './domain/error-text.ts';
import { en } from './domain/words/en.ts';
import { localConfigStore } from './services/config-store.local.ts';
import { httpDeploys } from './services/deploys.http.ts';
import { simulatedEdits } from './services/edits.simulated.ts';
import { canvasShrinking } from './services/image-shrink.canvas.ts';
import { supabaseImages } from './services/images.supabase.ts';
import { localOwnerSecrets } from './services/owner-secret.local.ts';
import { xhrSend } from './services/send-with-progress.xhr.ts';
import { Screen } from './ui/shell/Screen.tsx';
import './ui/tokens.css';
import './ui/base.css';

const storage = () => window.localStorage;
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const app = createApp(
  {
    edits: simulatedEdits({
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer),
      now: () => Date.now(),
    }),
    configs: localConfigStore(storage),
    deploys: httpDeploys(en.publish, (input, init) => fetch(input, init)),
    owner: localOwnerSecrets(storage, randomBytes),
    images: supabaseImages({
      projectUrl: import.meta.env.VITE_SUPABASE_URL,
      ownOrigin: location.origin,
      key: import.meta.env.VITE_SUPABASE_ANON_KEY,
      send: (input, init) => fetch(input, init),
      sendWithProgress: xhrSend(() => new XMLHttpRequest()),
      // biome-ignore lint/suspicious/noConsole: the specification has failed uploads logged.
      log: (text, error) => console.error(text, error),
    }),
    shrinking: canvasShrinking(),
    randomBytes,
    now: () => Date.now(),
  },
  {
    words: en,
    at: Date.now(),
    conversation: import.meta.hot?.data.conversation as Conversation | undefined,
  },
);
const fail = (error: unknown) => app.send({ type: 'app.fail', text: textOfError(error) });
window.addEventListener('error', (event) => {
  // Without an error it is a browser's warning, such as a resize observer's, and nothing is broken.
  if (event.error) fail(event.error);
});
window.addEventListener('unhandledrejection', (event) => fail(event.reason));
app.subscribe({ error: fail });
app.start();
if (new URLSearchParams(location.search).has('inspect')) {
  const { offerDeveloperHandle } = await import('./app/developer-handle.ts');
  offerDeveloperHandle(app);
}

const root: Root = import.meta.hot?.data.root ?? createRoot(document.getElementById('root') ?? document.body);
root.render(<Screen app={app} />);

if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose((data) => {
    const chat = selectActors(app.getSnapshot())?.chat;
    data.conversation = chat && selectConversation(chat.getSnapshot());
    data.root = root;
    app.stop();
  });
}
