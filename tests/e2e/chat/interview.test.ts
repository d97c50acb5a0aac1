import { expect } from 'vitest';
import { axeFindings } from '../../harness/accessibility/axe.ts';
import { focusOf } from '../../harness/accessibility/keyboard.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

const MOST_ACTS = 9;
const NAME = 'Anna’s Bread';
const EMAIL = 'anna@annas-bread.com';
const PHONE = '020 7946 0100';

const button = ({ page }: BuilderPage, name: string) => page.getByRole('button', { name, exact: true });
const inPage = (builder: BuilderPage, text: string) =>
  builder.preview().getByText(text, { exact: true }).first().waitFor();

/** Counts what the visitor does: a click, or a text that is typed and sent. */
function counted(builder: BuilderPage) {
  let acts = 0;
  const act = async (perform: () => Promise<unknown>) => {
    acts += 1;
    await perform();
  };
  return {
    acts: () => acts,
    act,
    pick: (name: string) => act(() => builder.pick(name)),
    say: (text: string) =>
      act(async () => {
        await builder.messageBox().fill(text);
        await builder.page.keyboard.press('Enter');
      }),
    click: (name: string) => act(() => button(builder, name).click()),
    /** The address is typed and sent by Enter; resolves with the published page. */
    publish: async (email: string) => {
      await act(async () => {
        const dialog = builder.deploymentStatus();
        await dialog.locator('[data-review]').waitFor({ state: 'attached' });
        await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
        await builder.page.keyboard.press('Enter');
      });
      const link = builder.deploymentStatus().getByRole('link', { name: 'Visit Site' });
      return (await fetch((await link.getAttribute('href')) ?? '')).text();
    },
  };
}

test('on a laptop: own name and contact are published in nine acts at most', async ({ builder }) => {
  const visitor = counted(builder);
  const { page } = builder;
  expect((await builder.options()).slice(0, 3)).toEqual(['Make it mine', 'I have a website already', 'Hero']);
  await visitor.pick('Make it mine');
  expect(await builder.lastMessage()).toContain('What is your page for?');
  await visitor.pick('Bakery');
  await builder.preview().getByRole('heading', { level: 1, name: 'Bread, before anything else' }).waitFor();
  await page.getByText('2 of 6').waitFor();
  await page.getByText('It replaces “Corner Crust Bakery” everywhere.').waitFor();
  await visitor.say(NAME);
  await inPage(builder, NAME);
  await visitor.say(`${PHONE}, ${EMAIL}`);
  await inPage(builder, EMAIL);
  await visitor.pick('Skip the rest');
  expect(await builder.options()).toEqual(['Publish', 'Change something', 'Undo all of this']);
  expect(await axeFindings(page)).toEqual([]);
  await visitor.pick('Publish');
  const published = await visitor.publish('anna@example.com');
  expect(visitor.acts()).toBe(7);
  expect(visitor.acts()).toBeLessThanOrEqual(MOST_ACTS);
  for (const own of [NAME, EMAIL, PHONE]) expect(published).toContain(own);
  expect(published).not.toMatch(/instagram\.com|Fernhill Home Repair|Corner Crust|555\.555/);
});

