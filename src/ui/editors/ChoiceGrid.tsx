import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './ChoiceGrid.module.css';

interface Props {
  readonly label: string;
  /** `radiogroup`: one of the choices is in force. */
  readonly role?: 'group' | 'radiogroup';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A grid of buttons with a roving tabindex: one tab stop, moved by the arrow keys. */
export function ChoiceGrid({ label, role = 'group', className = styles.grid, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  // A search may have removed the button that held the tab stop.
  useEffect(() => {
    const choices = [...(grid.current?.querySelectorAll('button') ?? [])];
    if (choices.some((choice) => choice.tabIndex === 0)) return;
    const stop =
      choices.find(({ ariaPressed, ariaChecked }) => (ariaPressed ?? ariaChecked) === 'true') ?? choices[0];
    if (stop) stop.tabIndex = 0;
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    // biome-ignore lint/a11y/noStaticElementInteractions: both roles are interactive.
    <div ref={grid} role={role} aria-label={label} className={className} onKeyDown={walk}>
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
