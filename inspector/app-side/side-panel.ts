import { INSPECTOR_PAGE } from '../session/messages.ts';
import { showDialogsAsPopovers } from './dialogs-as-popovers.ts';

/**
 * The app keeps the width of its two panels, or, in a narrower window, of one. The inspector is in English: it stays on the
 * right beside Arabic too. An app taller than its grid cell would overflow onto the inspector.
 */
const STYLE = `
body[data-inspected] { --app: max(40vw, 560px); --beside-inline: calc(100vw - var(--app)); --beside-block: 0px;
  direction: ltr; display: grid; block-size: 100dvh; grid-template: minmax(0, 1fr) / minmax(0, var(--app)) minmax(0, 1fr); }
body[data-inspected] > #root { block-size: 100%; overflow: auto; }
html[dir=rtl] body[data-inspected] > #root { direction: rtl; }
[data-inspector] { min-inline-size: 0; min-block-size: 0; border-inline-start: 1px solid var(--line-strong); }
[data-inspector][hidden] { display: none; }
@media (width >= 1400px) { body[data-inspected] { --app: max(40vw, 905px); } }
@media (width < 1100px) {
  body[data-inspected] { --beside-inline: 0px; --beside-block: 50dvh;
    grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr); }
  [data-inspector] { border-inline-start: 0; border-block-start: 1px solid var(--line-strong); }
}`;

/** The inspector beside the app, or below it in a narrow window. */
export interface SidePanel {
  readonly frame: HTMLIFrameElement;
  isShown(): boolean;
  show(): void;
  hide(): void;
  remove(): void;
}

/** Adds the panel to the page. */
export function openSidePanel(): SidePanel {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const frame = document.createElement('iframe');
  frame.title = 'Inspector';
  frame.style.cssText = 'inline-size: 100%; block-size: 100%; border: 0';
  // A closed shadow root keeps the frame out of the app's own queries.
  const host = document.createElement('div');
  host.lang = 'en';
  host.dataset.inspector = '';
  host.attachShadow({ mode: 'closed' }).append(frame);
  document.head.append(style);
  document.body.append(host);
  const dialogs = showDialogsAsPopovers(document.getElementById('root') ?? document.body);
  const toggle = (isShown: boolean) => {
    host.hidden = !isShown;
    document.body.toggleAttribute('data-inspected', isShown);
    dialogs.setPanel(isShown);
  };
  toggle(true);
  frame.src = INSPECTOR_PAGE;
  return {
    frame,
    isShown: () => !host.hidden,
    show: () => toggle(true),
    hide: () => toggle(false),
    remove: () => {
      toggle(false);
      host.remove();
      style.remove();
    },
  };
}
