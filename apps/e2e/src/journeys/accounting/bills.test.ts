import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: OwnProduct;
let browser: Browser;
// It takes a number of a check: what others count on stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

const section = '/accounting';
const number = 'JRN-1';

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function choose(page: Page, field: RegExp, typed: string) {
  const input = page.getByRole('combobox', { name: field }).first();
  await input.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
}

test('a bill is entered by one person, approved by another, and paid: a bill by two people', async () => {
  const entering = await visit(browser);
  const { page } = entering;
  await signIn(page, product, 'treasurer', 'demo', `${section}/bills/create`);
  await choose(page, /^Vendor/, 'Greenway');
  // The account and the box of the 1099 come with the vendor.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value.startsWith('5200')),
  );
  await page.getByLabel(/^Bill number/).fill(number);
  await page.getByLabel(/^Amount/).fill('912.40');
  await page.getByText('Total $912.40').waitFor();
  await page.getByRole('button', { name: 'Enter bill' }).click();
  await headed(page, `Bill ${number}`);
  await page.getByText('Pending approval', { exact: true }).first().waitFor();
  const bill = page.url();

  const board = await visit(browser);
  await signIn(board.page, product, 'board', 'demo', new URL(bill).pathname + new URL(bill).search);
  await headed(board.page, `Bill ${number}`);
  await board.page.getByRole('link', { name: new RegExp(`${number}, Greenway`) }).click();
  await board.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await board.page.getByText(/^Approved: /).waitFor();
  await board.context.close();

  await page.goto(bill);
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await headed(page, 'Pay bills');
  await page.getByText(/^Check \d+$/).waitFor();
  await page.getByText('2010 Accounts payable, Operating').waitFor();
  await page.getByRole('button', { name: 'Pay $912.40' }).click();
  await headed(page, /^Payment \d+$/);
  await page.getByRole('link', { name: number }).click();
  await headed(page, `Bill ${number}`);
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(await page.getByText('Approved by').count()).toBe(1);
  expect(entering.errors).toEqual([]);
});
