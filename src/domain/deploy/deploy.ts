/** What `POST /api/deploy` carries. `siteName` is the site id; `html` the whole page. */
export interface DeployRequest {
  readonly html: string;
  readonly siteName: string;
  readonly templateId: string;
  readonly userEmail: string;
  readonly isUpdate: boolean;
}

/** What the deploy call answers: the page's absolute address and `<siteId>.<version>`. */
export interface DeployAnswer {
  readonly url: string;
  readonly id: string;
}

/** What came of a deploy that went well; of a site's first one the config's callback is told. */
export interface DeployResult {
  readonly success: boolean;
  readonly url: string;
  readonly deploymentId: string;
  readonly templateUsed: string;
  readonly siteId: string;
  readonly isUpdate: boolean;
}

/** Bytes of UTF-8 that a page may have at most. */
export const MAX_PAGE_BYTES = 1_048_576;

/** The specification's only e-mail rule: not blank, and an @ in it. */
export function isEmail(text: string): boolean {
  return text.trim() !== '' && text.includes('@');
}
