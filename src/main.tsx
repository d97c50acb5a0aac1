import { createRoot, type Root } from 'react-dom/client';
import { selectActors } from '../machines/app.selectors.ts';
import { selectConversation } from '../machines/chat.selectors.ts';
import { browserServices } from './app/browser-services.ts';
import { createApp } from './app/create-app.ts';
import { announceFirstPublish } from './app/first-publish-event.ts';
import { undoByKeys } from './app/undo-keys.ts';
import type { Conversation } from './domain/conversation.ts';
import { textOfError } from './domain/error-text.ts';
import { words } from './domain/words.ts';
import { FatalError } from './ui/shell/FatalError.tsx';
import { Screen } from './ui/shell/Screen.tsx';
import './ui/tokens.css';
import './ui/base.css';

const root: Root = import.meta.hot?.data.root ?? createRoot(document.getElementById('root') ?? document.body);
const app = createApp(browserServices(words), {
  words,
  at: Date.now(),
  onFirstPublish: announceFirstPublish,
  conversation: import.meta.hot?.data.conversation as Conversation | undefined,
});
const fail = (error: unknown) => app.send({ type: 'app.fail', text: textOfError(error) });
window.addEventListener('error', (event) => {
  // Without an error it is a browser's warning, such as a resize observer's, and nothing is broken.
  if (event.error) fail(event.error);
});
window.addEventListener('unhandledrejection', (event) => fail(event.reason));
// The root actor cannot be told of an error that ended it.
app.subscribe({
  error: (error) => root.render(<FatalError words={words} text={textOfError(error)} />),
});
app.start();
undoByKeys(window, app, Date.now);
if (new URLSearchParams(location.search).has('inspect')) {
  const { offerDeveloperHandle } = await import('./app/developer-handle.ts');
  offerDeveloperHandle(app);
}

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
