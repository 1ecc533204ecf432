import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: OwnProduct;
let browser: Browser;
/** It keeps no books yet. */
const community = 'lakeside';

withOwnScene(async (scene) => {
  ({ product, browser } = scene);
  const headers = {
    authorization: `Bearer ${await product.token('admin', community)}`,
    'idempotency-key': randomUUID(),
  };
  const switchOn = { method: 'PATCH', headers, body: { enabled: true } };
  const { status, text } = await product.send(community, '/api/v1/shell/sections/bookkeeping', switchOn);
  if (status !== 200) throw new Error(`Bookkeeping was not switched on: ${text}`);
});

const section = '/bookkeeping/chart-of-accounts';

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const figuresOf = (page: Page, name: RegExp) =>
  page.getByRole('row', { name }).getByRole('gridcell').allTextContents();

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).last().click();
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

/** What one unit owes: the other fields stay as they begin. */
async function addItem(page: Page, number: number, { amount, due }: { amount: string; due: string }) {
  await press(page, 'Add item');
  const item = page.getByRole('group', { name: `Item ${number}` });
  await item.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('listbox').getByRole('option').nth(number).click();
  await item.getByLabel('Charged on').fill(due);
  await item.getByLabel('Due on').fill(due);
  await item.getByLabel('Amount').fill(amount);
}

test('a treasurer begins the books: chart, an account, opening balances, register', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'treasurer', community, section);
  await press(page, 'Use standard HOA chart');
  await page.getByRole('treegrid', { name: 'Chart of accounts' }).waitFor();

  await page.getByRole('link', { name: 'Add account' }).click();
  await headed(page, 'Add account');
  await page.getByLabel(/^Code/).fill('1040');
  await page.getByLabel(/^Name/).fill('Petty cash');
  await page.getByLabel(/^Type/).selectOption('asset');
  await choose(page, 'Subaccount of', /^1000/);
  await page.getByLabel(/^Fund/).selectOption({ label: 'OP · Operating' });
  await press(page, 'Add account');
  await headed(page, '1040 Petty cash');
  await page.getByText('No entries yet').waitFor();

  await page.goto(`${product.address(community)}${section}/opening-balances`);
  await headed(page, 'Opening balances');
  await page.getByLabel('Debit, 1010 Operating checking').fill('12,000');
  await page.getByLabel('Debit, 1040 Petty cash').fill('300');
  await page.getByRole('tab', { name: 'Unit balances' }).click();
  await addItem(page, 1, { amount: '250', due: '01/15/2025' });
  await addItem(page, 2, { amount: '125.50', due: '02/15/2025' });
  await press(page, 'Check and post');
  const question = page.getByRole('alertdialog', { name: 'Post the opening balances?' });
  await question.getByText('Operating · 2 unit items').waitFor();
  await question.getByRole('button', { name: 'Post opening balances' }).click();
  await page.getByText('Entry 1', { exact: true }).waitFor();

  await page.getByRole('link', { name: '1040 Petty cash' }).click();
  await headed(page, '1040 Petty cash');
  await page
    .getByRole('row', { name: /Opening balances/ })
    .getByText('$300.00')
    .first()
    .waitFor();

  await page.goto(product.address(community) + section);
  await page.getByRole('row', { name: /Owners receivable/ }).waitFor();
  expect((await figuresOf(page, /Owners receivable/)).at(-1)).toBe('$375.50');
  expect((await figuresOf(page, /1000 Assets/)).at(-1)).toBe('$12,675.50');
  expect((await figuresOf(page, /3010 Fund balance/)).at(-1)).toBe('$12,675.50');
  expect(errors).toEqual([]);
  await context.close();
});

test('reversed, they are in the form again and the books are empty', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'treasurer', community, `${section}/opening-balances`);
  await press(page, 'Reverse');
  await page.getByLabel(/^Reason/).fill('The day was wrong');
  await press(page, 'Reverse opening balances');
  await page.getByText('Opening balances reversed').waitFor();
  expect(await page.getByLabel('Debit, 1010 Operating checking').inputValue()).toBe('12,000.00');
  await page.goto(product.address(community) + section);
  await page.getByRole('row', { name: /Owners receivable/ }).waitFor();
  expect((await figuresOf(page, /Owners receivable/)).at(-1)).toBe('–');
  await context.close();
});
