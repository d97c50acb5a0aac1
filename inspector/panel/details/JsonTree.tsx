import styles from './JsonTree.module.css';

/** The length of JSON up to which a part is open with the whole. */
const SHORT = 200;

/** A JSON value as nested disclosures. */
export function JsonTree({
  name,
  value,
  isOpen = false,
}: {
  name: string;
  value: unknown;
  isOpen?: boolean;
}) {
  if (typeof value !== 'object' || value === null) {
    return (
      <p className={styles.leaf}>
        <span className={styles.name}>{name}: </span>
        <span data-kind={typeof value}>{value === undefined ? '∅' : JSON.stringify(value)}</span>
      </p>
    );
  }
  const parts = Object.entries(value);
  const isShort = (part: unknown) => JSON.stringify(part).length <= SHORT;
  return (
    <details className={styles.tree} open={isOpen}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.size}>
          {Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}
        </span>
      </summary>
      {parts.map(([key, part]) => (
        <JsonTree key={key} name={key} value={part} isOpen={isOpen && part !== undefined && isShort(part)} />
      ))}
    </details>
  );
}
