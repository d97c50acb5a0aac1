import ELK from 'elkjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartArrows } from '../../../charts/ChartPicture.tsx';
import { chartOf, transitionId } from '../../../charts/chart.ts';
import { unfolded } from '../../../charts/folding.ts';
import { layOutChart } from '../../../charts/layout.ts';
import { ALL_MACHINES } from '../all-machines.ts';
import { transitionsOf } from '../chart.ts';
import type { MachineProof } from '../proof.ts';
import { CoveredChart, type DrawnChart } from './covered-chart.tsx';
import { type LayerResult, type MachineResult, machinesOf, type RunResult } from './run-result.ts';

type Charts = ReadonlyMap<string, DrawnChart>;

/** The report of a run as one HTML file that needs nothing else. */
export async function reportPage(result: RunResult, sheets: string): Promise<string> {
  const machines = machinesOf(result);
  const charts = await drawnCharts(machines);
  const body = renderToStaticMarkup(<Report result={result} machines={machines} charts={charts} />);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Model tests of Parley</title>
<style>${sheets}</style>
</head>
<body>${body}</body>
</html>
`;
}

async function drawnCharts(machines: readonly MachineResult[]): Promise<Charts> {
  const named = new Set(machines.map(({ machine }) => machine));
  const elk = new ELK();
  const charts = new Map<string, DrawnChart>();
  for (const machine of ALL_MACHINES) {
    const chart = named.has(machine.id) ? chartOf(machine) : undefined;
    if (!chart) continue;
    const transitionIds = new Map(
      [...transitionsOf(machine)].map(([each, name]) => [name, transitionId(each)]),
    );
    const layout = await layOutChart(chart, unfolded(chart), (graph) => elk.layout(graph));
    charts.set(machine.id, { layout, transitionIds });
  }
  return charts;
}

interface ReportProps {
  readonly result: RunResult;
  readonly machines: readonly MachineResult[];
  readonly charts: Charts;
}

function Report({ result, machines, charts }: ReportProps) {
  const count = (state: string) => result.tests.filter((test) => test.state === state).length;
  const failed = result.tests.filter(({ errors }) => errors.length > 0);
  const printed = result.tests.flatMap((test) => test.printed);
  const ran = `${count('passed')} tests passed, ${count('failed')} failed`;
  return (
    <main>
      <h1>{'Model tests of Parley'}</h1>
      <p>
        {`${ran}. The run ended at `}
        <time dateTime={result.at}>{`${result.at.slice(0, 16).replace('T', ' ')} UTC`}</time>
        {result.address === undefined ? '.' : `. The app layer walked ${result.address}.`}
      </p>
      {failed.length > 0 && (
        <section aria-labelledby="failed">
          <h2 id="failed">{'Failed tests'}</h2>
          {failed.map(({ name, errors }) => (
            <details key={name} open>
              <summary>{name}</summary>
              <Wide label={`Why this failed: ${name}`}>
                <pre>{errors.join('\n\n')}</pre>
              </Wide>
            </details>
          ))}
        </section>
      )}
      {machines.length > 0 && <Summary machines={machines} />}
      {machines.map((each) => (
        <Machine key={each.machine} result={each} chart={charts.get(each.machine)} />
      ))}
      <section aria-labelledby="printed">
        <h2 id="printed">{'What the tests printed'}</h2>
        <Wide label="Printed lines">
          <pre>{printed.join('\n')}</pre>
        </Wide>
      </section>
      {/* The arrow heads of all charts. */}
      <svg width="0" height="0" aria-hidden="true">
        <ChartArrows />
      </svg>
    </main>
  );
}

function Summary({ machines }: { readonly machines: readonly MachineResult[] }) {
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{'Machines'}</h2>
      <p>
        {
          'In a chart, what was seen is filled, and what was missed has a dashed frame. The figures say how many of the mutants at a place were caught.'
        }
      </p>
      <Wide label="The machines">
        <table>
          <thead>
            <tr>
              {[
                'Machine',
                'Layer',
                'States',
                'Transitions',
                'Mutants caught',
                'Survived',
                'Equivalent',
                'Same',
                'Unmet',
                'Paths',
              ].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machines.flatMap(({ machine, layers }) =>
              layers.map((each) => {
                const { layer, proof, paths } = each;
                return (
                  <tr key={`${machine} ${layer}`} data-fault={isFaulty(each) || undefined}>
                    <th scope="row">
                      <a href={`#${machine}`}>{machine}</a>
                    </th>
                    <td>{titleOf(each)}</td>
                    <td>{share(proof.states)}</td>
                    <td>{share(proof.transitions)}</td>
                    {(['caught', 'survived', 'equivalent', 'same', 'unmet'] as const).map((outcome) => (
                      <td key={outcome}>{layer === 'machines' ? ofOutcome(proof, outcome).length : ''}</td>
                    ))}
                    <td>{paths.length || ''}</td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}

