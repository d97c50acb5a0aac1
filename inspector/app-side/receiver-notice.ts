const STYLE = `
:host { position: fixed; inset: var(--space-2) var(--space-4) auto; z-index: 10; display: flex; justify-content: center;
  pointer-events: none; }
p { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); max-inline-size: 60rem; margin: 0;
  padding: var(--space-3) var(--space-4); border: 1px solid var(--line-strong); border-radius: var(--radius-1);
  background: var(--raised); color: var(--ink); font: var(--text-2) / 1.4 var(--font); overflow-wrap: anywhere;
  box-shadow: var(--shadow-2); pointer-events: auto; }
button { padding: var(--space-1) var(--space-3); border: 1px solid var(--line-strong); border-radius: var(--radius-1);
  background: var(--surface); color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }`;

/** What a developer can do about a notice. */
interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
  /** Called in its place when the notice is dismissed. */
  readonly dismiss: () => void;
}

/** Shows a developer one line over the app, until it is closed or its action is taken. */
export function showReceiverNotice(text: string, action?: NoticeAction): () => void {
  const host = document.createElement('div');
  host.lang = 'en';
  host.dir = 'ltr';
  // A shadow root keeps it out of the app's own queries and styles.
  const inside = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const line = document.createElement('p');
  const words = document.createElement('span');
  words.setAttribute('role', 'status');
  words.textContent = text;
  line.append(words);
  const close = () => host.remove();
  const addButton = (label: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      close();
      act();
    });
    line.append(button);
  };
  if (action) addButton(action.label, action.act);
  addButton('Dismiss', () => action?.dismiss());
  inside.append(style, line);
  document.body.append(host);
  return close;
}
