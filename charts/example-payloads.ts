import type { AppActors, AppEvent } from '../machines/app/app.machine.ts';
import type { BoxEvent } from '../machines/chat/box.machine.ts';
import type { FindEvent } from '../machines/dialogs/find.machine.ts';
import type { PicturesEvent } from '../machines/dialogs/pictures.setup.ts';
import type { ReportEvent } from '../machines/dialogs/report.machine.ts';
import type { TransferEvent } from '../machines/dialogs/transfer.machine.ts';
import type { EditorEvent } from '../machines/editor/editor.machine.ts';
import type { UploadEvent } from '../machines/editor/upload.machine.ts';
import type { DeployEvent } from '../machines/publish/deploy.machine.ts';
import type { ComeBackEvent } from '../machines/published/come-back.machine.ts';
import type { PublishedEvent } from '../machines/published/published.setup.ts';

/** Every event that an actor of the app takes, those that live while a state shows them included. */
type Sendable =
  | AppEvent
  | BoxEvent
  | EditorEvent
  | UploadEvent
  | FindEvent
  | PicturesEvent
  | ReportEvent
  | TransferEvent
  | PublishedEvent
  | ComeBackEvent
  | DeployEvent
  | Parameters<AppActors[keyof AppActors]['send']>[0];

type Details<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never;

/** An example of the fields of every event that has any. */
type Payloads = {
  readonly [Type in EventWithFields['type']]: Plain<Details<Extract<EventWithFields, { type: Type }>>>;
};

type EventWithFields = Exclude<WithFields<Sendable>, { type: `xstate.${string}` }>;
type WithFields<Event> = Event extends { type: string }
  ? [keyof Omit<Event, 'type'>] extends [never]
    ? never
    : Event
  : never;

/** A file is written as its facts, as event lists have it. */
type Plain<Value> = {
  [Key in keyof Value]: Value[Key] extends File ? Pick<File, 'name' | 'type' | 'size'> : Value[Key];
};

const result = {
  success: true,
  url: 'http://127.0.0.1:3000/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'A template',
  siteId: 'site-abc1234',
  isUpdate: false,
} as const;

const HERO = { kind: 'group', name: 'Hero', place: ['hero'] } as const;
const TITLE = {
  kind: 'field',
  name: 'Title',
  place: ['hero', 'title'],
  leaf: { id: 'title', name: 'Title', type: 'text', editable: true, path: 'hero.title.text', default: '' },
} as const;
const REQUEST = {
  isRequest: true,
  options: [
    {
      label: 'Hide Hero › Button',
      command: { type: 'plan.chosen', edits: [{ path: 'hero.button.visible', typed: false }] },
    },
  ],
} as const;

