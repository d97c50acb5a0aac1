import type { SentEvent } from '../../../charts/event-list.ts';
import type { FieldTexts } from '../../../domain/chat/drafts.ts';
import type { Config } from '../../../domain/config/config.ts';
import type { KeptInterview } from '../../../domain/interview/kept-interview.ts';
import type { OwnerCallProblem } from '../../../domain/publish/published-versions.ts';
import type { Facts } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';

type Role = 'button' | 'radio' | 'checkbox' | 'tab';

/** The actions of a visitor. Names are exact. `within` names a dialog or a region. */
export interface Hands {
  click(role: Role, name: string, within?: string): Promise<void>;
  /** Clicks an option of the latest message. */
  pick(label: string): Promise<void>;
  /** Undoes or redoes the latest step. */
  step(which: 'Undo' | 'Redo'): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Presses Enter in a box. */
  enter(label: string): Promise<void>;
  select(label: string, value: string): Promise<void>;
  giveFile(file: GivenFile, how: 'choose' | 'drop', label?: string): Promise<void>;
  /** Scrolls the transcript by the wheel. */
  scroll(where: 'up' | 'end'): Promise<void>;
  /** Clicks an element of the page that the preview shows. */
  clickInPage(selector: string): Promise<void>;
}

interface GivenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** The content; blanks if it does not matter. */
  readonly content?: string;
}

/** A feature around the screen that a path can make fail. */
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

/** A screen under test, and the control over its environment. */
export interface Stage {
  readonly hands: Hands;
  /** Reads the machines and the screen at the same moment. */
  look(): Promise<Moment>;
  /** Looks while an element is changed, which is then as before. The machines do not hear of it. */
  lookCorrupted(corruption: Corruption): Promise<Moment>;
  facts(): Promise<Facts>;
  hits(): Promise<readonly string[]>;
  /** The faults of the screen that do not depend on the machines. */
  findings(): Promise<readonly string[]>;
  /** The unexpected errors that the page reported. */
  problems(): readonly string[];
  /** Retries until the attempt does not throw, or the path is over. */
  until<T>(attempt: () => T | Promise<T>): Promise<T>;
  /** Lets the simulated second pass. */
  second(): Promise<void>;
  /** Lets the patience for saving run out. */
  patience(): Promise<void>;
  /** Lets the late code arrive, or fail. Without it no page can be rendered. */
  rest(arrive: boolean): Promise<void>;
  /** Lets the pending font subset arrive, or fail. */
  fonts(arrive: boolean): Promise<void>;
  /** Ends the pending deploy call: the page is live, refused with a status, or the call gets no answer. */
  deploy(answer: 'live' | 'lost' | number): Promise<void>;
  /** Ends the pending owner's call: the server accepts it or gives a reason. */
  published(answer: 'done' | OwnerCallProblem, retryAfter?: number): Promise<void>;
  /** Makes the next use of a feature fail. */
  breaks(what: Break): Promise<void>;
  /** Throws an uncaught error. */
  fail(text: string): Promise<void>;
  /** Sends an event that no visitor can cause, by the developers' handle. */
  send(sent: SentEvent): Promise<void>;
  /** Writes what was recorded of the screen as a Playwright trace, and returns its file; absent where nothing is recorded. */
  trace?(): Promise<string>;
  /** Removes the screen. Later actions on it fail. */
  close(): Promise<void>;
}

/** What a faulty component would do to the element that a selector finds. */
export type Corruption = { readonly at: string } & (
  | { readonly isGone: true }
  | { readonly text: string }
  | { readonly attribute: string; readonly value: string | null }
);

export interface Moment {
  readonly facts: Facts;
  readonly screen: ScreenContent;
}

export interface StageOptions {
  readonly stored?: Config | string;
  /** The texts of fields that were not sent before a reload. */
  readonly drafts?: FieldTexts;
  /** The interview that ran before a reload. */
  readonly interview?: KeptInterview;
  /** Whether the database stops answering once the screen is shown. */
  readonly isStoreSilent?: boolean;
  readonly isNarrow?: boolean;
  /** Whether the late code is held back until `rest` is called. */
  readonly isRestHeld?: boolean;
  /** Whether loading the stored site fails. */
  readonly isBroken?: boolean;
}

/** Opens a new screen for a path. It is also removed when `signal` ends the test. */
export type OpenStage = (options: StageOptions, signal: AbortSignal) => Promise<Stage>;
