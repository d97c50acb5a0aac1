import { INSPECTOR_PAGE } from '../session/messages.ts';
import { showDialogsAsPopovers } from './dialogs-as-popovers.ts';

const STORED_SHARE = 'parley.inspector.share';
// The width of the app beside the inspector, in pixels: with its two panels, or, in a narrower window, with one.
const TWO_PANELS = 905;
const ONE_PANEL = 560;
const SMALLEST_SHARE = 20;
const LARGEST_SHARE = 75;
const STEP = 2;

const STYLE = `
:host { display: grid; grid-template: minmax(0, 1fr) / 8px minmax(0, 1fr); min-inline-size: 0; min-block-size: 0;
  block-size: 100%; background: var(--ground); }
:host([hidden]) { display: none; }
iframe { inline-size: 100%; block-size: 100%; border: 0; }
[role=separator] { cursor: col-resize; touch-action: none; background: var(--line); border-inline: 3px solid var(--ground); }
[role=separator]:hover, [role=separator]:focus-visible { background: var(--ring); outline: none; }
@media (width < 1100px) {
  :host { grid-template: 8px minmax(0, 1fr) / minmax(0, 1fr); }
  [role=separator] { cursor: row-resize; border-inline: 0; border-block: 3px solid var(--ground); }
}`;

/** The inspector beside the app, or below it in a narrow window, with a separator that resizes it. */
export interface SidePanel {
  readonly frame: HTMLIFrameElement;
  isShown(): boolean;
  show(): void;
  hide(): void;
  remove(): void;
}

/** Adds the panel to the page. A closed shadow root keeps it out of the app's own queries and styles. */
export function openSidePanel(storage: () => Storage): SidePanel {
  const host = document.createElement('div');
  host.lang = 'en';
  const inside = host.attachShadow({ mode: 'closed' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const frame = document.createElement('iframe');
  frame.title = 'Inspector';
  const bar = document.createElement('div');
  bar.setAttribute('role', 'separator');
  bar.setAttribute('aria-label', 'Size of the inspector');
  bar.tabIndex = 0;
  inside.append(style, bar, frame);
  document.body.append(host);

  let share = storedShare(storage);
  const app = document.getElementById('root') ?? document.body;
  const dialogs = showDialogsAsPopovers(app);
  const isNarrow = matchMedia('(width < 1100px)');
  const arrange = () => {
    const tracks = `minmax(0, ${100 - share}fr) minmax(0, ${share}fr)`;
    const { style: page } = document.body;
    // The inspector is in English: keep it on the right, and the arrow keys of the separator physical, also
    // beside Arabic.
    page.direction = host.hidden ? '' : 'ltr';
    app.style.direction = host.hidden ? '' : document.documentElement.dir;
    page.display = host.hidden ? '' : 'grid';
    page.gridTemplate = isNarrow.matches ? `${tracks} / minmax(0, 1fr)` : `minmax(0, 1fr) / ${tracks}`;
    page.blockSize = host.hidden ? '' : '100dvh';
    bar.setAttribute('aria-orientation', isNarrow.matches ? 'horizontal' : 'vertical');
    bar.setAttribute('aria-valuenow', String(Math.round(share)));
    app.style.blockSize = host.hidden ? '' : '100%';
    // Without it, an app taller than its grid cell would overflow onto the inspector.
    app.style.overflow = host.hidden ? '' : 'auto';
    dialogs.setPanel({
      isThere: !host.hidden,
      inline: isNarrow.matches ? '0px' : `${share}vw`,
      block: isNarrow.matches ? `${share}dvh` : '0px',
    });
  };
  const resize = (wanted: number) => {
    share = Math.min(LARGEST_SHARE, Math.max(SMALLEST_SHARE, wanted));
    arrange();
    keepShare(storage, share);
  };
  bar.addEventListener('pointerdown', (event) => bar.setPointerCapture(event.pointerId));
  bar.addEventListener('pointermove', (event) => {
    if (!bar.hasPointerCapture(event.pointerId)) return;
    const place = isNarrow.matches ? event.clientY / innerHeight : event.clientX / innerWidth;
    resize(100 - place * 100);
  });
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') resize(share + STEP);
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') resize(share - STEP);
  });
  isNarrow.addEventListener('change', arrange);
  const toggle = (isHidden: boolean) => {
    host.hidden = isHidden;
    arrange();
  };
  toggle(false);
  frame.src = INSPECTOR_PAGE;
  return {
    frame,
    isShown: () => !host.hidden,
    show: () => toggle(false),
    hide: () => toggle(true),
    remove: () => {
      toggle(true);
      host.remove();
    },
  };
}

function storedShare(storage: () => Storage): number {
  try {
    const share = Number(storage().getItem(STORED_SHARE));
    return share >= SMALLEST_SHARE && share <= LARGEST_SHARE ? share : firstShare();
  } catch {
    return firstShare();
  }
}

function firstShare(): number {
  if (innerWidth < 1100) return 50;
  return Math.min(60, 100 - ((innerWidth < 1400 ? ONE_PANEL : TWO_PANELS) / innerWidth) * 100);
}

function keepShare(storage: () => Storage, share: number): void {
  try {
    storage().setItem(STORED_SHARE, String(share));
  } catch {
    // Storage is blocked: the size is forgotten, nothing else.
  }
}
