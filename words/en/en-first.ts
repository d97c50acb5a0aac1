import { enChat } from './chat.ts';
import { enInterview } from './interview.ts';
import { enNotices } from './notices.ts';
import { enScreen } from './screen.ts';

/** English of the first screen: the exact sentences of the specification. */
export const enFirst = {
  /** Configs store English names, so none needs a translation. */
  names: {} as Readonly<Record<string, string>>,
  ...enChat,
  ...enInterview,
  ...enNotices,
  ...enScreen,
};
