import { expect } from 'vitest';
import { entriesBelow, type MenuEntry, type MenuPlace } from '../../src/domain/chat/menu.ts';
import { searchColors } from '../../src/domain/choices/color-choices.ts';
import { iconChoices, iconName } from '../../src/domain/choices/icon-choices.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { Leaf } from '../../src/domain/config/structure.ts';
import { en } from '../../src/words/en/en.ts';
import { storedValue, uploadChosen } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
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
  }

  private async walk(place: MenuPlace, isWanted: Wanted): Promise<void> {
    for (const entry of this.entries(place)) {
      if (entry.kind === 'field') {
        if (isWanted(entry.leaf)) await this.editField(entry.leaf);
      } else if (this.fieldsBelow(entry.place).some(isWanted)) {
        await this.builder.pick(entry.name);
        await this.walk(entry.place, isWanted);
        await this.builder.back();
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

  /** Picks a leaf, uses the editor it opens, and waits until its value is stored. */
  private async editField(leaf: Leaf): Promise<void> {
    await this.builder.pick(leaf.name);
    const value = await this.valueFromEditor(leaf);
    if (leaf.type !== 'image') await this.builder.second();
    await this.keep(leaf, value);
  }

  private async valueFromEditor(leaf: Leaf): Promise<string> {
    switch (leaf.type) {
      case 'text':
        return leaf.choices ? this.pickLast(leaf.choices) : this.type(this.textFor(leaf));
      case 'url':
        return `https://${await this.type(`example.com/${this.next('url')}`)}`;
      case 'color':
        return this.chooseColor(leaf);
      case 'icon':
        return this.chooseIcon();
      case 'image':
        return this.upload(leaf);
      case 'boolean':
        await this.click('Hide');
        return 'false';
    }
  }

  /** Writes a leaf that no menu offers, by its path. */
  private async update(leaf: Leaf): Promise<void> {
    const value = this.valueFor(leaf);
    await this.builder.say(`${leaf.path} ${value}`);
    await this.builder.second();
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
    expect(await this.builder.lastMessage()).toBe(
      `✓ Updated ${leaf.name} to "${value}". What would you like to modify next?`,
    );
    expect(String(await storedValue(this.builder, leaf.path))).toBe(value);
    this.made.push({ leaf, value });
  }

  private async type(text: string): Promise<string> {
    await this.builder.say(text);
    return text;
  }

  private async pickLast(choices: readonly string[]): Promise<string> {
    const choice = choices.at(-1) ?? '';
    await this.builder.pick(choice);
    return choice;
  }

  private async chooseColor(leaf: Leaf): Promise<string> {
    const swatches = isInk(leaf) ? INK_SWATCHES : GROUND_SWATCHES;
    const swatch = swatches[this.next(isInk(leaf) ? 'ink swatch' : 'ground swatch')];
    const color = palette.find(({ name }) => name === swatch);
    if (color) {
      await this.click(color.name);
      return color.value;
    }
    const custom = this.customFor(leaf);
    await this.builder.page.getByRole('textbox', { name: 'Custom color value' }).fill(custom);
    await this.click('Select');
    return custom;
  }

  private async chooseIcon(): Promise<string> {
    const iconClass = this.iconClass();
    await this.click(iconName(iconClass));
    return iconClass;
  }

  private async upload({ path }: Leaf): Promise<string> {
    const name = `picture-${this.next('image')}.gif`;
    const file = { name, mimeType: 'image/gif', buffer: PIXEL };
    await this.builder.page.getByLabel('Choose an image').setInputFiles(file);
    await uploadChosen(this.builder, name);
    const address = String(await storedValue(this.builder, path));
    expect(address.startsWith(`${this.url}/storage/v1/render/image/public/images/uploads/`)).toBe(true);
    this.picture = address;
    return address;
  }

  private async click(name: string): Promise<void> {
    await this.builder.page.getByRole('button', { name, exact: true }).click();
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
