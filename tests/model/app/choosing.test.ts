import { proveScreens } from './prove-screens.ts';

proveScreens('app', 'confirm', 'editor', 'find', 'language', 'preview', 'publish', 'site', 'upload');
