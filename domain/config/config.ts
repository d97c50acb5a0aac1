import type { JsonObject } from '../json/json.ts';
import type { MailReach } from '../mail-reach.ts';
import type { Structure } from './structure.ts';

export const CONFIG_VERSION = '1.0.0';
/** Shown and sent when a config names no template. */
const NO_TEMPLATE_ID = 'basic';

/** The result of a successful deploy, as given to the config's first-publish callback. */
export interface DeployResult {
  readonly success: boolean;
  readonly url: string;
  readonly deploymentId: string;
  readonly templateUsed: string;
  readonly siteId: string;
  readonly isUpdate: boolean;
  /** Whether the e-mail address is confirmed, so that it leads back to the site; absent if the server does not say. */
  readonly isConfirmed?: boolean;
  /** Whether the website keeps another address than the one that was typed; absent if it does not. */
  readonly keepsAddress?: boolean;
  /** What becomes of the mail that confirms it; absent if the server does not say. */
  readonly mail?: MailReach;
  /** From when on one can be sent, where there is none for now; ISO 8601. */
  readonly nextMailAt?: string;
}

export type FirstPublishCallback = (result: DeployResult) => void;

/** The key of the config's callback. A symbol is neither stored as JSON nor reachable by a path. */
export const onFirstPublish: unique symbol = Symbol('onFirstPublish');

/** A website: its template, structure and values. */
export interface Config extends JsonObject {
  readonly _templateId?: string | undefined;
  readonly _templateVersion?: string | undefined;
  readonly _structure: Structure;
  readonly _siteId?: string | undefined;
  /** Called at the first publish of each site made from this config. */
  readonly [onFirstPublish]?: FirstPublishCallback;
}

/** The template id to show and to send; `basic` if the config names none. */
export function templateIdOf(config: Config): string {
  return config._templateId ?? NO_TEMPLATE_ID;
}

/** Returns the config with this callback, or the same config without one. */
export function withCallback(config: Config, callback: FirstPublishCallback | undefined): Config {
  return callback ? { ...config, [onFirstPublish]: callback } : config;
}
