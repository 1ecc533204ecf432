import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

test('an administrator views as an owner, is refused a change, and is themselves again', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/people/members?search=Priya');
  await page.getByRole('link', { name: 'Priya Raman' }).click();
  await page.getByRole('heading', { level: 1, name: 'Priya Raman' }).waitFor();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'View as Priya Raman' }).click();
  const asked = page.getByRole('alertdialog', { name: 'View as Priya Raman?' });
  await asked.getByText(/Priya Raman is notified/).waitFor();
  await asked.getByRole('button', { name: 'Start viewing' }).click();

  const bar = page.getByRole('status').filter({ hasText: 'Viewing as Priya Raman · read-only' });
  await bar.waitFor();
  await page.getByRole('link', { name: /^Pay: Balance due/ }).waitFor();
  for (const path of ['/unauthorized', '/reset-password']) {
    await page.goto(product.address('demo') + path);
    await bar.waitFor();
  }
  await page.getByText('so no link can be sent').waitFor();
  expect(await page.getByRole('button', { name: 'Send link' }).count()).toBe(0);

  await page.goto(`${product.address('demo')}/service-requests/my-requests/create?kind=maintenance`);
  await page.getByRole('radio', { name: 'Plumbing' }).check();
  await page.getByLabel('Title').fill('Not of the owner');
  await page.getByLabel('Description').fill('Of who views as them.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page
    .getByText('You’re viewing as another member, so nothing can be changed. Stop viewing first.')
    .waitFor();

  page.on('dialog', (dialog) => void dialog.accept());
  await bar.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Priya Raman' }).waitFor();
  expect(await page.getByText('Viewing as').count()).toBe(0);
  await page.getByRole('button', { name: 'Account: Maya Okafor' }).waitFor();
  // What is private or a change is refused, and so is what the page asks for as the view ends.
  expect(errors.filter((text) => !/status of 40[13]/.test(text))).toEqual([]);
  await context.close();
});
