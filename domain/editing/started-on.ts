import type { Config } from '../config/config.ts';

/** Starting content on the present website: a website of the same template keeps its published site. */
export function startedOn(present: Config, { _siteId, ...content }: Config): Config {
  const siteId = content._templateId === present._templateId ? present._siteId : undefined;
  return { ...content, ...(siteId !== undefined && { _siteId: siteId }) } as Config;
}
