import morphdom from 'morphdom';
import type { Section } from '../../domain/structure.ts';
import { trusted } from '../trusted-types.ts';
import { READY_MARK } from './empty-page.ts';

const GUIDES = `
[data-guide] { position: relative; outline: 2px dashed #d6336c; outline-offset: -2px; }
[data-guide]::before { content: attr(data-guide); position: absolute; z-index: 99; inset: 0 auto auto 0;
  padding: 2px 10px; border-radius: 0 0 8px 0; background: #a61e4d; color: #fff; font: 600 12px/1.6 system-ui, sans-serif; }`;

/**
 * Makes a frame's document show a page, changing only what differs; `guides` are the sections to outline and name.
 * Links carry their address in `data-href` here, so that nothing in the frame can navigate.
 */
export function patchPage(page: Document, html: string, guides: readonly Section[]): void {
  const wanted = new DOMParser().parseFromString(trusted(html), 'text/html');
  wanted.documentElement.setAttribute(READY_MARK, '');
  for (const link of wanted.querySelectorAll('a[href]')) holdLink(link);
  if (guides.length > 0) addGuides(wanted, guides);
  morphdom(page.documentElement, wanted.documentElement, { onBeforeElUpdated: keepsWhatIsEqual });
}

function holdLink(link: Element): void {
  link.setAttribute('data-href', link.getAttribute('href') ?? '');
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
  link.removeAttribute('href');
}

function addGuides(page: Document, guides: readonly Section[]): void {
  for (const section of guides) page.getElementById(section.id)?.setAttribute('data-guide', section.name);
  const style = page.createElement('style');
  style.textContent = GUIDES;
  page.body.append(style);
}

function keepsWhatIsEqual(from: HTMLElement, to: HTMLElement): boolean {
  return !from.isEqualNode(to);
}
