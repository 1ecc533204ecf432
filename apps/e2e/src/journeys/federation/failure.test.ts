import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { courtyard, makeRelease } from '../../product/release';
import { withOwnScene } from '../../scene';

let product: Product;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

const sectionFiles = '**/sections/properties/**';
const list = '/properties-common-areas/properties';

/** The host lives: its menu is there and another page opens. */
async function hostIsAlive(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Help & Support' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
}

async function signedInWithoutSection(): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/help-support');
  return { page, close: () => context.close() };
}

test('down: a panel says so, the rest is alive, and Retry works once it is back', async () => {
  const { page, close } = await signedInWithoutSection();
  await page.route(sectionFiles, (route) => route.abort());
  await page.goto(product.address('demo') + list);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.waitFor({ timeout: 60_000 });
  await hostIsAlive(page);
  await page.goBack();
  await retry.waitFor({ timeout: 60_000 });
  await page.unroute(sectionFiles);
  await retry.click();
  await page.getByRole('table').waitFor();
  await close();
});

test('a module that the host fetches for sections is asked for again by Retry', async () => {
  const { page, close } = await signedInWithoutSection();
  const fetched = '**/assets/host/ui-data.*.js*';
  await page.route(fetched, (route) => route.abort());
  await page.goto(product.address('demo') + list);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.waitFor({ timeout: 60_000 });
  await hostIsAlive(page);
  await page.goBack();
  await page.unroute(fetched);
  await retry.click();
  await page.getByRole('table').waitFor();
  await close();
});

test('slow: the wait ends within the limit with a panel, and the menu answers meanwhile', async () => {
  const { page, close } = await signedInWithoutSection();
  await page.route(sectionFiles, () => new Promise(() => undefined));
  await page.goto(product.address('demo') + list, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
  await hostIsAlive(page);
  await close();
});

test('tampered with: the file is not run', async () => {
  const { page, close } = await signedInWithoutSection();
  await page.route(sectionFiles, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await product.send('demo', pathname + search);
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, body: `globalThis.tampered = true;${answer.text}` });
  });
  await page.goto(product.address('demo') + list);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await hostIsAlive(page);
  await page.goto(`${product.address('demo')}/administration/sections`);
  await page.getByText(/^Failures in the last seven days: [1-9]/).click();
  await page.getByText(/a file didn’t match the published one .*entry\.js/).waitFor();
  await close();
});

test('throwing: a release whose pages throw shows the panel and takes nothing else down', async () => {
  const broken = makeRelease('properties', '9.9.1-broken', (script, file) =>
    /remote-?entry/i.test(file) ? script : `throw new Error('planted in a chunk');${script}`,
  );
  expect(courtyard(product, 'section', 'publish', broken).code).toBe(0);
  expect(courtyard(product, 'section', 'pin', 'demo', 'properties', '9.9.1-broken').code).toBe(0);
  const { page, close } = await signedInWithoutSection();
  await page.goto(product.address('demo') + list);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
  await hostIsAlive(page);
  expect(courtyard(product, 'section', 'unpin', 'demo', 'properties').code).toBe(0);
  await page.goto(product.address('demo') + list);
  await page.getByRole('table').waitFor();
  await close();
});

test('late: a page whose code takes too long leaves the other pages of its section alone, and opens once it has come', async () => {
  const { page, close } = await signedInWithoutSection();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/sections/accounting/**/page-bills.js*', async (route) => {
    await arrival;
    await route.continue();
  });
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await page.goto(`${product.address('demo')}/accounting/bills`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
  for (const name of ['Invoices', 'Payments']) {
    await go(name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('main').getByRole('table').waitFor();
  }
  arrive();
  await go('Bills');
  await page.getByRole('heading', { level: 1, name: 'Bills' }).waitFor();
  await page.getByRole('main').getByRole('table').waitFor();
  await close();
});
