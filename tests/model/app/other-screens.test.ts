import { proveScreens } from './prove-screens.ts';

proveScreens(
  'app',
  'confirm',
  'editor',
  'find',
  'installation',
  'language',
  'preview',
  'publish',
  'rest',
  'site',
  'transfer',
  'starts',
  'tabs',
  'upload',
  'versions',
);
