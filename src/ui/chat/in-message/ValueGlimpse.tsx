import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { PlaceEntry } from '../../../../domain/chat/menu-entry.ts';
import { itemGlimpse } from '../../../../domain/chat/menu-path.ts';
import type { Leaf } from '../../../../domain/config/structure.ts';
import { selectConfig } from '../../../../machines/site/site.selectors.ts';
import { imageAddress } from '../../../../templates/markup/url.ts';
import { useActors, useWords } from '../../actors-context.tsx';
import { StoredValue, shownText } from './PresentValue.tsx';
import styles from './ValueGlimpse.module.css';

/** More characters than a row has room for. */
const LONGEST = 80;

/** What an option's field or item holds, in one line beside it. */
export function ValueGlimpse({ entry }: { entry: PlaceEntry }) {
  if (entry.kind !== 'field') return <ItemGlimpse entry={entry} />;
  return entry.leaf.type === 'table' ? null : <FieldGlimpse leaf={entry.leaf} />;
}

/** What a field holds, in one line. */
export function FieldGlimpse({ leaf }: { leaf: Leaf }): ReactElement | null {
  const { site } = useActors();
  const config = useSelector(site, selectConfig);
  const text = shownText(config, leaf).trim();
  switch (leaf.type) {
    case 'text':
    case 'url':
      return <bdi>{text.slice(0, LONGEST)}</bdi>;
    case 'image':
      return <Thumb address={text} />;
    case 'color':
    case 'boolean':
    case 'icon':
      if (leaf.type === 'icon' && text === '') return null;
      return (
        <span className={styles.glimpse}>
          <StoredValue config={config} leaf={leaf} />
        </span>
      );
  }
}

function ItemGlimpse({ entry: { place } }: { entry: PlaceEntry }) {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const { title, picture } = itemGlimpse(config, place, words);
  return (
    <span className={styles.item}>
      <bdi>{title}</bdi>
      <Thumb address={picture} />
    </span>
  );
}

/** A picture; nothing for what no page would draw. */
function Thumb({ address }: { address: string }) {
  const source = imageAddress(address);
  return source ? <img className={styles.thumb} src={source} alt="" /> : null;
}
