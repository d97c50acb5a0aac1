import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { BUSINESSES, type Business, businessOf } from '../../../domain/choices/businesses.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import type { ConfirmRequest } from '../../../machines/confirm/confirm.machine.ts';
import { selectConfig, selectFresh } from '../../../machines/site/site.selectors.ts';
import { carriedOver } from '../../../templates/carried-content.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';
import { websiteIn } from '../../../templates/fresh-websites.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { startingContent } from '../../../templates/starting-content.ts';
import type { Template } from '../../../templates/template.ts';
import { templates } from '../../../templates/templates.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { BusinessLook } from './BusinessLook.tsx';
import { PagePicture, type ShownPage } from './PagePicture.tsx';
import styles from './TemplateCards.module.css';

/** Every template as a page: with the visitor's content, then with that of each business, the website's own first. */
export function TemplateCards() {
  const { site } = useActors();
  const { templateCards } = useWords();
  const own = useSelector(site, (snapshot) => businessOf(textAt(selectConfig(snapshot), BUSINESS_PATH)));
  const cardsOf = (businesses: readonly Business[]) =>
    businesses.flatMap((business) =>
      templates.map((template) => (
        <BusinessCard key={`${template.id} ${business}`} template={template} business={business} />
      )),
    );
  return (
    <>
      <ul className={styles.cards}>
        {templates.map((template) => (
          <OwnCard key={template.id} template={template} business={own} />
        ))}
        {cardsOf(own ? [own] : BUSINESSES)}
      </ul>
      {own && (
        <details className={styles.others}>
          <summary>{templateCards.others}</summary>
          <ul className={styles.cards}>{cardsOf(BUSINESSES.filter((business) => business !== own))}</ul>
        </details>
      )}
    </>
  );
}

/** The website as it would be published: what a template invents is nobody's. */
function OwnCard({ template, business }: { template: Template; business: Business | undefined }) {
  const { site, dialogs } = useActors();
  const words = useWords();
  const present = useSelector(site, selectConfig);
  const fresh = useSelector(site, selectFresh);
  const ofBusiness = usePageOf(template, business);
  const isInUse = resolveTemplate(present).template === template;
  const page = useCallback(async () => {
    if (isInUse) return withoutSamples(present);
    const own = websiteIn(template.id, present, fresh);
    return withoutSamples(carriedOver(present, await ofBusiness().catch(() => own), fresh).config);
  }, [isInUse, present, template, fresh, ofBusiness]);
  const name = shownName(template.name, words);
  const request: ConfirmRequest = { type: 'template.choose', templateId: template.id };
  return (
    <Card
      page={page}
      title={words.templateCards.yours}
      template={name}
      name={name}
      isInUse={isInUse}
      onChoose={() => dialogs.send({ type: 'templateChange.ask', request })}
    />
  );
}

function BusinessCard({ template, business }: { template: Template; business: Business }) {
  const { dialogs } = useActors();
  const words = useWords();
  const page = usePageOf(template, business);
  const name = shownName(template.name, words);
  const title = words.businesses[business];
  const said = words.templateCards.card(name, title);
  const choose = () => {
    const chosen = { business, templateId: template.id, said, at: Date.now() };
    dialogs.send({ type: 'templateChange.ask', request: { type: 'business.choose', ...chosen } });
  };
  return (
    <Card
      page={page}
      sign={<BusinessLook business={business} />}
      title={title}
      template={name}
      name={said}
      onChoose={choose}
    />
  );
}

/** The page of a template with the content of a business; without one, as a new website has it. */
function usePageOf(template: Template, business: Business | undefined) {
  const { site } = useActors();
  const { language } = useWords();
  const fresh = useSelector(site, selectFresh);
  const website = useSelector(site, (snapshot) => websiteIn(template.id, selectConfig(snapshot), fresh));
  const { code } = language;
  return useCallback(
    async () => (business ? startingContent.load({ config: website, business, language: code }) : website),
    [website, business, code],
  );
}

interface CardProps {
  readonly page: ShownPage;
  /** What stands there until the page is drawn. */
  readonly sign?: ReactNode;
  /** Whose page it is. It stands beside the button, whose name tells it after the template. */
  readonly title: string;
  readonly template: string;
  readonly name: string;
  readonly isInUse?: boolean;
  readonly onChoose: () => void;
}

function Card({ page, sign, title, template, name, isInUse = false, onChoose }: CardProps) {
  const { templateCards } = useWords();
  return (
    <li className={styles.card}>
      <PagePicture page={page} sign={sign} />
      <span className={styles.title}>{title}</span>
      <button
        type="button"
        className={styles.choice}
        aria-label={name}
        aria-current={isInUse}
        aria-disabled={isInUse}
        onClick={isInUse ? undefined : onChoose}
      >
        {template}
      </button>
      {isInUse && <span className={styles.note}>{templateCards.inUse}</span>}
    </li>
  );
}
