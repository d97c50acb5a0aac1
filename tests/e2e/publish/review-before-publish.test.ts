import { describe, expect } from 'vitest';
import { storedValue } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const EMAIL = 'owner@example.com';
const PICTURE = 'https://pictures.example/oven.png';

const editField = async (builder: BuilderPage, path: string, value: string) => {
  await builder.say(`${path} ${value}`);
  await builder.second();
};
const openDialog = async (builder: BuilderPage) => {
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await builder.deploymentStatus().locator('[data-review]').waitFor();
};
const closeDialog = (builder: BuilderPage) =>
  builder.deploymentStatus().getByRole('button', { name: 'Close', exact: true }).click();
const box = (builder: BuilderPage, name: string) =>
  builder.deploymentStatus().getByRole('textbox', { name, exact: true });
const summary = (builder: BuilderPage) => builder.deploymentStatus().locator('summary');
const findings = (builder: BuilderPage) =>
  builder
    .deploymentStatus()
    .locator('[data-kind]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-kind')));
const focused = (builder: BuilderPage) =>
  builder.page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLTextAreaElement ? activeElement.labels[0] : activeElement;
    return label?.textContent;
  });
const samples = (builder: BuilderPage) =>
  builder
    .deploymentStatus()
    .locator('[data-sample] label')
    .evaluateAll((all) => all.map((each) => each.lastElementChild?.textContent));
const keep = (builder: BuilderPage, field: string) =>
  builder
    .deploymentStatus()
    .locator('[data-sample]', { hasText: field })
    .getByRole('button', { name: 'Keep it' });
const hideThem = (builder: BuilderPage) =>
  builder.deploymentStatus().getByRole('button', { name: 'Hide them all' });