function Machine({
  result,
  chart,
}: {
  readonly result: MachineResult;
  readonly chart: DrawnChart | undefined;
}) {
  const { machine, layers } = result;
  return (
    <section aria-labelledby={machine}>
      <h2 id={machine}>{machine}</h2>
      {layers.map((each) => (
        <details key={each.layer} open={isFaulty(each)}>
          <summary>{`${titleOf(each)}: states ${share(each.proof.states)}, transitions ${share(each.proof.transitions)}`}</summary>
          {chart && (
            <Wide label={`Chart of ${machine}, layer ${each.layer}`}>
              <CoveredChart
                title={`${machine} on the layer ${each.layer}`}
                chart={chart}
                proof={each.proof}
              />
            </Wide>
          )}
          <Missed proof={each.proof} />
          <Guards proof={each.proof} />
          <Mutants proof={each.proof} />
          <Paths result={each} />
        </details>
      ))}
    </section>
  );
}

function Missed({ proof }: { readonly proof: MachineProof }) {
  const missed = missedIn(proof);
  if (missed.length === 0) return null;
  return (
    <>
      <h3>{'Missed'}</h3>
      <ul>
        {missed.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function Guards({ proof }: { readonly proof: MachineProof }) {
  const half = proof.guards.filter(({ whenTrue, whenFalse }) => !(whenTrue && whenFalse));
  if (proof.guards.length === 0) return null;
  return (
    <>
      <h3>{'Guards'}</h3>
      <p>{`${proof.guards.length - half.length} of ${proof.guards.length} uses were seen both true and false.`}</p>
      {half.length > 0 && (
        <ul>
          {half.map(({ name, whenTrue, whenFalse }) => (
            <li
              key={name}
            >{`${name}: ${whenTrue ? 'never false' : whenFalse ? 'never true' : 'never asked'}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Mutants({ proof }: { readonly proof: MachineProof }) {
  if (proof.mutants.length === 0) return null;
  const isAlive = (mutants: MachineProof['mutants']) => mutants.some(({ outcome }) => outcome === 'survived');
  const places = [...Map.groupBy(proof.mutants, ({ place }) => place)].toSorted(
    ([, a], [, b]) => Number(isAlive(b)) - Number(isAlive(a)),
  );
  return (
    <details open={isAlive(proof.mutants)}>
      <summary>{`${proof.mutants.length} mutants, by place`}</summary>
      <dl>
        {places.map(([place, mutants]) => (
          <div key={place}>
            <dt>{place}</dt>
            {mutants.map(({ what, outcome }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two mutants may be called alike.
              <dd key={at} data-outcome={outcome}>
                {`${outcome}: ${what}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Paths({ result: { paths, layer } }: { readonly result: LayerResult }) {
  if (paths.length === 0) return null;
  return (
    <details>
      <summary>{`${paths.length} paths on the layer ${layer}`}</summary>
      <ol>
        {paths.map(({ start, events }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in order.
          <li key={at}>{[`from ${start}`, ...events].join(' → ')}</li>
        ))}
      </ol>
    </details>
  );
}

/** Content that may be wider than the page. It is scrolled by keyboard as well. */
function Wide({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
    <section className="wide" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

function missedIn({ states, transitions }: MachineProof): string[] {
  const missed = (list: readonly { readonly seen: boolean }[]) => list.filter(({ seen }) => !seen);
  return [
    ...states.filter((state) => missed([state]).length > 0).map(({ id }) => id),
    ...transitions.filter((each) => missed([each]).length > 0).map(({ name }) => name),
  ];
}

function ofOutcome({ mutants }: MachineProof, wanted: string): MachineProof['mutants'] {
  return mutants.filter(({ outcome }) => outcome === wanted);
}

/** `app`, or `app, failed` if a test of the layer failed. */
function titleOf({ layer, isFailed }: LayerResult): string {
  return isFailed ? `${layer}, failed` : layer;
}

function isFaulty({ proof, isFailed }: LayerResult): boolean {
  return isFailed || missedIn(proof).length > 0 || ofOutcome(proof, 'survived').length > 0;
}

function share(list: readonly { readonly seen: boolean }[]): string {
  return `${list.filter(({ seen }) => seen).length}/${list.length}`;
}
