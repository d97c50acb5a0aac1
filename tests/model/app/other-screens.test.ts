import { proveScreens } from './prove-screens.ts';

proveScreens(
  'app',
  'confirm',
  'editor',
  'find',
  'browser',
  'language',
  'preview',
  'publish',
  'rest',
  'site',
  'transfer',
  'starts',
  'tabConflicts',
  'upload',
  'versions',
);