test('on a laptop: a bakery with hours, three pictures and a look of its own, each answer in the preview', async ({
  builder,
}) => {
  const visitor = counted(builder);
  const { page } = builder;
  const asks = (question: string) => expect.poll(() => builder.lastMessage()).toContain(question);
  await visitor.pick('Make it mine');
  await visitor.pick('Bakery');
  await asks('What name should people see?');
  await visitor.say(NAME);
  await visitor.say(PHONE);
  await asks('Where are you, and when are you open?');
  await visitor.say('3 Mill Lane, Fernhill, Tue-Fri 7-18, Sat 7-13');
  await inPage(builder, '3 Mill Lane, Fernhill');
  await builder.preview().getByText('07:00 – 18:00').first().waitFor();
  await asks('Do you have pictures for your page?');
  // The first one goes to the top.
  await expect
    .poll(() =>
      builder
        .preview()
        .locator(':root')
        .evaluate(({ scrollTop }) => scrollTop),
    )
    .toBe(0);
  await visitor.pick('Add pictures');
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const files = ['oven', 'bread', 'shop'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: png,
  }));
  await visitor.act(() => page.getByLabel('Choose pictures').setInputFiles(files));
  for (const { name } of files)
    await visitor.act(() => page.getByLabel(`What does ${name} show?`).fill(`The ${name}`));
  await page.getByText('3 of 3 ready').waitFor();
  await visitor.click('Add 3 pictures');
  await asks('How should your page look?');
  expect(await builder.preview().locator('img[alt^="The "]').count()).toBe(3);
  await builder.preview().locator('#hero img').first().waitFor();
  const specimen = page.getByRole('radiogroup', { name: 'Palettes' }).getByRole('radio', { name: 'Orchard' });
  // At their end, `Done` covers none of the choices.
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  expect(await axeFindings(page)).toEqual([]);
  await visitor.act(() => specimen.click());
  await expect.poll(() => specimen.getAttribute('aria-checked')).toBe('true');
  await visitor.act(() =>
    page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio', { name: 'Warm' }).click(),
  );
  await visitor.pick('Done');
  await asks('Your page is ready.');
  await visitor.pick('Publish');
  const published = await visitor.publish('anna@example.com');
  expect(visitor.acts()).toBe(16);
  for (const own of [NAME, '3 Mill Lane', '07:00', '#2f5d3a']) expect(published).toContain(own);
});

