import { expect } from 'vitest';
import { entriesBelow, type MenuEntry, type MenuPlace } from '../../src/domain/chat/menu.ts';
import { linkIn } from '../../src/domain/chat/shorten-link.ts';
import { searchColors } from '../../src/domain/choices/color-choices.ts';
import { iconChoices, iconName } from '../../src/domain/choices/icon-choices.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { Leaf } from '../../src/domain/config/structure.ts';
import { getAt, parsePath } from '../../src/domain/json/path.ts';
import { en } from '../../src/words/en/en.ts';
import { storedConfig, storedValue } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { type Step, takeSteps } from './steps-in-page.ts';
import { leavesOf } from './structure-outline.ts';

const palette = searchColors('', en);

/** A leaf that was edited, and the value it is stored with, as text. */
export interface MadeEdit {
  readonly leaf: Leaf;
  readonly value: string;
}

type Wanted = (leaf: Leaf) => boolean;

// Every ink reads well on every ground, so that the page need not change any of them.
const INK_NAMES = new Set(['Text Color', 'Icon Color', 'Accent Color']);
const INK_SWATCHES = ['White', 'Yellow', 'Light Gray'];
const GROUND_SWATCHES = ['Navy', 'Black', 'Maroon', 'Dark Gray'];
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64');

/** Edits the leaves of a website, each in its editor, each to a value that no other has. */
export class LeafEdits {
  /** What was edited, in that order. */
  readonly made: MadeEdit[] = [];
  private readonly counts = new Map<string, number>();
  private readonly builder: BuilderPage;
  private readonly config: Config;
  private readonly url: string;
  /** Where the latest uploaded picture is. */
  private picture = '';
  /** The steps to the next leaf, not taken yet. */
  private way: Step[] = [];

  constructor(builder: BuilderPage, config: Config, url: string) {
    this.builder = builder;
    this.config = config;
    this.url = url;
  }

  /** Edits every leaf that is wanted: those of the menu where they stand in it, the others by direct updates. */
  async edit(isWanted: Wanted): Promise<void> {
    const offered = new Set(this.fieldsBelow([]).map(({ path }) => path));
    const leaves = leavesOf(this.config).filter(isWanted);
    const wanted = new Set(leaves.map(({ path }) => path));
    await this.walk([], ({ path }) => wanted.has(path));
    for (const leaf of leaves) {
      if (!offered.has(leaf.path)) await this.update(leaf);
    }
    await this.expectStored();
  }

  /** Expects that the browser stores each value that was set. */
  private async expectStored(): Promise<void> {
    const config = await storedConfig(this.builder);
    const stored = this.made.map(({ leaf }) => [
      leaf.path,
      String(getAt(config, parsePath(leaf.path) ?? [])),
    ]);
    expect(stored).toEqual(this.made.map(({ leaf, value }) => [leaf.path, value]));
  }

  private async walk(place: MenuPlace, isWanted: Wanted): Promise<void> {
    for (const entry of this.entries(place)) {
      if (entry.kind === 'field') {
        if (isWanted(entry.leaf)) await this.editField(entry.leaf);
      } else if (this.fieldsBelow(entry.place).some(isWanted)) {
        this.way.push(option(entry.name));
        await this.walk(entry.place, isWanted);
        this.way.push({ click: 'Back', within: 'chat' });
      }
    }
  }

  private entries(place: MenuPlace): readonly MenuEntry[] {
    return entriesBelow(this.config, place, en);
  }

  private fieldsBelow(place: MenuPlace): readonly Leaf[] {
    return this.entries(place).flatMap((entry) =>
      entry.kind === 'field' ? [entry.leaf] : this.fieldsBelow(entry.place),
    );
  }

  /** Picks a leaf, uses the editor it opens, and waits for the answer. */
  private async editField(leaf: Leaf): Promise<void> {
    this.way.push(option(leaf.name));
    if (leaf.type === 'image') return this.keep(leaf, await this.upload(leaf));
    const { steps, value } = this.inEditor(leaf);
    this.way.push(...steps);
    await this.answered();
    await this.keep(leaf, value);
  }

