import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './ChoiceGrid.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A grid of buttons with a roving tabindex: one tab stop, moved by the arrow keys. */
export function ChoiceGrid({ label, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  // A search may have removed the button that held the tab stop.
  useEffect(() => {
    const choices = [...(grid.current?.querySelectorAll('button') ?? [])];
    if (choices.some((choice) => choice.tabIndex === 0)) return;
    const stop = choices.find((choice) => choice.ariaPressed === 'true') ?? choices[0];
    if (stop) stop.tabIndex = 0;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second, unnamed group around the same choices.
    <div ref={grid} role="group" aria-label={label} className={styles.grid} onKeyDown={walk}>
      {children}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const choices = [...event.currentTarget.querySelectorAll('button')];
  const [first] = choices;
  const at = choices.findIndex((choice) => choice.matches(':focus'));
  if (at < 0 || !first) return;
  const columns = choices.filter((choice) => choice.offsetTop === first.offsetTop).length;
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + onwards,
    ArrowLeft: at - onwards,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: choices.length - 1,
  };
  const target = choices[steps[event.key] ?? -1];
  if (!target) return;
  event.preventDefault();
  for (const choice of choices) choice.tabIndex = choice === target ? 0 : -1;
  target.focus();
}
