/** The body of `POST /api/deploy`. `siteName` is the site id, `html` the whole page. */
export interface DeployRequest {
  readonly html: string;
  readonly siteName: string;
  readonly templateId: string;
  readonly userEmail: string;
  readonly isUpdate: boolean;
}

/** The response to a deploy: the page's absolute URL, and `<siteId>.<version>` as id. */
export interface DeployAnswer {
  readonly url: string;
  readonly id: string;
}

/** The result of a successful deploy, as given to the config's first-publish callback. */
export interface DeployResult {
  readonly success: boolean;
  readonly url: string;
  readonly deploymentId: string;
  readonly templateUsed: string;
  readonly siteId: string;
  readonly isUpdate: boolean;
}

/** Maximum size of a page, in bytes of UTF-8. */
export const MAX_PAGE_BYTES = 1_048_576;

/** True if a text is not blank and contains an @: the specification's only rule for e-mail addresses. */
export function isEmail(text: string): boolean {
  return text.trim() !== '' && text.includes('@');
}
