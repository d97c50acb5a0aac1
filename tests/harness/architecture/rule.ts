import type { Project } from './project.ts';

/** A rule of the house: why it is there, and where a project breaks it. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  /** One line for each breach; none: the rule is kept. */
  readonly breaches: (project: Project) => readonly string[];
}
