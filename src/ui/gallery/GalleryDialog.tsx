import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Config } from '../../../domain/config/config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { selectShown } from '../../../machines/dialogs/dialogs.machine.ts';
import {
  type Example,
  type GalleryActor,
  selectExamples,
  selectGalleryStage,
} from '../../../machines/dialogs/gallery.machine.ts';
import { selectConfig, selectFresh } from '../../../machines/site/site.selectors.ts';
import { carriedOver } from '../../../templates/carried-content.ts';
import { freshWebsite } from '../../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import type { Template } from '../../../templates/template.ts';
import { templates } from '../../../templates/templates.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useAllWords } from '../actors-context.tsx';
import dialogStyles from '../dialog.module.css';
import { returnToChat } from '../focus-chat.ts';
import { ModalDialog } from '../ModalDialog.tsx';
import styles from './GalleryDialog.module.css';
import { PagePicture } from './PagePicture.tsx';

/** Every template as a page: with the visitor's content, then with the content of each business. */
export function GalleryDialog() {
  const { dialogs } = useActors();
  const words = useAllWords();
  const { gallery } = useSelector(dialogs, selectShown);
  const stage = useSelector(gallery, (snapshot) => snapshot && selectGalleryStage(snapshot));
  const isOpen = gallery !== undefined;
  // The cards come in a second render, so that the dialog opens at once.
  const hasCards = useDeferredValue(isOpen);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A chosen example greets anew, without what the gallery was opened from.
    if (wasOpen.current && !isOpen) returnToChat();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => dialogs.send({ type: 'dialog.close' });
  return (
    <ModalDialog isOpen={isOpen} onClose={close} title={words.titles.gallery} state={stage} width="wide">
      <div className={styles.body}>
        <p>{words.gallery.intro}</p>
        {gallery && hasCards && <Cards gallery={gallery} />}
        <p className={stage === 'failed' ? styles.failed : styles.status} role="status">
          {stage === undefined || stage === 'complete' ? '' : words.gallery[stage]}
        </p>
      </div>
      <div className={`${dialogStyles.actions} ${styles.actions}`}>
        <button type="button" className="button" onClick={close}>
          {words.gallery.close}
        </button>
        {stage === 'failed' && (
          <button
            type="button"
            className="button primary"
            data-first-focus=""
            onClick={() => gallery?.send({ type: 'gallery.retry' })}
          >
            {words.gallery.retry}
          </button>
        )}
      </div>
    </ModalDialog>
  );
}

function Cards({ gallery }: { gallery: GalleryActor }) {
  const { site } = useActors();
  const words = useAllWords();
  const examples = useSelector(gallery, selectExamples);
  const business = useSelector(site, (snapshot) => textAt(selectConfig(snapshot), BUSINESS_PATH));
  const own = examples.filter((example) => example.business === business);
  const others = examples.filter((example) => example.business !== business);
  const cardsOf = (shown: readonly Example[]) =>
    shown.map((example) => (
      <ExampleCard key={`${example.templateId} ${example.business}`} gallery={gallery} example={example} />
    ));
  return (
    <>
      <ul className={styles.cards}>
        {templates.map((template) => (
          <OwnCard
            key={template.id}
            gallery={gallery}
            template={template}
            businessWebsite={own.find(({ templateId }) => templateId === template.id)?.config}
          />
        ))}
        {cardsOf(own.length > 0 ? own : others)}
      </ul>
      {own.length > 0 && (
        <details className={styles.others}>
          <summary>{words.gallery.others}</summary>
          <ul className={styles.cards}>{cardsOf(others)}</ul>
        </details>
      )}
    </>
  );
}

interface OwnCardProps {
  readonly gallery: GalleryActor;
  readonly template: Template;
  /** The website of the visitor's business in this template; undefined for a website without a business. */
  readonly businessWebsite: Config | undefined;
}

function OwnCard({ gallery, template, businessWebsite }: OwnCardProps) {
  const { site } = useActors();
  const words = useAllWords();
  const present = useSelector(site, selectConfig);
  const fresh = useSelector(site, selectFresh);
  const isInUse = resolveTemplate(present).template === template;
  const config = useMemo(() => {
    const other = businessWebsite ?? freshWebsite(fresh, template.id);
    return isInUse ? present : carriedOver(present, other, fresh).config;
  }, [isInUse, present, template, fresh, businessWebsite]);
  const name = shownName(template.name, words);
  return (
    <Card
      config={config}
      title={words.gallery.yours}
      template={name}
      name={name}
      isCurrent={isInUse}
      onChoose={() => gallery.send({ type: 'template.pick', templateId: template.id })}
    />
  );
}

function ExampleCard({ gallery, example }: { gallery: GalleryActor; example: Example }) {
  const words = useAllWords();
  const template = shownName(resolveTemplate({ _templateId: example.templateId }).template.name, words);
  const business = words.businesses[example.business];
  return (
    <Card
      config={example.config}
      title={business}
      template={template}
      name={words.gallery.card(template, business)}
      onChoose={() => gallery.send({ type: 'example.pick', example, at: Date.now() })}
    />
  );
}

interface CardProps {
  readonly config: Config;
  /** Whose page it is. It stands beside the button, whose name tells it after the template. */
  readonly title: string;
  readonly template: string;
  readonly name: string;
  readonly isCurrent?: boolean;
  readonly onChoose: () => void;
}

function Card({ config, title, template, name, isCurrent, onChoose }: CardProps) {
  const words = useAllWords();
  return (
    <li className={styles.card}>
      <PagePicture config={config} />
      <span className={styles.title}>{title}</span>
      <button
        type="button"
        className={styles.choice}
        aria-label={name}
        aria-current={isCurrent}
        onClick={onChoose}
      >
        {template}
      </button>
      {isCurrent && <span className={styles.note}>{words.gallery.inUse}</span>}
    </li>
  );
}
