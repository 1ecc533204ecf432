import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const section = '/accounting/recurring-invoices';
const name = 'Garage rent';

async function choose(page: Page, field: RegExp, typed: string) {
  const input = page.getByRole('combobox', { name: field }).first();
  await input.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
}

async function billNext(page: Page) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Run now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run now' }).click();
}

test('a template makes its invoices once', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'treasurer', 'demo', `${section}/create`);
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('radio', { name: 'Selected units' }).check({ force: true });
  await page.getByRole('group', { name: 'Units' }).getByRole('checkbox').first().check({ force: true });
  await page.getByLabel(/^Description/).fill('Garage {month}');
  await choose(page, /^Income account/, '4010');
  await choose(page, /^Fund/, 'Operating');
  await page.getByLabel(/^Amount/).fill('41.50');
  const next = page.getByRole('list', { name: 'Next 10 runs' });
  await next.getByText('$41.50').nth(9).waitFor();
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  // Somebody else has the page open from before.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: `More for ${name}` }).click();
  await other.getByRole('menuitem', { name: 'Run now' }).click();
  await other.getByRole('alertdialog').waitFor();
  await billNext(page);
  await page.getByText(/^Run of .* billed$/).waitFor();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Run now' }).click();
  await other.getByText(/This date was already run/).waitFor();

  await page.goto(`${product.address('demo')}/accounting/invoices?totalMinor=4150..4150`);
  const billed = page.getByRole('row', { name: /\$41\.50/ });
  await billed.first().waitFor();
  expect(await billed.count()).toBe(1);
  expect(errors).toEqual([]);
});
