import type { PlannedEdit } from '../config/edit-config.ts';
import type { LanguagePair } from './language-pair.ts';
import type { Place, PlaceIndex } from './places.ts';
import type { TypedRequest } from './request.ts';
import type { Token } from './tokens.ts';

/** What a text in one language is read with. */
export interface Reader extends TypedRequest {
  readonly index: PlaceIndex;
  readonly languagePair: LanguagePair;
}

/** A text in one language, without courtesy; `isAsking` if there was some, as it is a request then. */
export interface Reading {
  readonly reader: Reader;
  readonly tokens: readonly Token[];
  readonly isAsking: boolean;
}

/** A change that a text may ask for. */
export interface Change {
  readonly label: string;
  /** Its label where what it changes is shown above it. */
  readonly brief?: string | undefined;
  readonly edits: readonly PlannedEdit[];
  /** What the answer says once it is made; by default it names each edit. */
  readonly told?: string | undefined;
  /** How much of the name of its place the text leaves open. */
  readonly cost: number;
  /** True if the text can hardly mean anything else. */
  readonly isSure: boolean;
  /** The field that it is about, for a change that is not sure. */
  readonly place?: Place | undefined;
}
