import { type Config, type Data, Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';

/** A section of the page: its title, a sentence, and what stands side by side in it. */
interface Section {
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** The sections of Parley's first page, the first screen first. The build puts them in. */
declare const SECTIONS: readonly Section[];

const TEXTS = { title: { type: 'text' }, text: { type: 'textarea' } } as const;
const ITEMS = { type: 'array', arrayFields: TEXTS } as const;
const SPACE = { padding: '64px 32px' };
const BESIDE = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 };

const config: Config<{ First: Section; Section: Section }> = {
  components: {
    First: {
      fields: { ...TEXTS, items: ITEMS },
      render: ({ title, text }) => (
        <header style={SPACE}>
          <h1>{title}</h1>
          <p>{text}</p>
        </header>
      ),
    },
    Section: {
      fields: { ...TEXTS, items: ITEMS },
      render: ({ title, text, items }) => (
        <section style={SPACE}>
          <h2>{title}</h2>
          <p>{text}</p>
          <div style={BESIDE}>
            {items.map((item) => (
              <article key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </article>
            ))}
          </div>
        </section>
      ),
    },
  },
};

const content = SECTIONS.map((section, at) => ({
  type: at === 0 ? ('First' as const) : ('Section' as const),
  props: { id: `section-${at}`, ...section },
}));

const screen = document.getElementById('root');
if (screen) createRoot(screen).render(<Puck config={config} data={{ root: {}, content } as Data} />);
