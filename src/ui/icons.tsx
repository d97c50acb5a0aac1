import type { ReactNode } from 'react';

function Icon({ turns, children }: { turns?: boolean; children: ReactNode }) {
  return (
    <svg
      className={turns ? 'turning' : undefined}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** One step back. Mirrored in right-to-left languages. */
export function BackIcon() {
  return (
    <Icon turns>
      <path d="M12.5 4.5 7 10l5.5 5.5" />
    </Icon>
  );
}

/** More controls. */
export function MoreIcon() {
  return (
    <Icon>
      <path d="M4 10h.01M10 10h.01M16 10h.01" strokeWidth="3" />
    </Icon>
  );
}

/** Search. */
export function FindIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="4.5" />
      <path d="m12.5 12.5 3.5 3.5" />
    </Icon>
  );
}

/** Undo. */
export function UndoIcon() {
  return (
    <Icon turns>
      <path d="M7.5 4 4 7.5l3.5 3.5M4.5 7.5H12a4 4 0 0 1 0 8H8" />
    </Icon>
  );
}

/** Redo. */
export function RedoIcon() {
  return (
    <Icon turns>
      <path d="M12.5 4 16 7.5 12.5 11M15.5 7.5H8a4 4 0 0 0 0 8h4" />
    </Icon>
  );
}

/** The main menu. */
export function HomeIcon() {
  return (
    <Icon>
      <path d="M3.5 9 10 3.5 16.5 9M5.5 8v8h9V8" />
    </Icon>
  );
}

/** The assistant. */
export function RobotIcon() {
  return (
    <Icon>
      <rect x="4" y="7" width="12" height="9" rx="2.5" />
      <path d="M10 7V4M2 11v2M18 11v2M8 11.2v.6M12 11.2v.6M8.5 14h3" />
      <circle cx="10" cy="3" r=".6" />
    </Icon>
  );
}

/** The visitor. */
export function PersonIcon() {
  return (
    <Icon>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M4 16.5c.8-3 3.2-4.5 6-4.5s5.2 1.5 6 4.5" />
    </Icon>
  );
}

/** Close. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
