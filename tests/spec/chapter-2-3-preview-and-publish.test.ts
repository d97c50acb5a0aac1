import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { changeTemplate, storedConfig } from './visits.ts';

const START_TITLE = 'Small repairs, done right the first time';
const QUESTION = 'Are you sure you want to reset to the default template? All your changes will be lost.';

/** SPEC §2: Screens and routes, the preview panel and the dialog of publishing. */
describe('Preview panel', () => {
  test('Desktop/mobile viewport switch: mobile is 375px wide and centred', async ({ builder }) => {
    const { page } = builder;
    const frame = page.getByTitle('Preview of your website');
    const width = () =>
      builder
        .preview()
        .locator('html')
        .evaluate(() => innerWidth);
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box && box.x + box.width / 2;
    };
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
    const desktop = await width();
    expect(await radio('Desktop').isChecked()).toBe(true);
    await radio('Mobile').check();
    expect([(await frame.boundingBox())?.width, await width()]).toEqual([375, 375]);
    expect(await middle(frame)).toBe(await middle(page.getByRole('region', { name: 'Preview' })));
    await radio('Desktop').check();
    expect(await width()).toBe(desktop);
    expect(desktop).toBeGreaterThan(600);
  });

  test("a 'Show Section Guides' checkbox: each section is outlined and named", async ({ builder }) => {
    const box = builder.page.getByRole('checkbox', { name: 'Show Section Guides', exact: true });
    await builder.preview().getByRole('heading', { level: 1 }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await guides(builder)).toEqual([]);
    await box.check();
    const sections = ['Header', 'Hero', 'Benefits', 'Features', 'Call to Action', 'Footer'];
    expect(await guides(builder)).toEqual(sections);
    await box.uncheck();
    expect(await guides(builder)).toEqual([]);
  });

  test('content is an embedded page rendered from the current configuration', async ({ builder }) => {
    const heading = builder.preview().getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(START_TITLE);
    await builder.say('hero.title.text Straight from the config');
    await builder.second();
    expect(await heading.innerText()).toBe('Straight from the config');
    const words = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const embedded = await builder.preview().locator('body').innerHTML();
    const stored = (await builder.stored('websiteHTML')) ?? '';
    expect(words(embedded)).toBe(words(stored.slice(stored.indexOf('<body'))));
  });

  test('a Reset button, which asks', async ({ builder }) => {
    await editTitle(builder, 'Kept');
    const before = await builder.stored('websiteConfig');
    const dialog = await askReset(builder);
    expect(await dialog.getByText(QUESTION, { exact: true }).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await builder.preview().getByRole('heading', { level: 1 }).innerText()).toBe('Kept');
    expect(await builder.stored('websiteConfig')).toBe(before);
  });

  test('on confirmation it resets to the default template and clears the stored config and stored HTML', async ({
    builder,
  }) => {
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    await builder.publish('reset@example.com');
    expect(await builder.stored('websiteHTML')).not.toBeNull();
    const dialog = await askReset(builder);
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await builder.preview().getByRole('heading', { level: 1, name: START_TITLE }).waitFor();
    expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe(
      'landing_business',
    );
    const keys = async () => [await builder.stored('websiteConfig'), await builder.stored('websiteHTML')];
    expect(await keys()).toEqual([null, null]);
    await editTitle(builder, 'A new start');
    const { _templateId, _siteId } = await storedConfig(builder);
    expect([_templateId, _siteId]).toEqual(['landing_business', undefined]);
  });
});

describe('Deployment Status modal', () => {
  test('title Deployment Status; before a result it asks for an e-mail address, with a prompt', async ({
    builder,
  }) => {
    const dialog = await openDialog(builder);
    expect(await dialog.getByRole('heading').allInnerTexts()).toEqual(['Deployment Status']);
    const box = dialog.getByRole('textbox', { name: 'Email address', exact: true });
    expect([await box.inputValue(), await box.isEditable()]).toEqual(['', true]);
    const prompt = dialog.getByText('Enter your email address to access the website link.', { exact: true });
    expect(await prompt.isVisible()).toBe(true);
  });

  test('shows a status line, an error-details line', async ({ builder }) => {
    builder.problems.expect(/400 \(Bad Request\)/);
    // The server, unlike the builder, knows a longest address.
    await builder.submitPublish(`${'a'.repeat(20_000)}@example.com`);
    const dialog = builder.deploymentStatus();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('status').innerText()).toBe('Deployment failed');
    expect(await dialog.getByRole('alert').innerText()).toBe(
      'Failed to deploy website: Please enter a valid email address',
    );
  });

  test('on success shows the live link, with a note that it may take a few moments to become available', async ({
    builder,
  }) => {
    await builder.submitPublish('live@example.com');
    const dialog = builder.deploymentStatus();
    const note = dialog.getByText('Your website may take a few moments to become available.', {
      exact: true,
    });
    await note.waitFor();
    expect(await dialog.getByRole('status').innerText()).toBe('Website deployed successfully!');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    const { _siteId } = await storedConfig(builder);
    const address = new URL(`/s/${_siteId}/`, builder.page.url()).href;
    expect(await dialog.getByRole('link', { name: address, exact: true }).getAttribute('href')).toBe(address);
    expect(await dialog.getByRole('textbox').count()).toBe(0);
  });

  test('footer: Close; Publish (Publishing... while busy); on success, Visit Site', async ({ builder }) => {
    const { page } = builder;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/deploy', async (route) => {
      await held;
      await route.continue();
    });
    const dialog = await openDialog(builder);
    const footer = () => dialog.locator('button, a.button').allInnerTexts();
    expect(await footer()).toEqual(['Close', 'Publish']);
    await builder.submitPublish('footer@example.com');
    const busy = dialog.getByRole('button', { name: 'Publishing...', exact: true });
    await busy.waitFor();
    expect([await busy.isDisabled(), ...(await footer())]).toEqual([true, 'Close', 'Publishing...']);
    release();
    await dialog.getByRole('link', { name: 'Visit Site' }).waitFor();
    expect(await footer()).toEqual(['Close', 'Visit Site']);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('Visit Site opens the link in a new tab', async ({ builder }) => {
    await builder.submitPublish('visit@example.com');
    const visit = builder.deploymentStatus().getByRole('link', { name: 'Visit Site', exact: true });
    const address = await visit.getAttribute('href');
    const [site] = await Promise.all([builder.profile.waitForEvent('page'), visit.click()]);
    await site.getByRole('heading', { level: 1, name: START_TITLE }).waitFor();
    expect(site.url()).toBe(address);
    expect(await builder.deploymentStatus().isVisible()).toBe(true);
  });
});

/** The names of the sections that are outlined and named in the preview. */
function guides(builder: BuilderPage): Promise<string[]> {
  return builder
    .preview()
    .locator('body *')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const isOutlined = getComputedStyle(element).outlineStyle === 'dashed';
        return isOutlined ? [getComputedStyle(element, '::before').content.replaceAll('"', '')] : [];
      }),
    );
}

async function editTitle(builder: BuilderPage, title: string): Promise<void> {
  await builder.say(`hero.title.text ${title}`);
  await builder.second();
}

async function askReset({ page }: BuilderPage): Promise<Locator> {
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reset website?', exact: true });
  await dialog.waitFor();
  return dialog;
}

async function openDialog(builder: BuilderPage): Promise<Locator> {
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await builder.deploymentStatus().waitFor();
  return builder.deploymentStatus();
}
