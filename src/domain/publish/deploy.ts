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

/** Maximum size of a page, in bytes of UTF-8. */
export const MAX_PAGE_BYTES = 1_048_576;
