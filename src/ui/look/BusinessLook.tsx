import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { Business } from '../../../domain/choices/businesses.ts';
import { selectConfig } from '../../../machines/site/site.selectors.ts';
import { BUSINESS_LOOKS } from '../../../templates/businesses/looks.ts';
import { outlineOf } from '../../../templates/icons/icon.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { useActors } from '../actors-context.tsx';
import styles from './BusinessLook.module.css';

/** The sign of a business, in the colors that its page gets. */
export function BusinessLook({ business }: { business: Business }) {
  const { site } = useActors();
  const look = useSelector(site, (snapshot) => resolveTemplate(selectConfig(snapshot)).template.look);
  const { icon, [look]: colors } = BUSINESS_LOOKS[business];
  const { primary, secondary } = colors;
  const drawing = outlineOf(icon);
  return (
    <svg
      className={styles.look}
      style={{ '--primary': primary, '--secondary': secondary } as CSSProperties}
      viewBox={`0 0 ${drawing?.width} ${drawing?.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing?.outline} />
    </svg>
  );
}
