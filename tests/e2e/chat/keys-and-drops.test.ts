import { expect } from 'vitest';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

/** Presses a key as a keyboard of another script or an input method reports it. */
const press = (
  builder: BuilderPage,
  key: Pick<
    KeyboardEventInit,
    'key' | 'code' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'shiftKey'
  >,
  selector = 'body',
) =>
  builder.page.locator(selector).evaluate((element, init) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  }, key);

const steps = (builder: BuilderPage) =>
  builder.page
    .getByRole('button', { name: /^(?:Undo|Redo): / })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));

test('an Enter that takes a suggestion sends nothing, in the message box and in the review', async ({
  builder,
}) => {
  await builder.messageBox().fill('hero.title.text こんにちは');
  const enters = [
    { key: 'Enter', isComposing: true, keyCode: 229 },
    // Safari ends the composition first.
    { key: 'Enter', isComposing: false, keyCode: 229 },
  ];
  for (const enter of enters) await press(builder, enter, 'textarea');
  expect(await builder.messageBox().inputValue()).toBe('hero.title.text こんにちは');
  await press(builder, { key: 'Enter', keyCode: 13 }, 'textarea');
  await builder.second();
  expect(await builder.lastMessage()).toContain('✓ Updated Title to "こんにちは"');

  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = builder.deploymentStatus();
  await review.locator('summary').click();
  const box = review.getByRole('textbox', { name: 'Footer › Email', exact: true });
  await box.fill('hello@crust.bakery');
  const name = await box.getAttribute('id');
  for (const enter of enters) await press(builder, enter, `[id="${name}"]`);
  expect(await box.inputValue()).toBe('hello@crust.bakery');
  await press(builder, { key: 'Enter', keyCode: 13 }, `[id="${name}"]`);
  await box.waitFor({ state: 'detached' });
});

test('shortcuts work on keyboards of other scripts, and on Latin ones by the letter', async ({ builder }) => {
  for (const [key, code] of [
    ['я', 'KeyZ'],
    ['ئ', 'KeyZ'],
    ['z', 'KeyY'],
  ] as const) {
    await builder.say('hero.title.text Bread');
    await builder.second();
    expect(await steps(builder)).toEqual(['Undo: Title']);
    await press(builder, { key: 'y', code: 'KeyZ', ctrlKey: true });
    expect(await steps(builder)).toEqual(['Undo: Title']);
    await press(builder, { key, code, ctrlKey: true });
    expect(await steps(builder)).toEqual(['Redo: Title']);
    await press(builder, { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(await steps(builder)).toEqual(['Undo: Title']);
    await press(builder, { key: 'z', code: 'KeyZ', metaKey: true });
  }
  await press(builder, { key: 'л', code: 'KeyK', ctrlKey: true });
  await builder.page.getByRole('dialog', { name: 'Find and change' }).waitFor();
});

test('a file that is dropped anywhere opens nothing', async ({ builder }) => {
  const refused = (selector: string) =>
    builder.page
      .locator(selector)
      .first()
      .evaluate((element) =>
        ['dragover', 'drop'].map((name) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['a'], 'a.html', { type: 'text/html' }));
          const file = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
          element.dispatchEvent(file);
          const text = new DragEvent(name, {
            bubbles: true,
            cancelable: true,
            dataTransfer: new DataTransfer(),
          });
          element.dispatchEvent(text);
          return [file.defaultPrevented, text.defaultPrevented];
        }),
      );
  for (const place of ['#chat', 'textarea', '#preview > :first-child', 'footer'])
    expect([place, await refused(place)]).toEqual([
      place,
      [
        [true, false],
        [true, false],
      ],
    ]);
  const inPage = await builder
    .preview()
    .locator('#hero')
    .evaluate((hero) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a'], 'a.html', { type: 'text/html' }));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      hero.dispatchEvent(drop);
      return drop.defaultPrevented;
    });
  expect(inPage).toBe(true);
});

test('on a touch screen no box is written so small that iOS would zoom into it', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 }, isTouch: true });
  const sizes = async () => {
    const found = await builder.page
      .locator('input, textarea, select')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.checkVisibility())
          .map((box) => [
            box.getAttribute('aria-label') ?? box.id,
            Number.parseFloat(getComputedStyle(box).fontSize),
          ]),
      );
    expect(found.length).toBeGreaterThan(0);
    return found.filter(([, size]) => Number(size) < 16);
  };
  expect(await sizes()).toEqual([]);
  await builder.pick('Hero');
  await builder.pick('Background Color');
  await builder.popover('Select a color').waitFor();
  expect(await sizes()).toEqual([]);
  await builder.page.getByRole('tab', { name: 'Preview' }).click();
  expect(await sizes()).toEqual([]);
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await builder.deploymentStatus().locator('summary').click();
  expect(await sizes()).toEqual([]);
});
