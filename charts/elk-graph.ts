import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartEdge } from './edges.ts';

interface SizedBox {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

// ELK reads the options of a graph for that graph alone, not for those inside it: each state's boxes are a graph of their own.
const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  // Boxes without edges stand in rows about as wide as high.
  'elk.aspectRatio': '1',
  'elk.layered.considerModelOrder.components': 'MODEL_ORDER',
  // What begins stands above what follows from it; what leads back goes up.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  // A box moves aside for a straight line otherwise, and makes the chart wider.
  'elk.layered.nodePlacement.bk.edgeStraightening': 'NONE',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** The ELK graph of boxes beside each other and of the edges between them, with at most so many boxes in a row. */
export function elkGraphOf(
  boxes: readonly SizedBox[],
  edges: readonly ChartEdge[],
  mostInRow?: number,
): ElkNode {
  const bound =
    mostInRow === undefined
      ? {}
      : {
          'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
          'elk.layered.layering.coffmanGraham.layerBound': String(mostInRow),
        };
  return {
    id: 'boxes',
    layoutOptions: { ...OPTIONS, ...bound },
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(({ id, source, target }) => ({ id, sources: [source], targets: [target] })),
  };
}
