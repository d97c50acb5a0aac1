import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';
import { REST_FILE } from '../../harness/builder/late-files.ts';

interface Screen {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly walks: Readonly<Record<string, (builder: BuilderPage, look: Look) => Promise<void>>>;
}

/**
 * The elements that reach beyond the side of their panel and are cut off. The preview's stage is left out, as
 * it scrolls.
 */
function cutOff({ page }: BuilderPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sidesOf = (element: Element) => element.getBoundingClientRect();
    return [...document.querySelectorAll('section:is(#chat, #preview), dialog')].flatMap((panel) =>
      [
        ...panel.querySelectorAll(
          ':is(a, button, input, select, textarea, label, p, dt, dd):not(.visually-hidden)',
        ),
      ]
        .filter((element) => sidesOf(element).width > 0)
        .filter((element) => {
          const [inner, outer] = [sidesOf(element), sidesOf(panel)];
          return inner.left < outer.left || inner.right > Math.min(outer.right, innerWidth);
        })
        .map((element) => `cut off: ${element.outerHTML}`),
    );
  });
}

type Look = (state: string) => Promise<void>;

/**
 * Reloads the builder and holds back the code that renders the page, so that an edit stays pending. A stopped
 * clock would stop axe too.
 */
async function holdPageCode(builder: BuilderPage): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await builder.page.route(REST_FILE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await builder.reload();
  return gate.resolve;
}

/** Visits the states of the chat. */
async function walkTheChat(builder: BuilderPage, look: Look): Promise<void> {
  const edit = async (...labels: string[]) => {
    await builder.mainMenu();
    for (const label of labels) await builder.pick(label);
    await look(labels.join(' '));
  };
  await look('greeting');
  await edit('Hero', 'Title');
  await edit('Hero', 'Background Color');
  await edit('Benefits', 'Benefit', 'Item 1', 'Icon');
  await edit('Features', 'Image');
  await edit('Hero', 'Button', 'Visible');
  const release = await holdPageCode(builder);
  await builder.say('benefits.items[0].icon fas fa-none');
  await look('working, the page still loading');
  release();
  await builder.second();
  await builder.page.getByText('There is no icon').waitFor();
  await look('notices');
}

/** Visits the states of the preview, the dialogs and a fatal error. */
async function walkThePreview(builder: BuilderPage, look: Look): Promise<void> {
  const { page, problems } = builder;
  const dialog = builder.deploymentStatus();
  const previewTab = page.getByRole('tab', { name: 'Preview' });
  if (await previewTab.isVisible()) await previewTab.click();
  await look('preview');
  await builder.unfoldControls();
  await look('controls of the preview');
  await page.getByRole('button', { name: 'Reset' }).click();
  await look('reset');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Portfolio');
  await look('template change');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await builder.submitPublish('nobody');
  await look('e-mail refused');
  await page.route('**/api/deploy', (route) => route.fulfill({ status: 403, json: { error: 'Not yours.' } }));
  problems.expect(/403/);
  await builder.submitPublish('me@example.com');
  await dialog.getByText('Deployment failed').waitFor();
  await look('publish failed');
  await page.unroute('**/api/deploy');
  await builder.submitPublish('me@example.com');
  await dialog.getByRole('link', { name: 'Visit Site' }).waitFor();
  await look('published');
  problems.expect(/The roof fell in/);
  await page.evaluate(() => {
    void Promise.reject(new Error('The roof fell in'));
  });
  await page.getByText('Something went wrong').waitFor();
  await look('fatal error');
}

/** Visits one state of each panel. */
async function walkBriefly(builder: BuilderPage, look: Look): Promise<void> {
  await look('greeting');
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.popover('Select a color').waitFor();
  await look('color');
  await builder.submitPublish('me@example.com');
  await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
  await look('published');
}

// Every rule checks every state, which takes long on a busy machine.
const TIMEOUT_MS = 180_000;

/** Each theme and each layout once. On the wide screen the paths of the components look at every state, in both themes. */
const SCREENS: readonly Screen[] = [
  { colorScheme: 'light', width: 1280, height: 800, walks: { builder: walkBriefly } },
  {
    colorScheme: 'dark',
    width: 320,
    height: 640,
    walks: { chat: walkTheChat, 'preview and the dialogs': walkThePreview },
  },
];

for (const { colorScheme, width, height, walks } of SCREENS) {
  for (const [name, walk] of Object.entries(walks)) {
    test(`axe finds nothing and nothing is cut off in the ${name}, ${colorScheme}, ${width} px wide`, {
      timeout: TIMEOUT_MS,
    }, async ({ openBuilder }) => {
      const builder = await openBuilder({ viewport: { width, height } });
      await builder.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: Record<string, readonly string[]> = {};
      await walk(builder, async (state) => {
        found[state] = [
          ...(await axeFindings(builder.page, { exclude: ['iframe'] })),
          ...(await cutOff(builder)),
        ];
      });
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
    });
  }
}
