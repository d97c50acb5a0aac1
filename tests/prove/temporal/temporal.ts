/**
 * What is known of a property. `holds`: it holds of the run so far, and would if the run ended here. `open`: it waits for
 * something that has not come. `broken`: no later step can mend it.
 */
type Verdict = 'holds' | 'open' | 'broken';

/** Reads a run, one step after another. */
interface Monitor<Step> {
  see(step: Step): void;
  verdict(): Verdict;
  /** Whether the run had anything that the property speaks of. A property that never applies proves nothing. */
  applies(): boolean;
  /** Whether no later step can change the verdict. */
  isSettled?(): boolean;
}

/**
 * A temporal property: of the order of steps in a run, not of one step. A run is finite. It may have been cut off, as a
 * generated path is: then only what is broken counts, since what is open might still have come. Or it may be complete:
 * all that was begun has been ended, and nothing comes any more. Then a property that is open fails too.
 */
export type Property<Step> = () => Monitor<Step>;

type Holds<Step> = (step: Step) => boolean;

/** It holds at every step. */
export function always<Step>(holds: Holds<Step>): Property<Step> {
  return () => {
    let [isBroken, isBegun] = [false, false];
    return {
      see: (step) => {
        isBegun = true;
        isBroken ||= !holds(step);
      },
      verdict: () => (isBroken ? 'broken' : 'holds'),
      applies: () => isBegun,
    };
  };
}

/** It holds at no step. */
export function never<Step>(holds: Holds<Step>): Property<Step> {
  return always((step) => !holds(step));
}

/**
 * It holds at every step before the first one with the goal; what follows does not matter. The goal need not come: a run
 * without it is fine as long as it holds.
 */
export function until<Step>(holds: Holds<Step>, goal: Holds<Step>): Property<Step> {
  return () => {
    let [isBroken, isReached, isBegun] = [false, false, false];
    return {
      see: (step) => {
        isBegun = true;
        isReached ||= goal(step);
        isBroken ||= !(isReached || holds(step));
      },
      verdict: () => (isBroken ? 'broken' : 'holds'),
      applies: () => isBegun,
      isSettled: () => isBroken || isReached,
    };
  };
}

/** Each step with the cause is followed by a step with the goal, or has it itself. It is open until then. */
export function leadsTo<Step>(cause: Holds<Step>, goal: Holds<Step>): Property<Step> {
  return () => {
    let [isOpen, isCaused] = [false, false];
    return {
      see: (step) => {
        const isCause = cause(step);
        isCaused ||= isCause;
        isOpen = (isOpen || isCause) && !goal(step);
      },
      verdict: () => (isOpen ? 'open' : 'holds'),
      applies: () => isCaused,
    };
  };
}

/** After each step with the cause, the property holds of the steps that follow. */
export function after<Step>(cause: Holds<Step>, property: Property<Step>): Property<Step> {
  return () => {
    let begun: Monitor<Step>[] = [];
    let applies = false;
    return {
      see: (step) => {
        for (const monitor of begun) monitor.see(step);
        applies ||= begun.some((monitor) => monitor.applies());
        // What holds for good needs no more attention. A broken one is kept.
        begun = begun.filter((monitor) => !(monitor.isSettled?.() && monitor.verdict() === 'holds'));
        if (cause(step)) begun.push(property());
      },
      verdict: () => worst(begun.map((monitor) => monitor.verdict())),
      applies: () => applies,
    };
  };
}

/** Each key that a step asks for is answered once, by this step or a later one, and no other key is answered. */
export function answeredOnce<Step>(
  asked: (step: Step) => readonly string[],
  answered: (step: Step) => readonly string[],
): Property<Step> {
  return () => {
    const open: string[] = [];
    let [isBroken, isAsked] = [false, false];
    return {
      see: (step) => {
        open.push(...asked(step));
        isAsked ||= open.length > 0;
        for (const key of answered(step)) {
          const at = open.indexOf(key);
          isBroken ||= at === -1;
          open.splice(at, at === -1 ? 0 : 1);
        }
      },
      verdict: () => (isBroken ? 'broken' : open.length > 0 ? 'open' : 'holds'),
      applies: () => isAsked,
    };
  };
}

/** The properties of a run, read together. */
export class Properties<Step> {
  private readonly monitors: readonly (readonly [string, Monitor<Step>])[];
  private readonly applied: Set<string>;

  /** The names of the properties that apply to the run are added to `applied`. */
  constructor(properties: Readonly<Record<string, Property<Step>>>, applied = new Set<string>()) {
    this.applied = applied;
    this.monitors = Object.entries(properties).map(([name, property]) => [name, property()]);
  }

  /** Reads a step, and returns the name of a property that is broken now. */
  see(step: Step): string | undefined {
    for (const [name, monitor] of this.monitors) {
      monitor.see(step);
      if (monitor.applies()) this.applied.add(name);
    }
    return this.find('broken');
  }

  /** The name of a property that a complete run fails. */
  end(): string | undefined {
    return this.find('broken') ?? this.find('open');
  }

  private find(verdict: Verdict): string | undefined {
    return this.monitors.find(([, monitor]) => monitor.verdict() === verdict)?.[0];
  }
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('broken')) return 'broken';
  return verdicts.includes('open') ? 'open' : 'holds';
}
