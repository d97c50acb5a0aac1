import { linkAddress, profileAddress } from './url.ts';

/** Where each social network has its accounts. */
const PROFILES = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
} as const;

/** The address that the text in a link's field leads to: in a network's field, a name such as `@crust` is an account there. */
export function fieldAddress(path: string, text: string): string | undefined {
  const network = Object.entries(PROFILES).find(([key]) => path.endsWith(`.social.${key}.url`));
  return network ? profileAddress(text, network[1]) : linkAddress(text);
}
