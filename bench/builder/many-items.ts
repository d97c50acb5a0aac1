import type { Page } from 'playwright';
import { setAt } from '../../domain/json/path.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';

/** The number of items in the long list of a bench. */
export const MANY_ITEMS = 300;

/** Opens the builder with its developer handle, without the inspector, and waits until the preview shows a page. */
export async function openBuilder(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/?inspect=handle', url).href);
  await previewShows(page);
}

/** Loads a landing page with 300 benefits into an open builder. */
export async function storeManyItems(page: Page): Promise<void> {
  const items = Array.from({ length: MANY_ITEMS }, (_, n) => ({
    icon: 'fas fa-tag',
    title: `Benefit ${n}`,
    description: 'One fair price, and it will not change halfway.',
  }));
  const config = setAt(landingBusiness.base, ['benefits', 'items'], items);
  await page.evaluate((text) => localStorage.setItem('websiteConfig', text), JSON.stringify(config));
  await page.reload();
  await previewShows(page);
}

async function previewShows(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}
