import { type Layout, layOutChart } from './chart/layout.ts';
import type { InspectorRef } from './panel/inspector-context.tsx';

/** Has every chart that comes up drawn, once. */
export function layOutCharts(inspector: InspectorRef, layout: Layout): void {
  const asked = new Set<string>();
  inspector.subscribe(({ context: { session } }) => {
    for (const { chart } of session.actors.values()) {
      if (!chart || asked.has(chart.id)) continue;
      asked.add(chart.id);
      layOutChart(chart, layout).then(
        (drawing) => inspector.send({ type: 'chart.drawn', id: chart.id, drawing }),
        (error: unknown) =>
          inspector.send({ type: 'notice.show', text: `The chart of ${chart.id} cannot be drawn: ${error}` }),
      );
    }
  });
}
