import { useSelector } from '@xstate/react';
import { businessOf } from '../../../domain/choices/businesses.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import type { ListNode } from '../../../domain/config/structure.ts';
import { priceColumn } from '../../../domain/lists/list-table.ts';
import { listName } from '../../../domain/lists/typed-rows.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { shownName } from '../../../words/words.ts';
import { useActors, useWords } from '../actors-context.tsx';

/** What a table and its items are called. */
interface ItemWords {
  readonly title: string;
  readonly item: string;
  /** True if the business has its own word for the item, such as `Bread`. */
  readonly isOfBusiness: boolean;
}

/** What a list's table and its items are called: where it has prices, by the business. */
export function useItemWords(node: ListNode): ItemWords {
  const { site } = useActors();
  const words = useWords();
  const config = useSelector(site, selectConfig);
  const business = businessOf(textAt(config, BUSINESS_PATH));
  const own = business && priceColumn(node) !== -1 ? words.businessTables[business] : undefined;
  if (own) return { title: own[0], item: own[1], isOfBusiness: true };
  return { title: listName(config, node, words), item: shownName(node.name, words), isOfBusiness: false };
}
