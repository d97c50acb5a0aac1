import { createRoot } from 'react-dom/client';
import { createActor, fromTransition } from 'xstate';
import { browserFonts } from './app/browser-fonts.ts';
import { isInspectorShortcut } from './app/inspector-shortcut.ts';
import { renderSite } from './app/render-site.ts';
import { replay } from './app/replay.ts';
import type { Config } from './domain/config/config.ts';
import chartLayouts from './inspect/chart-layouts.json';
import { InspectorScreen } from './inspect/InspectorScreen.tsx';
import { type Inspector, type InspectorEvent, inspectorAfter, NEW_INSPECTOR } from './inspect/inspector.ts';
import { InspectorProvider } from './inspect/inspector-context.tsx';
import { keepDrawn } from './inspect/keep-drawn.ts';
import { layoutInWorker } from './inspect/layout-in-worker.ts';
import { appWindow, listenToApp } from './inspect/listen-to-app.ts';
import type { Request } from './inspect/messages.ts';
import { rememberingLayout } from './inspect/remembered-layout.ts';
import { patchPage } from './ui/preview/patch-page.ts';
import { en } from './words/en/en.ts';
import './ui/tokens.css';
import './ui/base.css';

const app = appWindow();
const ask = app && ((request: Request) => app.postMessage(request, location.origin));
const inspector = createActor(
  fromTransition<Inspector, InspectorEvent, never, undefined>(inspectorAfter, NEW_INSPECTOR),
);
const fonts = browserFonts(en.review.noFont);
inspector.start();
// The worker is for machines that are being changed, and for those of another version that a file brings.
keepDrawn(inspector, rememberingLayout(chartLayouts, layoutInWorker()));
listenToApp((messages) => inspector.send({ type: 'app.told', messages }));
window.addEventListener('keydown', (event) => {
  if (isInspectorShortcut(event)) ask?.({ type: '@parley.close' });
});

createRoot(document.getElementById('root') ?? document.body).render(
  <InspectorProvider
    page={{
      inspector,
      ask,
      painterOf,
      replay,
      download,
      copy: (text) => navigator.clipboard.writeText(text),
      now: () => Date.now(),
    }}
  >
    <InspectorScreen />
  </InspectorProvider>,
);

async function painterOf(config: Config): Promise<(page: Document) => void> {
  const html = await renderSite(config, fonts);
  return (page) => patchPage(page, html);
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
