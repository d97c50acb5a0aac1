interface Write {
  readonly tab: number;
  readonly key: string;
  readonly value: string | null;
}

interface Tab {
  readonly view: Map<string, string>;
  readonly page: EventTarget;
  readonly storage: Storage;
  /** What it wrote and the browser has not put in order yet, a list for each task. */
  readonly outbox: Write[][];
  /** How much of the order it has heard. */
  heard: number;
}

/**
 * Local storage as browsers with a process for each tab have it: a tab sees its own writes at once, those of others
 * when it hears of them, and one order of all writes decides what is kept in the end. What is written in one task
 * arrives together.
 */
export class SeveralTabs {
  readonly tabs: readonly Tab[];
  private readonly order: Write[] = [];

  constructor(count: number, kept: Readonly<Record<string, string>> = {}) {
    this.tabs = Array.from({ length: count }, (_, tab) => {
      const view = new Map(Object.entries(kept));
      const outbox: Write[][] = [];
      let task: Write[] | undefined;
      const write = (key: string, value: string | null) => {
        if (value === null) view.delete(key);
        else view.set(key, value);
        if (!task) {
          task = [];
          outbox.push(task);
          queueMicrotask(() => {
            task = undefined;
          });
        }
        task.push({ tab, key, value });
      };
      const storage = {
        getItem: (key: string) => view.get(key) ?? null,
        setItem: (key: string, value: string) => write(key, value),
        removeItem: (key: string) => write(key, null),
      } as Storage;
      return { view, page: new EventTarget(), storage, outbox, heard: 0 };
    });
  }

  /** Puts what a tab wrote in its next task in the order. */
  send(tab: number): void {
    this.order.push(...(this.tabs[tab]?.outbox.shift() ?? []));
  }

  /** Lets a tab hear of the next write in the order. */
  hear(at: number): void {
    const tab = this.tabs[at];
    const write = tab && this.order[tab.heard];
    if (!tab || !write) return;
    tab.heard += 1;
    if (write.tab === at) return;
    if (!this.isOnItsWay(at, write.key)) {
      if (write.value === null) tab.view.delete(write.key);
      else tab.view.set(write.key, write.value);
    }
    tab.page.dispatchEvent(new Event('storage'));
  }

  /** Whether an own write of the key has not come back: then what others wrote before it counts no more. */
  private isOnItsWay(tab: number, key: string): boolean {
    const { outbox, heard } = this.tabs[tab] ?? { outbox: [], heard: 0 };
    const waiting = [...outbox.flat(), ...this.order.slice(heard)];
    return waiting.some((write) => write.tab === tab && write.key === key);
  }

  /** Lets everything arrive everywhere; answers whether there was anything. */
  deliver(): boolean {
    const isOpen = ({ outbox, heard }: Tab) => outbox.length > 0 || heard < this.order.length;
    const isNews = this.tabs.some(isOpen);
    while (this.tabs.some(isOpen)) {
      for (const [at, { outbox }] of this.tabs.entries()) {
        while (outbox.length > 0) this.send(at);
        this.hear(at);
      }
    }
    return isNews;
  }

  /** What is kept in the end. */
  kept(key: string): string | null {
    return this.order.findLast((write) => write.key === key)?.value ?? null;
  }
}
