import { proveScreens } from './prove-screens.ts';

proveScreens('chat', 'transcriptScroll');
