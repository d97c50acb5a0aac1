import { useSelector } from '@xstate/react';
import styles from './InspectorBar.module.css';
import { useInspector } from './inspector-context.tsx';
import { SessionMenu } from './SessionMenu.tsx';

const ORIGIN = {
  live: 'Live',
  left: 'Ended',
  replay: 'Replay',
} as const;
const SCHEME = { 'light dark': 'System colours', light: 'Light', dark: 'Dark' } as const;

/** The header: where the session comes from, and the commands. */
export function InspectorBar() {
  const { inspector, ask } = useInspector();
  const origin = useSelector(inspector, ({ context: { origin: from, isLeft } }) =>
    from === 'live' && isLeft ? 'left' : from,
  );
  const scheme = useSelector(inspector, ({ context }) => context.scheme);
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>Inspector</h1>
      <span className={styles.origin} data-origin={origin}>
        {ORIGIN[origin]}
      </span>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Colours: ${SCHEME[scheme]}`}
        title={SCHEME[scheme]}
        onClick={() => inspector.send({ type: 'scheme.change' })}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
          <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
        </svg>
      </button>
      <SessionMenu />
      {ask && window.parent !== window && (
        <>
          <button
            type="button"
            className={styles.icon}
            aria-label="Open in a window of its own"
            title="Open in a window of its own"
            onClick={() => ask({ type: '@parley.popOut' })}
          >
            <svg
              viewBox="0 0 20 20"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              aria-hidden="true"
            >
              <path d="M8 4H4v12h12v-4M11.5 4H16v4.5M16 4l-6.5 6.5" />
            </svg>
          </button>
          <button
            type="button"
            className={styles.icon}
            aria-label="Close the inspector"
            title="Close the inspector (Ctrl+Alt+I)"
            onClick={() => ask({ type: '@parley.close' })}
          >
            <svg
              viewBox="0 0 20 20"
              width="18"
              height="18"
              stroke="currentColor"
              strokeWidth="1.7"
              aria-hidden="true"
            >
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </>
      )}
    </header>
  );
}