const EXAMPLES: Payloads = {
  'access.open': {},
  'publish.open': {},
  'app.fail': { text: 'Sent from the inspector' },
  'draft.change': { text: 'hero.title.text Hello' },
  'draft.resume': { path: 'hero.title.text', at: 0 },
  'draft.use': { path: 'hero.title.text' },
  'rows.change': { rows: [] },
  'rows.type': { text: 'Sourdough 4.80, Rye 4.20' },
  'rows.keep': { path: 'prices.items', text: '' },
  'rows.give': { said: 'Done', told: 'Your list is on the page.', at: 0 },
  'cell.open': { target: 'benefits.items[0].icon', at: 0 },
  'draft.drop': { path: 'hero.title.text' },
  'message.send': { at: 0 },
  'message.sent': { text: 'Hero', at: 0 },
  'field.entered': { path: 'hero.title.text' },
  'items.moved': { moved: ['benefits.items[0]'] },
  'option.pick': { label: 'Hero', at: 0 },
  'menu.open': { at: 0 },
  'place.open': { target: 'hero.title.text', at: 0 },
  'level.enter': { entry: HERO, said: 'Hero', at: 0 },
  'field.enter': { entry: TITLE, said: 'Title', at: 0 },
  'popover.ask': { said: 'Choose', at: 0 },
  'item.arrange': {
    entry: {
      kind: 'action',
      name: 'Move down',
      place: ['_sections', 'hero', 'moveDown'],
      arrangement: { act: 'moveDown', path: 'hero' },
    },
    said: 'Move down',
    at: 0,
  },
  'dialog.ask': { dialog: 'publish', said: 'Publish my website', at: 0 },
  'question.ask': { question: 'name', said: 'Skip', at: 0 },
  'question.answer': { said: 'Bakery', at: 0 },
  'question.refuse': { said: 'Hello', at: 0 },
  'business.choose': { business: 'bakery', said: 'Bakery', at: 0 },
  'template.keep': { said: 'Use the template Landing Page', at: 0 },
  'interview.undo': { said: 'Undo all of this', at: 0 },
  'update.type': { path: 'hero.title.text', typed: 'Hello', said: 'hero.title.text Hello', at: 0 },
  'request.offer': { understood: REQUEST, said: 'Hide the button', at: 0 },
  'text.keep': { said: 'Hello', at: 0 },
  'text.refuse': { understood: { isRequest: false, options: [] }, said: 'Hello', at: 0 },
  'value.chosen': { value: '#0d6e5f', said: '#0d6e5f', at: 0 },
  'step.revert': { commandId: 'edit-1' },
  'site.edited': { commandId: 'edit-1', value: 'Hello' },
  'site.arranged': { commandId: 'edit-1' },
  'site.stepped': {},
  'site.followed': { taken: [{ path: 'hero.title.text', value: 'Hello from another tab' }], contested: [] },
  'store.changed': { revision: 2 },
  'value.take': { path: 'hero.title.text', value: 'Hello from another tab' },
  'conflict.takeTheirs': { path: 'hero.title.text' },
  'conflict.keepOwn': { path: 'hero.title.text' },
  'site.refused': { commandId: 'edit-1' },
  'site.failed': { commandId: 'edit-1' },
  'site.replaced': { at: 0, by: 'store.changed' },
  'query.submit': { at: 0 },
  'offer.take': {
    offer: { name: 'Hero › Title', command: { type: 'place.open', target: 'hero.title.text' } },
    at: 0,
  },
  'language.requested': { code: 'de' },
  'templateChange.ask': { request: { type: 'template.choose', templateId: 'id_of_a_template' } },
  'confirm.ask': { request: { type: 'site.reset' } },
  'confirm.accept': { at: 0 },
  'confirm.keep': { at: 0 },
  'value.choose': { value: '#0d6e5f', said: '#0d6e5f', at: 0 },
  'query.change': { text: 'blue' },
  'custom.change': { text: '#0d6e5f' },
  'focus.move': { point: { x: 40, y: 50 } },
  'language.choose': { code: 'de' },
  'report.save': { withTexts: false },
  'viewport.choose': { viewport: 'mobile' },
  'panel.choose': { panel: 'preview' },
  'field.pick': { target: 'hero.title.text', at: 0 },
  'link.follow': { address: 'https://example.com/' },
  'page.drawn': { lettering: [{ font: 'Open Sans', characters: ' .Wdelomrst', weights: [400, 800] }] },
  'finding.follow': { target: 'hero.title.text', at: 0 },
  'finding.change': { path: 'contact.email', text: 'me@example.com' },
  'review.listed': { count: 2 },
  'draftId.changed': { siteId: 'site-abc1234' },
  'pictures.checked': { pictures: { weights: new Map(), broken: new Set() } },
  'finding.mend': { path: 'hero.textColor', value: '#767676' },
  'samples.settle': { edits: [{ path: 'footer.email', typed: '' }] },
  'lock.held': { siteId: 'site-abc1234' },
  'menu.return': { at: 0 },
  'version.bringBack': { version: 1 },
  'email.change': { text: 'me@example.com' },
  'edit.apply': { commandId: 'inspector', path: 'hero.title.text', typed: 'Hello from the inspector' },
  'plan.apply': { commandId: 'inspector', edits: [{ path: 'hero.title.text', typed: 'Hello' }] },
  'site.arrange': { commandId: 'inspector', act: 'duplicate', path: 'benefits.items[0]' },
  // Without a template of that id, the site takes the default one.
  'template.choose': { templateId: 'id_of_a_template', at: 0 },
  'site.reset': { at: 0 },
  'content.start': {
    business: 'bakery',
    config: { _structure: { globalSettings: { children: [] }, sections: [] } },
    at: 0,
  },
  'content.carry': {
    config: { _structure: { globalSettings: { children: [] }, sections: [] } },
    at: 0,
  },
  'step.undo': { at: 0 },
  'step.redo': { at: 0 },
  'site.published': {
    result,
    config: { _structure: { globalSettings: { children: [] }, sections: [] } },
  },
  'website.open': { at: 0 },
  'right.choose': { id: '1' },
  'address.checked': { siteId: 'site-abc1234', isConfirmed: true },
  'version.shown': { siteId: 'site-abc1234', version: 1 },
  'site.unpublished': { siteId: 'site-abc1234' },
  'site.open': {
    config: { _structure: { globalSettings: { children: [] }, sections: [] } },
    at: 0,
  },
  'found.open': { at: 0 },
  'file.choose': { file: { name: 'picture.png', type: 'image/png', size: 1000 } },
  'upload.progressed': { fraction: 0.5 },
  'upload.finished': { address: 'https://example.com/picture.png', at: 0 },
  'upload.failed': { retryAfter: 700 },
  'plan.chosen': {
    edits: [{ path: 'hero.title.text', typed: 'Hello' }],
    said: 'Add 1 picture',
    told: '1 picture added.',
    at: 0,
  },
  'dialog.requested': { dialog: 'transfer', at: 0 },
  'pictures.open': { list: 'portfolio.items' },
  'pictures.use': { at: 0 },
  'picture.retry': { id: 1 },
  'picture.drop': { id: 1 },
  'picture.describe': { id: 1, text: 'A boat' },
  'picture.decorate': { id: 1, isDecoration: true },
  'description.type': { path: 'hero.imageDescription', text: 'A boat' },
  'description.give': { text: 'A boat', said: 'A boat', at: 0 },
  'upload.ended': { id: 'upload-1', end: { kind: 'sent', address: 'https://example.com/picture.png' } },
};

/** The example fields of an event; an empty object if it needs none. */
export function exampleDetails(type: string): object {
  const examples: Readonly<Record<string, object>> = EXAMPLES;
  return examples[type] ?? {};
}
