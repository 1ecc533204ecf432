import type { BrowserContext, Page } from 'playwright-core';
import type { Product } from '../../product/product';

export const propertyList = '/properties-common-areas/properties';
export const propertyAdd = `${propertyList}/add`;

export const unitField = (page: Page) => page.getByLabel(/^Unit number/);
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add property' });

/** Waits for a page by its heading. */
export const headed = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Another tab of a browser in which somebody is signed in. */
export async function openTab(product: Product, context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(product.address('demo') + path);
  await page.getByRole('main').waitFor();
  return page;
}

/** A tab with the form that adds a property, a unit typed into it. */
export async function halfFilled(product: Product, context: BrowserContext, unit: string): Promise<Page> {
  const page = await openTab(product, context, propertyAdd);
  await unitField(page).fill(unit);
  return page;
}

/** The properties that the server has by a name. */
export async function storedProperties(product: Product, name: string): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const answer = await product.send('demo', `/api/v1/properties?search=${name}`, { headers });
  return answer.json<{ data: unknown[] }>().data;
}
