import { isWebAddress } from '../../domain/publish/web-address.ts';
import styles from './PageAddress.module.css';

/** The address of a page as a server sent it: a link where a browser can follow it, else its text. It is shown as people write it, and breaks only where a part of it ends. */
export function PageAddress({ address, className }: { address: string; className: string | undefined }) {
  if (!isWebAddress(address))
    return (
      <p className={className} dir="ltr">
        {address}
      </p>
    );
  const parts = address.replace(/^https?:\/\//, '').match(/[^/]*\/?/g) ?? [];
  return (
    <a className={className} dir="ltr" href={address} target="_blank" rel="noopener" aria-label={address}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their places.
        <span key={at} className={styles.part}>
          {part}
        </span>
      ))}
    </a>
  );
}
