/** The sections of a landing page between its top and its end, in their order. */
export const OWN_SECTIONS: readonly OwnSection[] = ['hero', 'benefits', 'features', 'cta'];

type OwnSection = 'hero' | 'benefits' | 'features' | 'cta';
