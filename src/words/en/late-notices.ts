import { counted } from '../formats.ts';

/** English: notices that come with the rest, and phrases that failures share. */
export const enLateNotices = {
  installation: {
    offline: 'You are offline.',
    offlineKept: 'You are offline. Your changes are kept in this browser.',
    newVersion: 'A new version of Parley is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  /** A section without content, which the preview draws from its samples. */
  ghost: { onlyYou: 'Only you see this' },
  drafts: {
    kept: (name: string, text: string) => `Not sent yet, for ${name}: “${text}”.`,
    resume: 'Continue editing',
    ask: (name: string, text: string) => `“${text}” for ${name} is not sent yet. What should be published?`,
    use: 'Use it',
    leaveOut: 'Leave it out',
  },
  tabs: {
    changedTo: (name: string, value: string) => `${name} was also changed in another tab: “${value}”.`,
    changed: (name: string) => `${name} was also changed in another tab.`,
    use: (value: string) => `Use “${value}”`,
    useOther: 'Use the other',
    keep: 'Keep mine',
  },
  again: {
    later: 'Please try again later.',
    inMinutes: counted('en', {
      one: 'Please try again in a minute.',
      other: 'Please try again in # minutes.',
    }),
  },
};