describe('the review before a publish', () => {
  test('it opens beside the pictures of templates, whose frames nothing can be read of', async ({
    builder,
  }) => {
    await builder.page.getByRole('button', { name: 'Browse', exact: true }).click();
    await builder.page.locator('#chat iframe').first().waitFor();
    await openDialog(builder);
    expect(await summary(builder).count()).toBe(1);
  });

  test('what is made up is one line, stops nobody, and is left off the page as one step', async ({
    builder,
  }) => {
    await openDialog(builder);
    expect(await summary(builder).innerText()).toBe('8 examples stay off your page');
    expect(await findings(builder)).toEqual([]);
    const dialog = builder.deploymentStatus();
    expect(await dialog.locator('[data-unreachable]').innerText()).toBe(
      'Nobody can reach you through this page yet, so search engines are asked not to list it.',
    );
    expect(await box(builder, 'Header › Logo Text').isVisible()).toBe(false);
    // The page is shown small, and cannot be entered.
    const picture = dialog.getByRole('img', { name: 'Your page as it will look' }).locator('iframe');
    expect(await picture.contentFrame().locator('h1').textContent()).toBe('Small repairs, big relief');
    expect(await picture.evaluate((frame: HTMLIFrameElement) => frame.inert)).toBe(true);
    const order = await dialog.innerText();
    const places = [
      'Deployment Status',
      'Your website is ready to go live.',
      'Enter your email address',
      'is kept with your website',
    ];
    const at = places.map((text) => order.indexOf(text));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    await summary(builder).click();
    // No path is shown.
    expect(await dialog.innerText()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]\w*|\[\d\]/);
    expect(await box(builder, 'Header › Logo Text').getAttribute('placeholder')).toBe('Fernhill Home Repair');
    expect(await samples(builder)).toEqual([
      'Logo Text',
      'Phone',
      'Email',
      'Address',
      ...['Facebook', 'Twitter', 'Instagram', 'LinkedIn'].map((name) => `URL (${name})`),
    ]);
    const page = await (await fetch(await builder.publish(EMAIL))).text();
    expect(page).not.toMatch(
      /Fernhill Home|fernhill\.example|555\.555|18 Mill Lane|facebook\.com|linkedin\.com/,
    );
    expect(page).not.toMatch(/<(address|ul)[^>]*>\s*<\/\1>/);
    expect(page).toContain('<title>Small repairs');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(await storedValue(builder, 'header.logoText')).toBe('');
    await builder.page.getByRole('button', { name: 'Undo: 8 changes' }).click();
    await expect.poll(() => storedValue(builder, 'header.logoText')).toBe('Fernhill Home Repair');
    expect(await storedValue(builder, 'footer.social.linkedin.url')).toBe('https://www.linkedin.com/');
  });

  test('a made-up thing is kept on purpose, and is not asked about again', async ({ builder }) => {
    await openDialog(builder);
    await summary(builder).click();
    await keep(builder, 'Phone').click();
    await expect.poll(() => samples(builder)).not.toContain('Phone');
    expect(await builder.deploymentStatus().locator('[data-unreachable]').count()).toBe(0);
    await keep(builder, 'Logo Text').click();
    await closeDialog(builder);
    await builder.reload();
    await openDialog(builder);
    expect(await summary(builder).innerText()).toBe('6 examples stay off your page');
    const page = await (await fetch(await builder.publish(EMAIL))).text();
    expect(page).toContain('555.555.0142');
    expect(page).toContain('Fernhill Home Repair');
    expect(page).not.toMatch(/18 Mill Lane|fernhill\.example|noindex/);
  });

  test('what a business says is an example until it is kept: all at once, or one by one', async ({
    builder,
  }) => {
    await builder.pick('Make it mine');
    await builder.pick('Bakery');
    const flour = builder.preview().getByText('Flour with a story', { exact: true });
    await flour.and(builder.preview().locator('[data-sample]')).waitFor();
    expect(await builder.preview().locator('#benefits').getAttribute('data-samples')).toBe(
      'Dotted text: only you see it',
    );
    await openDialog(builder);
    const page = builder.deploymentStatus().getByRole('img', { name: 'Your page as it will look' });
    const shown = page.locator('iframe').contentFrame();
    await shown.getByText('Bread, before anything else').waitFor();
    expect(await shown.getByText('Flour with a story').count()).toBe(0);
    await summary(builder).click();
    await builder.deploymentStatus().getByRole('button', { name: 'Keep all sentences' }).click();
    await shown.getByText('Flour with a story').waitFor();
    // What was invented to reach somebody by is no sentence.
    expect(await samples(builder)).toContain('Email');
    await flour.and(builder.preview().locator(':not([data-sample])')).waitFor();
    expect(await (await fetch(await builder.publish(EMAIL))).text()).toContain('>Flour with a story<');
  });

  test('a German page of a business gets a legal notice where it is missed, and then the facts that it lacks', async ({
    builder,
  }) => {
    await editField(builder, 'globalSettings.business', 'dentist');
    await editField(builder, 'globalSettings.language', 'de');
    await openDialog(builder);
    await summary(builder).click();
    await builder.deploymentStatus().getByRole('button', { name: 'Add Legal Notice', exact: true }).click();
    await box(builder, 'Legal Notice › Chamber or Supervisor').fill('Zahnärztekammer Berlin');
    await box(builder, 'Legal Notice › Chamber or Supervisor').press('Enter');
    await expect.poll(() => storedValue(builder, 'legal.chamber')).toBe('Zahnärztekammer Berlin');
    expect(await box(builder, 'Legal Notice › VAT or Business ID').inputValue()).toBe('');
  });

  test('a field is changed where it stands: Enter applies it, as a step that can be undone', async ({
    builder,
  }) => {
    await openDialog(builder);
    await summary(builder).click();
    await box(builder, 'Footer › Phone').fill('030 123456');
    await box(builder, 'Footer › Phone').press('Enter');
    await box(builder, 'Footer › Phone').waitFor({ state: 'detached' });
    expect(await summary(builder).innerText()).toBe('7 examples stay off your page');
    expect(await focused(builder)).toBe('Footer › Email');
    await box(builder, 'Footer › URL (Facebook)').fill('facebook.com/crust');
    await box(builder, 'Footer › URL (Facebook)').press('Enter');
    await box(builder, 'Footer › URL (Facebook)').waitFor({ state: 'detached' });
    await closeDialog(builder);
    const values = async () => [
      await storedValue(builder, 'footer.phone'),
      await storedValue(builder, 'footer.social.facebook.url'),
    ];
    await expect.poll(values).toEqual(['030 123456', 'https://facebook.com/crust']);
    await builder.page.getByRole('button', { name: 'Undo: URL' }).click();
    await builder.page.getByRole('button', { name: 'Undo: Phone' }).click();
    await expect.poll(values).toEqual(['555.555.0142', 'https://www.facebook.com/']);
  });

  test('what is typed and not entered outlasts the dialog, and is published once the address is accepted', async ({
    builder,
  }) => {
    await openDialog(builder);
    await summary(builder).click();
    await box(builder, 'Header › Logo Text').fill('Crust & Crumb');
    await builder.submitPublish('nobody');
    await builder.deploymentStatus().getByRole('alert').waitFor();
    expect(await builder.stored('websiteConfig')).toBeNull();
    for (const close of [() => closeDialog(builder), () => builder.page.keyboard.press('Escape')]) {
      await close();
      await openDialog(builder);
      await summary(builder).click();
      expect(await box(builder, 'Header › Logo Text').inputValue()).toBe('Crust & Crumb');
    }
    await builder.submitPublish(EMAIL);
    const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
    const page = await (await fetch((await link.getAttribute('href')) ?? '')).text();
    expect(page).toContain('Crust &amp; Crumb');
    expect(await storedValue(builder, 'header.logoText')).toBe('Crust & Crumb');
  });

  test('one click takes all of it off before the publish, and one way to reach the owner is enough', async ({
    builder,
  }) => {
    await openDialog(builder);
    await summary(builder).click();
    await hideThem(builder).click();
    await hideThem(builder).waitFor({ state: 'detached' });
    expect(await focused(builder)).toBe('2 things you may want to look at');
    expect(await findings(builder)).toEqual(['reach']);
    await box(builder, 'Footer › Phone').fill('030 123456');
    await box(builder, 'Footer › Phone').press('Enter');
    await box(builder, 'Footer › Email').waitFor({ state: 'detached' });
    expect(await findings(builder)).toEqual([]);
    const page = await (await fetch(await builder.publish(EMAIL))).text();
    expect(page).not.toMatch(/fernhill\.example|555\.555|18 Mill Lane|facebook\.com|linkedin\.com|noindex/);
    await builder.page.getByRole('button', { name: 'Undo: Phone' }).click();
    await builder.page.getByRole('button', { name: 'Undo: 8 changes' }).click();
    await expect.poll(() => storedValue(builder, 'footer.phone')).toBe('555.555.0142');
    expect(await builder.page.getByRole('button', { name: /^Undo: / }).count()).toBe(0);
  });

  test('a picture that does not come is named, and described beside itself; a color is mended by one click; an icon opens its editor', async ({
    builder,
  }) => {
    const dialog = builder.deploymentStatus();
    const page = '<!doctype html><title>Log in</title>';
    await builder.page.route(PICTURE, (route) => route.fulfill({ contentType: 'text/html', body: page }));
    await openDialog(builder);
    await summary(builder).click();
    await hideThem(builder).click();
    await closeDialog(builder);
    await editField(builder, 'header.logoText', 'Crust');
    await editField(builder, 'footer.phone', '030 123456');
    await editField(builder, 'features.image', PICTURE);
    await editField(builder, 'hero.textColor', '#fefefe');
    await editField(builder, 'benefits.items[0].icon', 'fas fa-nothing');
    await openDialog(builder);
    await expect.poll(() => findings(builder)).toEqual(['misfit', 'broken', 'picture', 'contrast']);
    expect(await summary(builder).innerText()).toBe('4 things you may want to look at');
    expect(await dialog.locator('[data-kind=broken]').innerText()).toBe(
      'No picture comes from these addresses:\n\nFeatures ›\nImage',
    );

    const description = box(builder, 'Features › Description of Image, in the features');
    expect(await dialog.locator('[data-kind=picture] li > img').getAttribute('src')).toContain(PICTURE);
    await description.fill('Our oven at night');
    await description.press('Enter');
    await expect.poll(() => storedValue(builder, 'features.imageDescription')).toBe('Our oven at night');

    await dialog.getByRole('button', { name: /^Hero › Text Color: use #/ }).click();
    await expect.poll(() => storedValue(builder, 'hero.textColor')).toMatch(/^#(?!fefefe)[0-9a-f]{6}$/);
    expect(await focused(builder)).toBe('2 things you may want to look at');

    await dialog.getByRole('button', { name: 'Benefits › Icon (Your day is yours)', exact: true }).click();
    expect(await dialog.isVisible()).toBe(false);
    await builder.popover('Select an icon').waitFor();
  });
});
