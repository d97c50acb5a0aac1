import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly picture: Buffer;
  readonly pointer: Point | undefined;
  readonly ms: number;
}

/** Its tip is at the top left. */
const POINTER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="30" viewBox="0 0 22 30">' +
    '<path d="M1 1v21l5.5-5 3.7 8.6 4-1.7-3.6-8.4H18z" fill="#111" stroke="#fff" stroke-width="1.6"/></svg>',
);
const MOVE_FRAMES = 7;
const MOVE_MS = 45;
const LETTERS_A_FRAME = 3;
const LETTERS_MS = 110;

/**
 * Records a page frame by frame, with a pointer that moves to what is clicked. A frame lasts as long as the film says,
 * so the film is the same on a slow machine.
 */
export class Film {
  private readonly page: Page;
  private readonly frames: Frame[] = [];
  private pointer: Point | undefined;

  constructor(page: Page, pointer: Point) {
    this.page = page;
    this.pointer = pointer;
  }

  /** Shows the page as it is now for this time. */
  async hold(ms: number): Promise<void> {
    this.frames.push({ picture: await this.look(), pointer: this.pointer, ms });
  }

  /** Moves the pointer to an element, and clicks it. */
  async click(element: Locator): Promise<void> {
    await this.pointAt(element);
    await element.click();
  }

  /** Moves the pointer to an element. */
  async pointAt(element: Locator): Promise<void> {
    const picture = await this.look();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${element} is not on the screen.`);
    const from = this.pointer ?? { x: 0, y: 0 };
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (let frame = 1; frame <= MOVE_FRAMES; frame++) {
      const way = (1 - Math.cos((Math.PI * frame) / MOVE_FRAMES)) / 2;
      this.pointer = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      this.frames.push({ picture, pointer: this.pointer, ms: MOVE_MS });
    }
    await element.hover();
    await this.hold(300);
  }

  /** Types a text into a box. */
  async type(box: Locator, text: string): Promise<void> {
    for (let end = LETTERS_A_FRAME; end < text.length + LETTERS_A_FRAME; end += LETTERS_A_FRAME) {
      await box.fill(text.slice(0, end));
      await this.hold(LETTERS_MS);
    }
  }

  /** Shows no pointer until the next click. */
  hidePointer(): void {
    this.pointer = undefined;
  }

  /** The film as an animated WebP that repeats. */
  async webp(): Promise<Buffer> {
    const pictures = await Promise.all(this.frames.map(draw));
    const delay = this.frames.map(({ ms }) => ms);
    return sharp(pictures, { join: { animated: true } })
      .webp({ delay, loop: 0, quality: 80, effort: 6, minSize: true })
      .toBuffer();
  }

  private look(): Promise<Buffer> {
    return this.page.screenshot({ animations: 'disabled' });
  }
}

function draw({ picture, pointer }: Frame): Promise<Buffer> {
  const at = pointer && { input: POINTER, left: Math.round(pointer.x), top: Math.round(pointer.y) };
  return sharp(picture)
    .composite(at ? [at] : [])
    .png()
    .toBuffer();
}