  /** What to do in a leaf's editor, and the value that it sets. */
  private inEditor(leaf: Leaf): { steps: readonly Step[]; value: string } {
    switch (leaf.type) {
      case 'text': {
        const choice = leaf.choices?.at(-1);
        if (choice !== undefined) return { steps: [option(choice)], value: choice };
        const text = this.textFor(leaf);
        return { steps: said(text), value: text };
      }
      case 'url': {
        const text = `example.com/${this.next('url')}`;
        return { steps: said(text), value: `https://${text}` };
      }
      case 'color':
        return this.inColors(leaf);
      case 'icon': {
        const iconClass = this.iconClass();
        return { steps: [choice(iconName(iconClass))], value: iconClass };
      }
      case 'boolean':
        return { steps: [choice('Hide')], value: 'false' };
      case 'image':
        throw new Error('A picture is chosen by the browser, not in the page.');
    }
  }

  /** Writes a leaf that no menu offers, by its path. */
  private async update(leaf: Leaf): Promise<void> {
    const value = this.valueFor(leaf);
    this.way.push(...said(`${leaf.path} ${value}`));
    await this.answered();
    await this.keep(leaf, leaf.type === 'url' ? `https://${value}` : value);
  }

  private valueFor(leaf: Leaf): string {
    switch (leaf.type) {
      case 'text':
        return this.textFor(leaf);
      case 'url':
        return `example.com/${this.next('url')}`;
      case 'color':
        return this.customFor(leaf);
      case 'icon':
        return this.iconClass();
      case 'image':
        return `${this.picture}&for=${this.next('image')}`;
      case 'boolean':
        return 'false';
    }
  }

  private async keep(leaf: Leaf, value: string): Promise<void> {
    const shown = leaf.type === 'boolean' ? 'Hide' : value;
    const message = `✓ Updated ${leaf.name} to "${shown}". What would you like to modify next?`;
    const link = linkIn(message);
    expect(await this.builder.lastMessage()).toBe(link ? link.before + link.shown + link.after : message);
    this.made.push({ leaf, value });
  }

  /** Goes the way to the leaf and edits it; lets the simulated second pass. */
  private async answered(): Promise<void> {
    await this.go();
    await this.builder.second();
  }

  private go(): Promise<void> {
    return takeSteps(this.builder.page, this.way.splice(0));
  }

  private inColors(leaf: Leaf): { steps: readonly Step[]; value: string } {
    const swatches = isInk(leaf) ? INK_SWATCHES : GROUND_SWATCHES;
    const swatch = swatches[this.next(isInk(leaf) ? 'ink swatch' : 'ground swatch')];
    const color = palette.find(({ name }) => name === swatch);
    if (color) return { steps: [choice(color.name)], value: color.value };
    const custom = this.customFor(leaf);
    return { steps: [{ fill: 'Custom color value', text: custom }, choice('Select')], value: custom };
  }

  private async upload({ path }: Leaf): Promise<string> {
    await this.go();
    const name = `picture-${this.next('image')}.gif`;
    const file = { name, mimeType: 'image/gif', buffer: PIXEL };
    await this.builder.page.getByLabel('Choose an image').setInputFiles(file);
    this.way.push(choice('Upload'));
    await this.go();
    await this.builder.page.getByRole('button', { name: 'Send' }).filter({ hasText: '...' }).waitFor();
    await this.builder.second();
    const address = String(await storedValue(this.builder, path));
    expect(address.startsWith(`${this.url}/storage/v1/render/image/public/images/uploads/`)).toBe(true);
    this.picture = address;
    return address;
  }

  private textFor({ name }: Leaf): string {
    return `${name} <b>&</b> No. ${this.next('text')}`;
  }

  private customFor(leaf: Leaf): string {
    const step = this.next(isInk(leaf) ? 'ink' : 'ground');
    return isInk(leaf) ? `#ff${hex(0xc0 + step)}ff` : `#10${hex(step)}10`;
  }

  private iconClass(): string {
    return iconChoices[20 + this.next('icon')] ?? '';
  }

  private next(kind: string): number {
    const count = this.counts.get(kind) ?? 0;
    this.counts.set(kind, count + 1);
    return count;
  }
}

function isInk({ name, path }: Leaf): boolean {
  return INK_NAMES.has(name) && path !== 'globalSettings.accentColor';
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

const option = (name: string): Step => ({ click: name, within: 'options' });
const choice = (name: string): Step => ({ click: name, within: 'popover' });
const said = (text: string): readonly Step[] => [
  { fill: 'Message', text },
  { click: 'Send', within: 'chat' },
];
