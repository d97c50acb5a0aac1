import type { DeployResult } from '../deploy/deploy.ts';
import type { OwnerRight } from '../deploy/owner-secret.ts';
import type { JsonObject } from '../json/json.ts';
import type { Structure } from './structure.ts';

export const CONFIG_VERSION = '1.0.0';
/** Shown and sent when a config names no template. */
const NO_TEMPLATE_ID = 'basic';

export type FirstPublishCallback = (result: DeployResult) => void;

/** Under this key a config carries its callback: a symbol, so that it is neither stored nor reached by a path. */
export const onFirstPublish: unique symbol = Symbol('onFirstPublish');
/** Under this key a config that came from a file carries the right to its site until it is saved: a secret, so neither stored with it nor shown. */
export const carriedRight: unique symbol = Symbol('carriedRight');

/** What the visitor's website is made from: template, structure and the values of each section. */
export interface Config extends JsonObject {
  readonly _templateId?: string | undefined;
  readonly _templateVersion?: string | undefined;
  readonly _structure: Structure;
  readonly _siteId?: string | undefined;
  /** Told of the first publish of each site that is made from this config. */
  readonly [onFirstPublish]?: FirstPublishCallback;
  readonly [carriedRight]?: OwnerRight;
}

/** The template id to show and to send: `basic` where the config names none. */
export function templateIdOf(config: Config): string {
  return config._templateId ?? NO_TEMPLATE_ID;
}

/** The config with this callback, or itself where there is none. */
export function withCallback(config: Config, callback: FirstPublishCallback | undefined): Config {
  return callback ? { ...config, [onFirstPublish]: callback } : config;
}
