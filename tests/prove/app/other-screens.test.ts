import { ALL_SCREENS } from '../screen/all-screens.ts';
import { CHAT_SCREENS } from './chat-screens.ts';
import { proveScreens } from './prove-screens.ts';

proveScreens(...Object.keys(ALL_SCREENS).filter((name) => !CHAT_SCREENS.includes(name)));
