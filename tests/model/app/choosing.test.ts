import { proveScreens } from './prove-screens.ts';

proveScreens('app', 'confirm', 'editor', 'find', 'preview', 'publish', 'site', 'upload');
