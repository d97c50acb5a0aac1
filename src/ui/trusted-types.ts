interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('parley', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
});

/** Marks HTML as safe to parse. It is rendered by our templates, and shown only in frames without scripts. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Marks the URL of a worker of this build as safe to run. */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}
