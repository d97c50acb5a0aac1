import { useSelector } from '@xstate/react';
import { EntryDetails } from './details/EntryDetails.tsx';
import { InspectorBar } from './InspectorBar.tsx';
import styles from './InspectorScreen.module.css';
import { useInspector } from './inspector-context.tsx';
import type { Story } from './inspector-state.ts';
import { EventLog } from './log/EventLog.tsx';
import { LogFilters } from './log/LogFilters.tsx';
import { ActorRail } from './map/ActorRail.tsx';
import { ChartList } from './map/ChartList.tsx';
import { ChartMap } from './map/ChartMap.tsx';
import { Tabs } from './Tabs.tsx';

const STORIES: Readonly<Record<Story, string>> = { log: 'Log', list: 'List' };

/** The inspector's screen: charts above, the log and the chosen entry below. */
export function InspectorScreen() {
  const { inspector } = useInspector();
  const scheme = useSelector(inspector, ({ context }) => context.scheme);
  const story = useSelector(inspector, ({ context }) => context.story);
  const isAtEnd = useSelector(inspector, ({ context }) => context.index === undefined);
  const notice = useSelector(inspector, ({ context }) => context.notice);
  return (
    <div className={styles.frame} style={{ colorScheme: scheme }}>
      <div className={styles.screen}>
        <InspectorBar />
        <p className={styles.notice} role="status">
          {notice}
        </p>
        <main className={styles.main}>
          <div className={styles.charts}>
            <ActorRail />
            <ChartMap />
          </div>
          <div className={styles.below}>
            <section className={styles.story} aria-label="What happened">
              <div className={styles.head}>
                <Tabs
                  label="Ways to show it"
                  tabs={STORIES}
                  chosen={story}
                  onChoose={(chosen) => inspector.send({ type: 'story.choose', story: chosen })}
                />
                {story === 'log' && <LogFilters />}
              </div>
              {story === 'log' && <EventLog />}
              {story === 'list' && <ChartList />}
            </section>
            <section className={styles.aspect} aria-label="The moment">
              <div className={styles.head}>
                <h2 className={styles.title}>Moment</h2>
                <button
                  type="button"
                  className={styles.latest}
                  aria-pressed={isAtEnd}
                  onClick={() => inspector.send({ type: 'entry.choose', index: undefined })}
                >
                  Latest
                </button>
              </div>
              <EntryDetails />
            </section>
          </div>
        </main>
      </div>
    </div>
  );
}
