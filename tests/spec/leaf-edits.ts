import { expect } from 'vitest';
import { entriesBelow } from '../../domain/chat/menu.ts';
import type { MenuEntry, MenuPlace } from '../../domain/chat/menu-entry.ts';
import { withLinks } from '../../domain/chat/shorten-link.ts';
import { searchColors } from '../../domain/choices/color-choices.ts';
import { iconChoices, iconName } from '../../domain/choices/icon-choices.ts';
import type { Config } from '../../domain/config/config.ts';
import type { Leaf } from '../../domain/config/structure.ts';
import { getAt, parsePath } from '../../domain/json/path.ts';
import { en } from '../../words/en/en.ts';
import { storedConfig, storedValue } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { type Step, takeSteps } from './steps-in-page.ts';
import { leavesOf } from './structure-outline.ts';

const palette = searchColors('', en);

/** An edited leaf and its stored value, as text. */
export interface MadeEdit {
  readonly leaf: Leaf;
  readonly value: string;
}

type Wanted = (leaf: Leaf) => boolean;

// Every text colour is legible on every background, so that the page adjusts none of them.
const TEXT_COLOR_NAMES = new Set(['Text Color', 'Icon Color', 'Accent Color']);
const TEXT_SWATCHES = ['White', 'Yellow', 'Light Gray'];
const BACKGROUND_SWATCHES = ['Navy', 'Black', 'Maroon', 'Dark Gray'];
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64');

/** Edits the leaves of a website, each in its editor and to a unique value. */
export class LeafEdits {
  /** The edits made, in order. */
  readonly made: MadeEdit[] = [];
  private readonly counts = new Map<string, number>();
  private readonly builder: BuilderPage;
  private readonly config: Config;
  private readonly url: string;
  /** The address of the latest uploaded image. */
  private picture = '';
  /** The steps to the next leaf that are not taken yet. */
  private pending: Step[] = [];

  constructor(builder: BuilderPage, config: Config, url: string) {
    this.builder = builder;
    this.config = config;
    this.url = url;
  }

  /** Edits every wanted leaf: those of the menu through the menu, the others by direct updates. */
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

  /** Expects the browser to have stored each value. */
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
        const { leaf } = entry;
        if (leaf.type !== 'table' && isWanted(leaf)) await this.editField(leaf);
      } else if (this.fieldsBelow(entry.place).some(isWanted)) {
        this.pending.push(option(entry.name));
        await this.walk(entry.place, isWanted);
        this.pending.push({ click: 'Back', within: 'chat' });
      }
    }
  }

  private entries(place: MenuPlace): readonly MenuEntry[] {
    return entriesBelow(this.config, place, en);
  }

  private fieldsBelow(place: MenuPlace): readonly Leaf[] {
    return this.entries(place).flatMap((entry) => {
      if (entry.kind !== 'field') return this.fieldsBelow(entry.place);
      return entry.leaf.type === 'table' ? [] : [entry.leaf];
    });
  }

  /** Picks a leaf, uses the editor it opens, and waits for the answer. */
  private async editField(leaf: Leaf): Promise<void> {
    this.pending.push(option(leaf.name));
    if (leaf.type === 'image') return this.recordEdit(leaf, await this.upload(leaf));
    const { steps, value } = this.editorSteps(leaf);
    this.pending.push(...steps);
    await this.takeStepsAndWait();
    await this.recordEdit(leaf, value);
  }

  /** The steps in a leaf's editor, and the value that they set. */
  private editorSteps(leaf: Leaf): { steps: readonly Step[]; value: string } {
    switch (leaf.type) {
      case 'text': {
        const choice = leaf.choices?.at(-1);
        if (choice !== undefined) return { steps: [option(choice)], value: choice };
        const text = this.textFor(leaf);
        return { steps: messageSteps(text), value: text };
      }
      case 'url': {
        const text = `example.com/${this.next('url')}`;
        return { steps: messageSteps(text), value: `https://${text}` };
      }
      case 'color':
        return this.colorSteps(leaf);
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

  /** Edits a leaf that no menu offers, by a direct update. */
  private async update(leaf: Leaf): Promise<void> {
    const value = this.valueFor(leaf);
    this.pending.push(...messageSteps(`${leaf.path} ${value}`));
    await this.takeStepsAndWait();
    await this.recordEdit(leaf, leaf.type === 'url' ? `https://${value}` : value);
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

  private async recordEdit(leaf: Leaf, value: string): Promise<void> {
    const shown = leaf.type === 'boolean' ? 'Hide' : value;
    const message = `✓ Updated ${leaf.name} to "${shown}". What would you like to modify next?`;
    const told = withLinks(message).map((part) => (typeof part === 'string' ? part : part.shown));
    expect(await this.builder.lastMessage()).toBe(told.join(''));
    this.made.push({ leaf, value });
  }

  /** Takes the pending steps and lets the simulated second pass. */
  private async takeStepsAndWait(): Promise<void> {
    await this.go();
    await this.builder.second();
  }

  private go(): Promise<void> {
    return takeSteps(this.builder.page, this.pending.splice(0));
  }

  private colorSteps(leaf: Leaf): { steps: readonly Step[]; value: string } {
    const swatches = isTextColor(leaf) ? TEXT_SWATCHES : BACKGROUND_SWATCHES;
    const swatch = swatches[this.next(isTextColor(leaf) ? 'text swatch' : 'background swatch')];
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
    this.pending.push(choice('Upload'));
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
    const step = this.next(isTextColor(leaf) ? 'text color' : 'background');
    return isTextColor(leaf) ? `#ff${hex(0xc0 + step)}ff` : `#10${hex(step)}10`;
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

function isTextColor({ name }: Leaf): boolean {
  return TEXT_COLOR_NAMES.has(name);
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

const option = (name: string): Step => ({ click: name, within: 'options' });
const choice = (name: string): Step => ({ click: name, within: 'popover' });
const messageSteps = (text: string): readonly Step[] => [
  { fill: 'Message', text },
  { click: 'Send', within: 'chat' },
];
