import type { Browser, Page } from 'playwright-core';
import { scrollUntil, signIn, visit } from '../../browser';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: OwnProduct;
let browser: Browser;
// It bills every unit: what others count on stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

const section = '/accounting';
/** Billing all units may take some turns of the background. */
const runMs = 60_000;

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const go = (page: Page, path: string) => page.goto(product.address('demo') + section + path);

async function choose(page: Page, field: RegExp, typed: string) {
  const input = page.getByRole('combobox', { name: field }).first();
  await input.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
}

test('a treasurer bills all units, records a part of it and reads why it went where it did, and voids one', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'treasurer', 'demo', `${section}/invoices/create`);
  await page.getByRole('button', { name: /^Select all \d+/ }).click();
  const chosen = await page.getByText(/^\d+ of \d+ units selected$/).textContent();
  const [units = '', all] = chosen?.match(/\d+/g) ?? [];
  expect(units).toBe(all);
  await page.getByLabel(/^Description/).fill('Gate repair');
  await choose(page, /^Income account/, '4');
  await choose(page, /^Fund/, 'Operating');
  await page.getByLabel(/^Amount/).fill('12.34');
  const bill = page.getByRole('button', { name: /^Bill \d+ units · \$/ });
  await bill.waitFor();
  const [, billed = ''] = (await bill.textContent())?.match(/^Bill (\d+) units/) ?? [];
  const cents = Number(billed) * 1234;
  const amount = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(await bill.textContent()).toBe(`Bill ${billed} units · ${amount}`);
  await page.getByText(`Debit ${amount}`).first().waitFor();
  await bill.click();
  await page.getByText(`${billed} units were billed, ${amount} in total.`).waitFor({ timeout: runMs });
  await page.getByRole('link', { name: 'View invoices' }).click();
  await headed(page, 'Invoices');

  await page.goto(`${product.address('demo')}${section}/invoices?status=open&sort=-number`);
  const first = page.getByRole('row').nth(1);
  const unit = (await first.getByRole('cell').nth(1).textContent()) ?? '';
  await first.getByRole('link').first().click();
  await headed(page, /^Invoice /);
  await page.getByText('$12.34 of $12.34 open').waitFor();
  const invoice = page.url();

  await page.getByRole('link', { name: 'Record payment' }).click();
  await headed(page, 'Record payment');
  expect(await page.getByRole('combobox', { name: /^Unit/ }).inputValue()).toContain(unit.trim());
  await page.getByLabel(/^Amount/).fill('5');
  await page.getByText(/^Payment order/).waitFor();
  const steps = page.getByRole('list').filter({ hasText: /^1\./ }).getByRole('listitem');
  const told = (await steps.first().textContent()) ?? '';
  expect(told).toContain('$5.00');
  await page.getByRole('button', { name: 'Record $5.00' }).click();
  await headed(page, /^Payment .* recorded$/);
  const kept = page.getByRole('list').filter({ hasText: /^1\./ }).getByRole('listitem');
  // What it settled and why is what was said before.
  expect(told).toContain((await kept.first().locator('p').first().textContent()) ?? 'nothing');
  await page.getByRole('link', { name: 'Open payment' }).click();
  await headed(page, /^Payment /);

  // What was paid first is taken back before the invoice can be.
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Void or mark as returned' }).click();
  await page.getByRole('radio', { name: 'Recorded by mistake' }).click();
  await page.getByLabel(/^Reason/).fill('Typed for the wrong unit');
  await page.getByRole('button', { name: 'Reverse payment' }).click();
  await page.getByText(/^Voided on .*Typed for the wrong unit/).waitFor();

  await page.goto(invoice);
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Void invoice' }).click();
  await page.getByLabel(/^Reason/).fill('The gate was under warranty');
  await page.getByRole('button', { name: /^Void invoice/ }).click();
  await page.getByText(/^Voided on .*The gate was under warranty/).waitFor();
  await page.getByText('Reversal', { exact: true }).first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an owner on a phone understands what is owed', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  await signIn(page, product, 'owner', 'demo', '/');
  const why = page.getByRole('link', { name: 'View details' });
  await scrollUntil(why);
  await why.click();
  await headed(page, 'What I owe');
  await page.getByText(/^(You owe \$|Nothing due|\$.* credit balance)/).waitFor();
  await page.getByRole('heading', { name: 'Account activity' }).waitFor();
  await page.getByText('Gate repair').first().waitFor();
  await page.getByText('Details', { exact: true }).first().click();
  await page
    .getByText(/^Posted by/)
    .first()
    .waitFor();
  const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // It is what others' addresses lead to as well.
  await go(page, '/invoices');
  await page.getByRole('heading', { name: /not authorized/ }).waitFor();
  await page.goto(`${product.address('demo')}/invoices`);
  await headed(page, 'What I owe');
  expect(errors).toEqual([]);
  await context.close();
});
