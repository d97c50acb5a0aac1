import type { Config } from '../../../src/domain/config/config.ts';
import type { OwnerCallProblem } from '../../../src/domain/deploy/published-versions.ts';
import type { SentEvent } from '../../../src/inspect/session/event-list.ts';
import type { Facts } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';

type Role = 'button' | 'radio' | 'checkbox' | 'tab';

/** What a visitor's hands can do; names are exact. `within` names a dialog or a region. */
export interface Hands {
  click(role: Role, name: string, within?: string): Promise<void>;
  /** Clicks an option of the latest message. */
  pick(label: string): Promise<void>;
  /** Takes the latest step back, or does it again. */
  step(which: 'Undo' | 'Redo'): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  select(label: string, value: string): Promise<void>;
  giveFile(file: GivenFile, how: 'choose' | 'drop', label?: string): Promise<void>;
  /** Scrolls the transcript by the wheel. */
  scroll(where: 'up' | 'end'): Promise<void>;
  /** Clicks a link in the page that the preview shows. */
  followLink(address: string): Promise<void>;
}

interface GivenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** What is in it; blanks where that is all the same. */
  readonly content?: string;
}

/** What breaks in the world around the screen. */
export type Break =
  | 'storage'
  | 'randomBytes'
  | 'rendering'
  | 'parsing'
  | 'clipboard'
  | 'language'
  | 'network'
  | 'saving'
  | 'download'
  | 'reading';

/** A screen under test, and the world around it. */
export interface Stage {
  readonly hands: Hands;
  /** What the machines say, and what the screen shows at that moment. */
  look(): Promise<Moment>;
  facts(): Promise<Facts>;
  hits(): Promise<readonly string[]>;
  /** What is wrong with the screen as it stands, whatever the machines say. */
  findings(): Promise<readonly string[]>;
  /** What the page reported, and nobody expected. */
  problems(): readonly string[];
  /** Tries until it does not throw any more, or the path is over. */
  until<T>(attempt: () => T | Promise<T>): Promise<T>;
  /** Lets the simulated second pass. */
  second(): Promise<void>;
  /** Lets a page that is being drawn take longer than anybody waits. */
  patience(): Promise<void>;
  /** What follows the first screen arrives, or does not; with it pages can be drawn. */
  rest(arrive: boolean): Promise<void>;
  /** A font that is being cut is there, or cannot be. */
  fonts(arrive: boolean): Promise<void>;
  /** How the deploy call that is under way ends: it is live, is refused, or gets no answer. */
  deploy(answer: 'live' | 'lost' | number): Promise<void>;
  /** How the owner's call that is under way ends: the server does it, or says why not. */
  published(answer: 'done' | OwnerCallProblem, retryAfter?: number): Promise<void>;
  breaks(what: Break): Promise<void>;
  /** Throws an error that nobody catches. */
  fail(text: string): Promise<void>;
  /** Sends what no visitor can bring about, by the developers' handle. */
  send(sent: SentEvent): Promise<void>;
  /** Takes the screen down: from then on nobody can act on it. */
  close(): Promise<void>;
}

export interface Moment {
  readonly facts: Facts;
  readonly screen: ScreenContent;
}

export interface StageOptions {
  readonly stored?: Config | string;
  /** Whether the database answers nothing any more once the screen stands. */
  readonly isStoreSilent?: boolean;
  readonly isNarrow?: boolean;
  /** Whether what follows the first screen has not arrived when that stands: `rest` says when. */
  readonly isRestHeld?: boolean;
  /** Whether nobody can say when the first screen is painted. */
  readonly isPaintBroken?: boolean;
  /** Whether reading what was stored breaks. */
  readonly isBroken?: boolean;
}

/** Opens a screen of its own for a path; it is taken down too where `signal` says that the test is over. */
export type OpenStage = (options: StageOptions, signal: AbortSignal) => Promise<Stage>;