test('a plumber who types as to a person: what he said is published, and nothing that he did not', async ({
  openBuilder,
}) => {
  const builder = await openBuilder({ viewport: { width: 360, height: 780 }, isTouch: true });
  const visitor = counted(builder);
  const asks = (question: string) => expect.poll(() => builder.lastMessage()).toContain(question);
  /** Says what is asked to be agreed to. */
  const agreed = async (text: string) => {
    await visitor.say(text);
    await asks('Shall I do this?');
    await visitor.say('yes');
  };
  const changed = async (text: string) => {
    await agreed(text);
    await asks('✓');
  };
  await agreed(
    "Hi, I'm Dan, I'm a plumber in Leeds and my company is called Rapid Pipes. My number is 0113 496 0123 and I'm open 24 hours every day.",
  );
  await asks('Do you have pictures');
  await visitor.say('No pictures please. Make it dark blue.');
  await asks('How should your page look?');
  await visitor.say(
    'The look is fine. Call-out is £60, a boiler service £90 and blocked drains start from £75.',
  );
  await asks('Your page is ready.');
  // The mark of examples stands in the first section, and the pipes run down the page beside its words.
  const boxOf = (selector: string) => builder.preview().locator(selector).first().boundingBox();
  const [pipes, title] = [await boxOf('.line'), await boxOf('h1')];
  expect((pipes?.x ?? 0) + (pipes?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  await changed('The headline should be: Leaks fixed today, not next week');
  await changed('I’ve been a plumber for 20 years and people can message me on WhatsApp at +44 7700 900123');
  await changed('About me: I am Dan, 20 years a plumber.');
  await changed('Take out the questions');
  await agreed('Publish it please, my email is dan@rapid-pipes.example');
  const email = builder.deploymentStatus().getByRole('textbox', { name: 'Email address' });
  await expect.poll(() => email.inputValue()).toBe('dan@rapid-pipes.example');
  const published = await visitor.publish('dan@rapid-pipes.example');
  expect(visitor.acts()).toBe(15);
  for (const own of [
    ...[
      'Rapid Pipes',
      'Leeds',
      '0113 496 0123',
      'Open 24 hours',
      'Leaks fixed today, not next week',
      '#12355b',
    ],
    ...[
      'Call-out',
      '£60',
      'Boiler service',
      '£90',
      'Blocked drains',
      'from £75',
      'I am Dan, 20 years a plumber.',
    ],
    'https://wa.me/447700900123',
  ])
    expect(published).toContain(own);
  expect(published).not.toMatch(/id="questions"|The look is fine|rapid-pipes\.example/);
});

test('a business that is typed goes on at the second question; What can I do? leads back to it, and a click on the page out of it', async ({
  builder,
}) => {
  const say = async (text: string) => {
    await builder.messageBox().fill(text);
    await builder.page.keyboard.press('Enter');
  };
  await expect
    .poll(async () => {
      await say('I am a plumber');
      return builder.options();
    })
    .toContain('Make it mine: Plumber');
  await builder.pick('Make it mine: Plumber');
  await expect.poll(() => builder.lastMessage()).toContain('What name should people see?');
  await say('Rapid Pipes');
  await expect.poll(() => builder.lastMessage()).toContain('How can people reach you?');
  await builder.mainMenu();
  await builder.pick('What can I do?');
  expect((await builder.options())[0]).toBe('Make it mine');
  await builder.pick('Make it mine');
  await expect.poll(() => builder.lastMessage()).toContain('What name should people see?');
  await builder.pick('Skip');
  await say(PHONE);
  await expect.poll(() => builder.lastMessage()).toContain('Where are you?');
  // What is asked for in the place of an answer is offered.
  await builder.pick('Skip the rest');
  await say('hide the benefits section');
  await expect.poll(() => builder.options()).toContain('Hide Benefits');
  await builder.mainMenu();
  await builder.pick('What can I do?');
  expect(await builder.options()).not.toContain('Make it mine');
  await builder.preview().getByRole('heading', { level: 1 }).click();
  await expect.poll(() => builder.lastMessage()).toBe('Please enter the value for Title:');
});

test('on a phone: the other template in nine acts, and the chat stays in front', async ({ openBuilder }) => {
  const builder = await openBuilder({ viewport: { width: 390, height: 844 }, isTouch: true });
  const { page } = builder;
  const visitor = counted(builder);
  const panel = async () => (await page.getByRole('tab', { selected: true }).textContent())?.trim();
  await visitor.pick('Make it mine');
  await visitor.pick('Something else');
  await visitor.say(NAME);
  await visitor.say(EMAIL);
  expect(await panel()).toBe('Chat');
  await visitor.pick('Skip the rest');
  await builder.page.getByText('Your page is ready.').first().waitFor();
  expect(await panel()).toBe('Chat');
  await visitor.pick('Publish');
  const published = await visitor.publish('anna@example.com');
  expect(visitor.acts()).toBeLessThanOrEqual(MOST_ACTS);
  expect(published).toContain(NAME);
  expect(published).toContain(EMAIL);
  expect(published).not.toMatch(/555\.555|18 Mill Lane|instagram\.com/);
});

test('Back, Skip and a reload: it goes on where it was, by keyboard alone', async ({ builder }) => {
  const { page } = builder;
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40 && (await focusOf(builder)) !== name; presses += 1)
      await keyboard.press('Tab');
    expect(await focusOf(builder)).toBe(name);
  };
  const pick = async (name: string) => {
    await tabTo(name);
    await keyboard.press('Enter');
  };
  const asks = (question: string) => expect.poll(() => builder.lastMessage()).toContain(question);
  await pick('Make it mine');
  await asks('What is your page for?');
  await pick('Yoga studio');
  await asks('What name should people see?');
  await expect.poll(() => focusOf(builder)).toBe('Message');
  await keyboard.type(NAME);
  await keyboard.press('Enter');
  await asks('How can people reach you?');
  expect(await focusOf(builder)).toBe('Message');
  await keyboard.type('call me');
  await keyboard.press('Enter');
  await asks('I found no phone number or email address in that.');
  await button(builder, 'Back').focus();
  await keyboard.press('Enter');
  await asks('What name should people see?');
  await expect.poll(() => focusOf(builder)).not.toBe('nowhere');
  await pick('Skip');
  await asks('How can people reach you?');
  await inPage(builder, NAME);
  await builder.messageBox().fill('020 7946');
  await page.getByText('Saved', { exact: true }).waitFor();
  await builder.reload();
  await asks('How can people reach you?');
  expect(await builder.messageBox().inputValue()).toBe('020 7946');
  await builder.messageBox().focus();
  await keyboard.press('Enter');
  await asks('Where are you?');
  await pick('Skip the rest');
  await asks('Your page is ready.');
  await pick('Undo all of this');
  await builder.preview().getByRole('heading', { level: 1, name: 'Small repairs' }).waitFor();
  await expect.poll(() => builder.options()).toContain('Make it mine');
  await expect.poll(() => focusOf(builder)).not.toBe('nowhere');
});
