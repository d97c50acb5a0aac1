import type { Browser, BrowserContext, FrameLocator, Locator, Page, Response } from 'playwright';
import { PageProblems } from './page-problems.ts';
import { newVisitor, type VisitorOptions } from './visitor-pages.ts';

export interface BuilderOptions {
  /** The path and query of the address, such as `/?inspect`. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The preferred language of the browser. */
  readonly locale?: string;
  /** Whether the screen is a touch screen. */
  readonly isTouch?: boolean;
  /** Whether a service worker caches the builder for visits without network. */
  readonly isInstalled?: boolean;
  /** The browser profile to open the page in; a new one by default. */
  readonly profile?: BrowserContext;
}

const NOW = Date.parse('2025-06-01T09:30:00Z');
const WIDE = { width: 1280, height: 800 };

/** The builder in a browser, driven as a visitor would tell it. Its clock runs; `second` and `freeze` move it. */
export class BuilderPage {
  readonly page: Page;
  /** Errors of the page: those not expected fail the test. */
  readonly problems: PageProblems;

  private constructor(page: Page) {
    this.page = page;
    this.problems = new PageProblems(page);
  }

  /** Opens the builder in a browser profile; the caller closes it. */
  static async open(browser: Browser, url: string, options: BuilderOptions = {}): Promise<BuilderPage> {
    const profile =
      options.profile ??
      (await newVisitor(browser, visitorOptions(options), options.isInstalled ? 'allow' : 'block'));
    return BuilderPage.openIn(await profile.newPage(), url, options.path);
  }

  /** Opens the builder in a page of a visitor. */
  static async openIn(page: Page, url: string, path = '/'): Promise<BuilderPage> {
    const builder = new BuilderPage(page);
    await page.clock.install({ time: NOW });
    await page.goto(new URL(path, url).href);
    await builder.screen();
    // The developers' handle is set after the page has loaded. It would not record an earlier edit.
    if (path.includes('inspect')) await page.waitForFunction(() => 'parley' in window);
    return builder;
  }

  /** Reloads the page. Resolves with the server's response once the screen is shown. */
  async reload(): Promise<Response | null> {
    const answer = await this.page.reload();
    await this.screen();
    return answer;
  }

  /** The visitor's browser: storage and owner secret. */
  get profile(): BrowserContext {
    return this.page.context();
  }

  /** Clicks an option of the latest message. */
  async pick(name: string): Promise<void> {
    await this.liveOptions({ name, exact: true }).click();
  }

  /** Types into the message box, and sends it. */
  async say(text: string): Promise<void> {
    await this.messageBox().fill(text);
    await this.button('Send').click();
  }

  async back(): Promise<void> {
    await this.button('Back').click();
  }

  async mainMenu(): Promise<void> {
    await this.button('Main Menu').click();
  }

  /** Shows the controls of the preview, which a phone folds behind one button. */
  async unfoldControls(): Promise<void> {
    const more = this.page.locator('[data-more][aria-expanded=false]');
    if (await more.isVisible()) await more.click();
  }

  /** Stops the page's clock, to look at the screen during the simulated second. From now on only `second` moves it. */
  async freeze(): Promise<void> {
    for (let ahead = 1000; ; ahead *= 2) {
      const moment = (await this.page.evaluate(() => Date.now())) + ahead;
      try {
        return await this.page.clock.pauseAt(moment);
      } catch (error) {
        // On a busy machine the time has passed before the call reaches the browser.
        if (!String(error).includes('to the past')) throw error;
      }
    }
  }

  /** Lets the simulated second pass, and waits for the chat to be free again. */
  async second(): Promise<void> {
    await this.page.clock.runFor(1000);
    await this.button('Send').filter({ hasNotText: '...' }).waitFor();
  }

  /** The content of the preview's frame, once the program draws it. */
  preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Preview of your website"]:not([data-keeping])');
  }

  messageBox(): Locator {
    return this.page.getByRole('textbox', { name: 'Message', exact: true });
  }

  /** The enabled options of the latest message. */
  options(): Promise<string[]> {
    return this.liveOptions().allInnerTexts();
  }

  /** The text of the latest message, without speaker and time. */
  async lastMessage(): Promise<string> {
    const words = await this.conversation().locator('li p').last().textContent();
    return withoutSpeaker(words ?? '');
  }

  /** The texts of all messages, without speaker and time. */
  async transcript(): Promise<string[]> {
    return (await this.conversation().locator('li p').allTextContents()).map(withoutSpeaker);
  }

  /** The popover of a field, by its title. */
  popover(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  conversation(): Locator {
    return this.page.getByRole('log', { name: 'Conversation' });
  }

  deploymentStatus(): Locator {
    return this.page.getByRole('dialog', { name: 'Deployment Status' });
  }

  /** Submits a publish with an e-mail address, without waiting for the result. */
  async submitPublish(email: string): Promise<void> {
    const dialog = this.deploymentStatus();
    if (!(await dialog.isVisible())) {
      await this.button('Publish').click();
      // The review is fetched late, and moves the content below it.
      await dialog.locator('[data-review]').waitFor();
    }
    await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Publishes, closes the dialog, and resolves with the address of the site. */
  async publish(email: string): Promise<string> {
    await this.submitPublish(email);
    const dialog = this.deploymentStatus();
    const address = await dialog.getByRole('link', { name: 'Visit Site' }).getAttribute('href');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    return address ?? '';
  }

  /** The value that local storage holds under a key. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Resolves when the program has taken over the first screen. */
  private async screen(): Promise<void> {
    await this.page.locator('html:not([data-painted])').waitFor();
  }

  private liveOptions(named: { name?: string; exact?: boolean } = {}): Locator {
    return this.conversation()
      .locator('[data-latest] [data-options]')
      .getByRole('button', { ...named, disabled: false });
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

/** The options that take effect when the browser context opens. */
export function visitorOptions({
  viewport = WIDE,
  locale = 'en-GB',
  isTouch = false,
}: BuilderOptions): VisitorOptions {
  return { viewport, locale, isTouch };
}

function withoutSpeaker(words: string): string {
  return words.replace(/^(?:Assistant|You):\s*/, '');
}
