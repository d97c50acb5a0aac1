import { imageAddress } from '../../../../templates/markup/url.ts';
import styles from './MessagePicture.module.css';

/** The picture that a message reports. What no page would draw is not drawn here. */
export function MessagePicture({ address }: { address: string }) {
  const picture = imageAddress(address);
  return picture === undefined ? null : <img className={styles.picture} src={picture} alt="" />;
}
