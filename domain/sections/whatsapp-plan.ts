import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { addableIds, addedNode } from './added-sections.ts';

/** Where a website has its number for WhatsApp. */
const WHATSAPP_PATH = 'location.whatsapp';
const LOCATION = 'location';

/** The edits that show a number for WhatsApp, with the section that has a field for it. */
export function whatsAppPlan(config: Config, number: string): readonly PlannedEdit[] {
  const isNew = addableIds(config).includes(LOCATION);
  const section = { path: LOCATION, typed: '', section: addedNode(config, LOCATION) };
  return [...(isNew ? [section] : []), { path: WHATSAPP_PATH, typed: number }];
}
