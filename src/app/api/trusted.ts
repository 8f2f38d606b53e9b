/**
 * The only place that creates trusted types. The content security policy requires them, so nothing else in the app
 * can start a script or write HTML, not even by mistake.
 */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = {
  // Only for HTML that the sanitiser has just produced; hence the name of the exported function.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, location.origin).origin !== location.origin)
      throw new TypeError('Scripts must be of this origin');
    return url;
  },
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy('app', rules) ?? rules;

/** A script of this origin, for workers. Throws TypeError for any other. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}

/** HTML that was sanitised a moment ago. */
export function trustedSanitisedHtml(html: string): string {
  return policy.createHTML(html);
}
