import { CHAT_SCREENS } from './chat-screens.ts';
import { proveScreens } from './prove-screens.ts';

proveScreens(...CHAT_SCREENS);
