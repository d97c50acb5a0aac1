import { describe, expect } from 'vitest';
import { iconName } from '../../../domain/choices/icon-choices.ts';
import type { Config } from '../../../domain/config/config.ts';
import { leavesOf, textAt } from '../../../domain/config/leaves.ts';
import type { Leaf } from '../../../domain/config/structure.ts';
import { colorInForce } from '../../../templates/color-in-force.ts';
import { loadPages } from '../../../templates/pages.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { en } from '../../../words/en/en.ts';
import { changeTemplate, storedConfig, storedValue } from '../../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';
import { test } from '../../harness/builder/builder-test.ts';

await loadPages();

const TEMPLATES = [
  { id: 'landing_business', name: 'Landing Page' },
  { id: 'moonlight', name: 'Portfolio' },
];
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=';
const TAKEN = {
  text: 'Taken',
  url: 'https://taken.example/',
  color: '#123456',
  icon: 'fas fa-star',
  image: PIXEL,
  boolean: 'Hide',
} as const satisfies Record<Leaf['type'], string>;

/** How a leaf was opened, and what the chat then showed. */
interface Opened {
  readonly path: string;
  readonly by: 'preview' | 'event';
  readonly question: string | undefined;
  readonly present: string | undefined;
  readonly drawn: string | undefined;
}

/** Opens leaves one after the other inside the page: by a click in the preview where the page shows them, else by their event. */
function openEach(builder: BuilderPage, paths: readonly string[], isByPreview: boolean): Promise<Opened[]> {
  return builder.page.evaluate(
    async ([all, byPreview]) => {
      const chat = window.parley?.actor.getSnapshot().context.actors?.chat;
      const page = document.querySelector('iframe')?.contentDocument;
      const opened = [];
      for (const path of all) {
        const place = byPreview ? page?.querySelector<HTMLElement>(`[data-path="${path}"]`) : undefined;
        if (place) place.click();
        else chat?.send({ type: 'place.open', target: path, at: 0 });
        // What the event changes is drawn by then.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const latest = document.querySelector('#chat [data-latest]');
        const value = latest?.querySelector('[data-present] > :first-child');
        opened.push({
          path: chat?.getSnapshot().context.stack.at(-1)?.field?.path ?? '',
          by: place ? ('preview' as const) : ('event' as const),
          question: latest?.querySelector('p > :last-child')?.textContent,
          present: value?.textContent?.replace(/\s+/g, ' '),
          drawn:
            value?.querySelector('img')?.getAttribute('src') ??
            value?.querySelector('path, [style]')?.tagName,
        });
      }
      return opened;
    },
    [paths, isByPreview] as const,
  );
}

/** Clicks every entry of `Fields` inside the page, one after the other: the fields that they open. */
function openByFields(builder: BuilderPage): Promise<string[]> {
  return builder.page.evaluate(async () => {
    const chat = window.parley?.actor.getSnapshot().context.actors?.chat;
    const list = document.getElementById('field-list');
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const opened = [];
    for (let at = 0; ; at++) {
      list?.showPopover();
      await drawn();
      const button = list?.querySelectorAll('button')[at];
      if (!button) break;
      button.click();
      opened.push(chat?.getSnapshot().context.stack.at(-1)?.field?.path ?? '');
    }
    list?.hidePopover();
    return opened;
  });
}

describe('every leaf opens its ordinary editor and shows what it holds; each kind takes a new value', () => {
  test.for(TEMPLATES)('$name', async ({ id, name }, { openBuilder }) => {
    const builder = await openBuilder({ path: '/?inspect=handle' });
    if (id !== 'landing_business') await changeTemplate(builder, name, id);
    const { base } = resolveTemplate({ _templateId: id }).template;
    const leaves = leavesOf(base);
    const paths = leaves.map(({ path }) => path);
    await builder.preview().locator('[data-path]').first().waitFor();

    const meant = leaves.map((leaf) => ({
      path: leaf.path,
      question: questionOf(leaf),
      present: `At the moment: ${presentOf(base, leaf)}`,
    }));
    const shown = ({ path, question, present }: Opened) => ({ path, question, present });
    const fromPreview = await openEach(builder, paths, true);
    expect(fromPreview.map(shown)).toEqual(meant);
    expect(await openByFields(builder)).toEqual(expect.arrayContaining(paths));
    const clicked = fromPreview.filter(({ by }) => by === 'preview').map(({ path }) => path.split('.')[0]);
    expect(clicked).toEqual(expect.arrayContaining(base._structure.sections.map((section) => section.id)));

    // `every-leaf` of the specification edits each of them; here one of each kind takes what is typed.
    const hidden = hiddenSections(base);
    const isHidden = ({ path }: Leaf) => hidden.has(path.split('.')[0]);
    const kinds = new Map(leaves.toReversed().map((leaf) => [`${leaf.type} ${isHidden(leaf)}`, leaf]));
    for (const leaf of kinds.values()) {
      await openEach(builder, [leaf.path], false);
      await builder.say(TAKEN[leaf.type]);
      await builder.second();
      expect(await storedValue(builder, leaf.path)).toBe(leaf.type === 'boolean' ? false : TAKEN[leaf.type]);
      expect(await builder.conversation().locator('[data-latest] p').textContent()).toContain(
        `Updated ${leaf.name} to`,
      );
      if (isHidden(leaf)) expect(await builder.options()).toContain('Global Settings');
    }
    const stored = await storedConfig(builder);
    expect(leavesOf(stored).map(({ path }) => path)).toEqual(paths);
    const pictures = [...kinds.values()].filter(({ type }) => type === 'image').map(({ path }) => path);
    const drawn = (await openEach(builder, pictures, false)).map((each) => [each.present, each.drawn]);
    expect(drawn).toEqual(pictures.map(() => ['At the moment: ', PIXEL]));
  });
});

/** The ids of the sections that the main menu does not list. */
function hiddenSections({ _structure }: Config): ReadonlySet<string | undefined> {
  return new Set(_structure.sections.filter(({ editable }) => !editable).map(({ id }) => id));
}

function questionOf({ name, type }: Leaf): string {
  return type === 'text' || type === 'url' ? en.chat.askValue(name) : en.chat.askChoice(name);
}

function presentOf(config: Config, { type, path }: Leaf): string {
  const { present } = en;
  const value = textAt(config, path);
  if (type === 'boolean') return en.toggle.show;
  if (type === 'color') return String(colorInForce(config, path));
  if (value === '') return type === 'image' ? present.noPicture : present.nothing;
  return type === 'icon' ? iconName(value) : present.quoted(value);
}
