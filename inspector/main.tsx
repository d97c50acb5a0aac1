import { createRoot } from 'react-dom/client';
import { createActor, fromTransition } from 'xstate';
import type { LayoutEngine } from '../charts/arrangement.ts';
import { unfolded } from '../charts/folding.ts';
import { layOutChart } from '../charts/layout.ts';
import { replay } from './app-side/replay.ts';
import { InspectorScreen } from './panel/InspectorScreen.tsx';
import { selectWanted } from './panel/inspector.selectors.ts';
import { InspectorProvider, type InspectorRef } from './panel/inspector-context.tsx';
import {
  type Inspector,
  type InspectorEvent,
  inspectorAfter,
  NEW_INSPECTOR,
} from './panel/inspector-state.ts';
import { layoutInWorker } from './panel/layout-in-worker.ts';
import { listenToApp } from './panel/listen-to-app.ts';
import { addInspectorShortcut } from './shortcut.ts';
import '../charts/tokens.css';
import './inspector.css';

const inspector = createActor(
  fromTransition<Inspector, InspectorEvent, never, undefined>(inspectorAfter, NEW_INSPECTOR),
);
inspector.start();
layOutCharts(inspector, layoutInWorker());
const ask = listenToApp((message) =>
  inspector.send(
    message.type === '@parley.closed'
      ? { type: 'app.left' }
      : { type: 'app.told', reports: message.reports, isAnew: message.isAnew },
  ),
);
addInspectorShortcut(window, () => ask?.({ type: '@parley.close' }));

createRoot(document.getElementById('root') ?? document.body).render(
  <InspectorProvider
    page={{
      inspector,
      ask,
      replay,
      download,
      copy: (text) => navigator.clipboard.writeText(text),
      now: () => Date.now(),
    }}
  >
    <InspectorScreen />
  </InspectorProvider>,
);

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Lays out the charts that the map needs, each once. */
function layOutCharts(inspector: InspectorRef, layout: LayoutEngine): void {
  const asked = new Set<string>();
  inspector.subscribe((seen) => {
    for (const { key, actor, folding } of selectWanted(seen)) {
      if (asked.has(key)) continue;
      asked.add(key);
      const { chart } = actor;
      const laidOut = layOutChart(chart, folding ?? unfolded(chart), layout);
      laidOut.then(
        (made) => inspector.send({ type: 'chart.laidOut', id: chart.id, key, layout: made }),
        (error: unknown) =>
          inspector.send({ type: 'notice.show', text: `The chart of ${chart.id} cannot be drawn: ${error}` }),
      );
    }
  });
}
