import { renderToString } from 'react-dom/server';
import { digestOf } from '../domain/storage/startup-source.ts';
import { selectActors } from '../machines/app/app.machine.ts';
import { selectConfig } from '../machines/site/site.selectors.ts';
import { loadPages, renderMarkedPage } from '../templates/pages.ts';
import { LANGUAGES, type LanguageCode } from '../words/language.ts';
import { firstVisit } from './app/first-visit.ts';
import { wordsIn } from './app/load-language.ts';
import { READY_MARK } from './ui/preview/frame/frame-document.ts';
import { Screen } from './ui/shell/Screen.tsx';

// The build runs this program in Node, and writes what it prints into the pages of the builder: their texts in each
// language, and the first screen of a new visit with the page in its preview.
void Promise.all(LANGUAGES.map(({ code }) => firstScreen(code))).then((screens) =>
  process.stdout.write(JSON.stringify(screens)),
);

async function firstScreen(language: LanguageCode): Promise<Readonly<Record<string, string>>> {
  const words = await wordsIn(language);
  const [app] = await Promise.all([firstVisit(words, 0), loadPages()]);
  const actors = selectActors(app.getSnapshot());
  if (!actors) throw new Error('The app did not start.');
  const screen = renderToString(<Screen app={app} onDrawn={() => {}} parts={() => undefined} />);
  const page = inPreview(renderMarkedPage(selectConfig(actors.site.getSnapshot())));
  return {
    language,
    direction: words.language.direction,
    ...words.document,
    ...words.served,
    screen: screen.replace('<iframe', () => `<iframe srcdoc="${attributeText(page)}"`),
  };
}

/** A page as the preview shows it: its links keep their addresses in `data-href`. The mark says which page it is. */
function inPreview(page: string): string {
  const marked = page.replace('<html', `<html ${READY_MARK}="${digestOf(page)}"`);
  const [before, ...links] = marked.split('<a ');
  const disabled = links.map((link) => {
    const end = link.indexOf('>');
    return link.slice(0, end).replace('href="', 'role="link" tabindex="0" data-href="') + link.slice(end);
  });
  return [before, ...disabled].join('<a ');
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
