/** The fields of a report's form that a person filled in, with the given ones replaced. */
export const filled = (fields: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    kind: 'deceit',
    why: 'It asks for\r\nmy password.',
    email: '',
    homepage: '',
    drawn: String(Date.now() - 60_000),
    ...fields,
  });

/** Posts a form, or any other body. */
export function sendReport(
  url: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}
