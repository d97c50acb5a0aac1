import type { Browser, Response } from 'playwright';
import { weigh } from './first-load.ts';

/**
 * The upper limit for JavaScript and CSS of a first visit, in bytes of gzip. A change that raises it says why. It was
 * 250,000 before many pictures could be added at once, described and focused, and 260,000 before sections could be added: their
 * samples and drawings must be there when the visitor adds one, offline too. It was 268,000 before the page's code, which is
 * loaded after the first paint, could read opening hours in three languages and draw pictures for each kind of business. It was
 * 285,000 before options showed what their fields hold, lists were tables, what is understood was shown as a change, and the look of
 * a page was chosen in a panel. It was 306,000 before a page chose the layout of each section and of its first screen, and a
 * publish left off what is made up. It was 326,000 before a visitor could come back to a website by mail, see who may change it, and
 * carry it in its page, and before more of what people type was understood. It was 342,000 before no two neighboring sections of a
 * page had one shape, a sentence got what comes nearest to it, and a browser heard that another one had published, and 346,000
 * before typed rows were kept as drafts, an offer followed its item, and yes and no were heard. It was 352,000 before a refusal asked
 * again and the greeting named the website, and 355,500 before an older browser was told who else may change the website, and an
 * address that was typed was offered to it. It was 357,500 before a number for WhatsApp and accounts were read by their names, a
 * color word got a palette, and an answer was read back, and 360,500 before facts were taken at any question. It was 363,000 before
 * pages opened with a door, a list, a name or a sheet of their facts, and the first sentence told all that it says. It was 369,000
 * before pages showed pictures as they are, ran a drawing down their margin, and broke long words with a hyphen. All of that is
 * loaded after the first click is possible.
 */
export const FIRST_VISIT_BUDGET = 373_500;

/**
 * The upper limit for JavaScript and CSS until the first click is possible, in bytes of gzip. React and XState are 80,000 of them.
 * It was 157,500 before the dialogs to publish and to confirm came after it, and 153,000 before what only late code uses did. It
 * was 151,500 while functions that change a website came later by module variables, so that one call had two results. It was 163,500
 * while the machines of dialogs, editor and publishing came later, so that an actor waited for its machine and then changed into it,
 * and 178,500 while half of the words came later, so that a word could be undefined where the types had it.
 * It was 187,500 before drafts of rows, the items of offers, and yes and no came with the chat that keeps and reads them.
 * It was 196,000 while the descriptions of states, which only developers read, came with the machines.
 */
export const FIRST_CLICK_BUDGET = 193_000;

const WEIGHED: readonly string[] = ['script', 'stylesheet'];
/** What a browser asks for by itself, if it has a place to show it: the icon and the manifest. */
const BY_ITSELF: readonly string[] = ['other', 'manifest'];

/** The requests of a first visit until the preview shows the page and the browser is idle. */
export interface FirstVisit {
  /** The addresses that the page asks for, each once: for the logo, which is the icon too, some browsers ask twice. */
  readonly asked: readonly string[];
  /** The size of JavaScript and CSS, each file compressed separately. */
  readonly gzip: number;
}

/** Opens the builder as a new visitor, and weighs the responses. */
export async function weighFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  // A service worker would fetch every file of the app once more.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  const weights: Promise<number>[] = [];
  page.on('request', (request) => {
    if (!BY_ITSELF.includes(request.resourceType())) asked.add(request.url());
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (WEIGHED.includes(type)) weights.push(weightOf(response));
    else if (type === 'document') weights.push(weightOfStyles(response));
  });
  await page.goto(url);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const gzip = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  await page.close();
  return { asked: [...asked], gzip };
}

async function weightOf(response: Response): Promise<number> {
  return weigh(await response.body()).gzip;
}

/** The weight of the styles in the head of a document. */
async function weightOfStyles(response: Response): Promise<number> {
  const [head = ''] = (await response.text()).split('</head>');
  const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(head) ?? [];
  return weigh(Buffer.from(styles)).gzip;
}
