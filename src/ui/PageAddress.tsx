import { isWebAddress } from '../../domain/publish/web-address.ts';

/** The address of a page as a server sent it: a link where a browser can follow it, else its text. */
export function PageAddress({ address, className }: { address: string; className: string | undefined }) {
  return isWebAddress(address) ? (
    <a className={className} dir="ltr" href={address} target="_blank" rel="noopener">
      {address}
    </a>
  ) : (
    <p className={className} dir="ltr">
      {address}
    </p>
  );
}
