import type { Browser, Page } from 'playwright';
import { renderSite } from '../../src/app/use-cases/render-site.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { servePages } from '../published-page/page-server.ts';
import { type Figure, quantile } from '../report/figure.ts';

const ROUNDS = 5;

/** On what machine, and over what network, something is opened. */
export interface Conditions {
  readonly name: string;
  readonly slowdown: number;
  /** Milliseconds for each request, and bytes a second. */
  readonly network: { readonly latency: number; readonly down: number; readonly up: number } | undefined;
}

export const DESKTOP: Conditions = { name: 'desktop', slowdown: 1, network: undefined };
/** The network is the preset "Slow 4G" of Chrome's developer tools. */
export const SLOW_PHONE: Conditions = {
  name: 'CPU 4x slower, slow 4G',
  slowdown: 4,
  network: { latency: 562.5, down: 180_000, up: 84_375 },
};

/** What is opened, and what is looked for in it. */
export interface Opened {
  readonly address: string;
  /** The selector of the frame that shows the page; undefined where the document itself is the page. */
  readonly frame: string | undefined;
  /** The selector of what is clicked as soon as it is painted. */
  readonly target: string;
  /** The selector of what stands there once the click has its effect. */
  readonly effect: string;
  /** The selector of what stands there once everything is loaded. */
  readonly loaded: string;
}

/** Milliseconds since navigation. */
export interface Times {
  /** The heading of the page is painted. */
  visible: number;
  /** The effect of a click is painted that was made as soon as its target was. */
  clicked: number;
  /** The end of the last long task. */
  busyUntil: number;
  /** How much the long tasks exceed 50 ms, in all. */
  blocking: number;
}

/** The builder at an address. */
export function builderAt(address: string): Opened {
  return {
    address,
    frame: 'main iframe',
    // The first section: what stands above it opens a dialog.
    target: '[data-options] > :nth-child(3) button',
    effect: '[data-options] button:disabled',
    loaded: 'main [data-state=loaded]',
  };
}

/** Measures when the page is visible and a first click possible, beside the same page as a plain file: what no builder can beat. */
export async function measureLoading(builderUrl: string): Promise<Figure[]> {
  const html = await renderSite(landingBusiness.base, { cut: async () => [] });
  const plain = await servePages(
    new Map([['/', { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) }]]),
  );
  const builder = builderAt(builderUrl);
  const file: Opened = {
    address: plain.url,
    frame: undefined,
    target: 'main a[href^="#"]',
    effect: ':target',
    loaded: 'h1',
  };
  try {
    return await withBrowser(async (browser) => [
      ...(await figuresOf(browser, DESKTOP, builder, file)),
      ...(await figuresOf(browser, SLOW_PHONE, builder, file)),
    ]);
  } finally {
    await plain.stop();
  }
}

async function figuresOf(
  browser: Browser,
  conditions: Conditions,
  builder: Opened,
  file: Opened,
): Promise<Figure[]> {
  const times = await timesInTurns(browser, conditions, [builder, file]);
  const beside = (name: string, of: (time: Times) => number): Figure[] =>
    comparison(`${conditions.name}: ${name}`, times, of, ['of the page as a plain file', 'builder to file']);
  return [
    ...beside('page visible', ({ visible }) => visible),
    ...beside('first click possible', ({ clicked }) => clicked),
    { name: `${conditions.name}: builder interactive`, value: median(times[0], interactive), unit: 'ms' },
    { name: `${conditions.name}: builder blocking`, value: median(times[0], blocking), unit: 'ms' },
  ];
}

/** Until the page is seen, a click has its effect, and no long task runs any more, in milliseconds since navigation. */
export const interactive = ({ visible, clicked, busyUntil }: Times): number =>
  Math.max(visible, clicked, busyUntil);
/** How much the long tasks exceed 50 ms, in all. */
export const blocking = (times: Times): number => times.blocking;

/** Opens two things several times, in turns, so that both meet the same load of the machine. */
export async function timesInTurns(
  browser: Browser,
  conditions: Conditions,
  [one, other]: readonly [Opened, Opened],
): Promise<readonly [Times[], Times[]]> {
  const times: [Times[], Times[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timesOf(browser, conditions, one));
    times[1].push(await timesOf(browser, conditions, other));
  }
  return times;
}

/** The medians of a time of the builder and of what it is compared with, and how many times the other the first is. */
export function comparison(
  name: string,
  [own, other]: readonly [readonly Times[], readonly Times[]],
  of: (time: Times) => number,
  [ofOther, ownToOther]: readonly [string, string],
): Figure[] {
  const medians = [median(own, of), median(other, of)] as const;
  return [
    { name, value: medians[0], unit: 'ms' },
    { name: `${name}, ${ofOther}`, value: medians[1], unit: 'ms' },
    { name: `${name}, ${ownToOther}`, value: medians[0] / medians[1], unit: '×' },
  ];
}

const median = (times: readonly Times[], of: (time: Times) => number) => quantile(times.map(of), 0.5);

/** Opens something as a new visitor. The window is wide, since a phone shows the page on request only. */
async function timesOf(browser: Browser, { slowdown, network }: Conditions, opened: Opened): Promise<Times> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.down,
        uploadThroughput: network.up,
      });
    await page.addInitScript(recordTimes, opened);
    await page.goto(opened.address);
    return await timesIn(page, opened);
  } finally {
    await context.close();
  }
}

/** Waits in the page itself: a driver that waits runs a large script of its own there, which is a long task on a slow phone. */
async function timesIn(page: Page, { loaded }: Opened): Promise<Times> {
  return page.evaluate(async (selector) => {
    const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const { benchTimes: times } = window;
    while (times.visible === 0 || times.clicked === 0 || !document.querySelector(selector)) await later(50);
    // Long tasks are reported late.
    await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 500)));
    return times;
  }, loaded);
}

declare global {
  interface Window {
    benchTimes: Times;
  }
}

function recordTimes({ frame, target, effect }: Opened): void {
  const times: Times = { visible: 0, clicked: 0, busyUntil: 0, blocking: 0 };
  window.benchTimes = times;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      times.busyUntil = startTime + duration;
      times.blocking += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  const isSeen = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && element.getClientRects().length > 0;
  // The callbacks of a frame run just before it is painted, the next task just after.
  const afterPaint = (note: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage(undefined);
  };
  let isClicked = false;
  const look = () => {
    const holder = frame === undefined ? undefined : document.querySelector<HTMLIFrameElement>(frame);
    const page = frame === undefined ? document : holder?.contentDocument;
    const isShown = frame === undefined || isSeen(holder);
    if (times.visible === 0 && isShown && isSeen(page?.querySelector('h1')))
      afterPaint((now) => {
        times.visible ||= now;
      });
    const clickable = document.querySelector<HTMLElement>(target);
    if (!isClicked && isSeen(clickable)) {
      isClicked = true;
      afterPaint(() => clickable?.click());
    }
    if (isClicked && isSeen(document.querySelector(effect)))
      afterPaint((now) => {
        times.clicked ||= now;
      });
    if (times.visible === 0 || times.clicked === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
