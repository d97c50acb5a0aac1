import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A row of buttons of which one is pressed. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {(Object.keys(tabs) as Name[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {tabs[name]}
        </button>
      ))}
    </fieldset>
  );
}
