import type { Frame, Locator, Page } from 'playwright';

/** Drives the inspector, beside an app or in its own window. */
export class InspectorPage {
  readonly view: Frame | Page;

  constructor(view: Frame | Page) {
    this.view = view;
  }

  /** The inspector beside an app opened with `?inspect`. */
  static async beside(page: Page): Promise<InspectorPage> {
    const found = () =>
      page.frames().find((frame) => new URL(frame.url()).pathname === '/inspector/inspect.html');
    const frame =
      found() ?? (await page.waitForEvent('framenavigated', () => found() !== undefined).then(found));
    if (!frame) throw new Error('There is no inspector beside the app');
    return new InspectorPage(frame);
  }

  /** The drawn chart of an actor, such as `chat.editor`. */
  chart(actor: string): Locator {
    return this.view.locator(`[data-actor="${actor}"]`);
  }

  /** The box of a state in the chart in focus, if it is drawn as active. */
  drawnActive(state: string): Locator {
    return this.view.locator(`.chart-state[data-state-id="${state}"][data-active]`);
  }

  /** The entry of an actor in the list on the left, if the actor is in a state: `chat.editor`, `editor.kind.text`. */
  active(actor: string, state: string): Locator {
    const [id = '', name = ''] = [actor, state].map((path) => path.split('.').at(-1));
    return this.view
      .getByRole('navigation', { name: 'Actors' })
      .getByRole('button', { name: new RegExp(`^${id}\\b.*\\b${name}\\b`) });
  }

  /** The addresses of the actors whose charts are drawn. */
  drawn(): Promise<readonly string[]> {
    return this.view
      .locator('[data-actor]')
      .evaluateAll((charts) => charts.map((chart) => chart.getAttribute('data-actor') ?? ''));
  }

  /** The transitions of an actor that are highlighted as just taken. */
  async taken(actor: string): Promise<string[]> {
    const lit = this.chart(actor).locator('[data-transition][data-taken]');
    return lit.evaluateAll((labels) => labels.map((label) => label.getAttribute('data-transition') ?? ''));
  }

  /** The log rows with a text, such as `chat site edit.apply`. */
  row(text: string | RegExp): Locator {
    return this.view.getByRole('region', { name: 'Events' }).getByRole('button').filter({ hasText: text });
  }

  /** The rows of what was kept before the inspector, with a text. */
  earlierRow(text: string): Locator {
    return this.view
      .getByRole('region', { name: 'Events' })
      .locator('[data-earlier]')
      .filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  /** Picks an actor in the list on the left. The map moves there, and the log shows only its events. */
  async choose(actor: string): Promise<void> {
    await this.view
      .getByRole('navigation', { name: 'Actors' })
      .getByRole('button', { name: new RegExp(`^${actor}\\b`) })
      .click();
  }

  /** Picks a command of the session's menu. */
  async command(name: string): Promise<void> {
    await this.button('Session').click();
    await this.view.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  /** Opens a file as a list of events. */
  async open(name: string, text: string): Promise<void> {
    await this.view
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }
}
