import type { Project } from './project.ts';

/** An architecture rule: its reason, and a check of a project. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  /** Returns one line for each breach. */
  readonly breaches: (project: Project) => readonly string[];
}
