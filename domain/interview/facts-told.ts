import type { PlannedEdit } from '../config/edit-config.ts';
import type { Question } from './question.ts';

/** What somebody tells at a question beside its answer. */
export interface FactsTold {
  /** The text without it; '' for nothing that answers the question. */
  readonly rest: string;
  /** The texts that answer other questions. */
  readonly answers: readonly (readonly [question: Question, text: string])[];
  /** The edits that write the rest of it. */
  readonly edits: readonly PlannedEdit[];
  /** True if it also says that the question is done with: `No pictures, and make it dark blue`. */
  readonly isDone?: boolean;
  /** What is said of it; opening hours are read back beside. */
  readonly told: string;
}
