import type { Page } from 'playwright';

/**
 * Records the forbidden events of a page, a line each: a dialog opened by a script, a navigation to an address that
 * is not its own, a request for anything but an image, a violation of its policy.
 */
export function watchEvents(page: Page, isOwn: (address: string) => boolean): readonly string[] {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!isOwn(frame.url())) events.push(`went to ${frame.url()}`);
  });
  page.on('popup', (popup) => events.push(`opened ${popup.url()}`));
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && !isOwn(request.url()))
      events.push(`fetched ${request.resourceType()} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/Refused|Content Security Policy/.test(message.text())) events.push(message.text());
  });
  return events;
}
