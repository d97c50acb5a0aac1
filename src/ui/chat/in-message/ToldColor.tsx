import styles from './ToldColor.module.css';

/** The color that a text tells as a hex value, for those who see. */
export function ToldColor({ text }: { text: string }) {
  const [color] = /#[\da-f]{6}/i.exec(text) ?? [];
  return color === undefined ? null : (
    <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
  );
}
