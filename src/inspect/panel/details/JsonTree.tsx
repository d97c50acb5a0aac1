import styles from './JsonTree.module.css';

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
  return (
    <details className={styles.tree} open={isOpen}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.size}>
          {Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}
        </span>
      </summary>
      {parts.map(([key, part]) => (
        <JsonTree key={key} name={key} value={part} />
      ))}
    </details>
  );
}
