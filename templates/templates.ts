import { landingBusiness } from './landing-business/template.ts';
import { moonlight } from './moonlight/template.ts';
import type { Template } from './template.ts';

/** All templates in the order of the Template dropdown. The first is the default. */
export const templates: readonly [Template, ...Template[]] = [landingBusiness, moonlight];
