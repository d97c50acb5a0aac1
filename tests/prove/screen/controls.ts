import { templates } from '../../../templates/templates.ts';
import { en } from '../../../words/en/en.ts';

/** A button, and the event that it sends to a machine. */
export interface Control {
  /** The title of the dialog, or the name of the region, that contains it. */
  readonly within: string;
  readonly label: string;
  readonly actor: string;
  readonly event: { readonly type: string; readonly at?: number };
}

const { chat, editors, publish, titles, versions } = en;

const inChat = (label: string, type: string, actor = 'chat'): Control => ({
  within: chat.panel,
  label,
  actor,
  event: { type, at: 1 },
});
const inDialog =
  (actor: string, within: string) =>
  (label: string, type: string, details: object = {}): Control => ({
    within,
    label,
    actor,
    event: { type, ...details },
  });
const ofPublish = inDialog('publish', titles.publish);
const ofPublished = inDialog('dialogs.published', titles.published);

/** The buttons that are enabled exactly while their machine accepts their event. */
export const CONTROLS: readonly Control[] = [
  inChat(chat.back, 'step.back'),
  inChat(chat.home, 'menu.open'),
  { ...inChat(chat.send, 'message.send'), actor: 'chat.box' },
  inDialog('chat.editor.upload', editors.image)(editors.upload, 'upload.start'),
  ofPublish(publish.submit, 'publish.submit'),
  ofPublish(publish.asNewSite, 'publish.submitAsNewSite'),
  ofPublish(publish.whenOnline, 'publish.submitWhenOnline'),
  ofPublish(publish.change, 'menu.return', { at: 1 }),
  inDialog('publish.sharing', titles.publish)(publish.copy, 'address.copy'),
  ofPublished(versions.unpublish, 'unpublish.ask'),
];

/** The websites that no visitor has changed. */
export const DEFAULTS = templates.map(({ base }) => base);

/** The name of a control in reports. */
export const nameOf = ({ within, label }: Pick<Control, 'within' | 'label'>) => `${within} › ${label}`;
