import type { Stage } from './stage.ts';

/** The options that lead to a field of each type on the default landing page. */
export const FIELD_ROUTES: Readonly<Record<string, readonly string[]>> = {
  color: ['Global Settings', 'Primary Color'],
  icon: ['Benefits', 'Benefit', 'Item 1', 'Icon'],
  image: ['Features', 'Image'],
  boolean: ['Hero', 'Button', 'Visible'],
  text: ['Hero', 'Title'],
  url: ['Hero', 'Button', 'URL'],
  table: ['Benefits', 'Benefit', 'Edit as a table'],
};

export async function goToField({ hands }: Stage, type: string): Promise<void> {
  for (const label of FIELD_ROUTES[type] ?? []) await hands.pick(label);
}
