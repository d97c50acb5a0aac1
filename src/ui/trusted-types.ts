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

/** Marks a page of our own templates as one that may be parsed: it is shown in frames without scripts only. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Marks the address of a worker of our own build as one that may run. */
export function trustedScript(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}
