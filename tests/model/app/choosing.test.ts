import { proveScreens } from './prove-screens.ts';

proveScreens('app', 'confirm', 'editor', 'preview', 'publish', 'site', 'upload');
