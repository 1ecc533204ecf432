import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { pressOn, tabTo } from '../../keyboard';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: OwnProduct;
let browser: Browser;
// A closed month takes no entries, and a reconciled line stays so: what others post stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

const pressOnFinish = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await pressOn(page.getByRole('main').getByRole('button', { name: 'Finish', exact: true }));
};

interface BankAccounts {
  data: { accounts: { account: { id: string; code: string } }[] };
}

test('a statement is reconciled by keyboard, and finished only at zero', async () => {
  const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
  const listed = await product.send('demo', '/api/v1/bank-accounts', { headers });
  const found = listed.json<BankAccounts>().data.accounts.find(({ account }) => account.code === '1030');
  if (!found) throw new Error('the demo has no account 1030');
  const { page, errors, context } = await visit(browser);
  const address = `/banking-reports/bank-accounts/details?id=${found.account.id}`;
  await signIn(page, product, 'treasurer', 'demo', address);
  await pressOn(page.getByRole('main').getByRole('button', { name: 'Reconcile', exact: true }));
  const dialog = page.getByRole('dialog', { name: /^Reconcile / });
  await dialog.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  // The oldest statement that is not reconciled, with the lines that its import was matched to.
  await pressOn(dialog.getByRole('button', { name: 'Start' }));
  const difference = page.getByRole('status').filter({ hasText: /^\(?\$/ });
  await difference.filter({ hasText: '$0.00' }).waitFor();
  expect(await violations(page, everything)).toEqual([]);

  const lines = page.getByRole('listbox', { name: 'Lines in the books' });
  await tabTo(lines);
  const isSelected = (place: number) => lines.getByRole('option').nth(place).getAttribute('aria-selected');
  const before = await isSelected(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await difference.filter({ hasNotText: '$0.00' }).waitFor();
  expect(await isSelected(0)).not.toBe(before);
  await pressOnFinish(page);
  await page
    .getByText(/difference/i)
    .first()
    .waitFor();
  expect(await page.getByText('Reconciliation finished').count()).toBe(0);
  await tabTo(lines);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await difference.filter({ hasText: '$0.00' }).waitFor();
  await pressOnFinish(page);
  await page.getByText('Reconciliation finished').waitFor();
  await page.getByRole('link', { name: /^Reconciliation 1030 .*\.pdf/ }).waitFor();
  expect(await violations(page, everything)).toEqual([]);
  // The browser reports the refusal too.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  await context.close();
});

test('a month is closed by one person along its checklist, and confirmed by another', async () => {
  const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
  const found = await product.send('demo', '/api/v1/periods', { headers });
  const { next } = found.json<{ data: { next: string | null } }>().data;
  if (next === null) throw new Error('no month of the demo is open');
  const address = `/bookkeeping/periods/details?month=${next}`;

  const closing = await visit(browser);
  const { page } = closing;
  await signIn(page, product, 'treasurer', 'demo', address);
  await page.getByRole('heading', { level: 2, name: 'Close checklist' }).waitFor();
  expect(await violations(page, everything)).toEqual([]);
  await pressOn(page.getByRole('main').getByRole('button', { name: /^Close / }));
  const dialog = page.getByRole('dialog', { name: /^Close / });
  await pressOn(dialog.getByRole('button', { name: /^Close/ }).last());
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Closed', { exact: true }).first().waitFor();
  // Who closed it is not asked to confirm it.
  expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);

  const confirming = await visit(browser);
  const other = confirming.page;
  await signIn(other, product, 'board', 'demo', address);
  await pressOn(other.getByRole('main').locator('a[href*="/approvals?id="]').first());
  await pressOn(other.getByRole('button', { name: 'Approve', exact: true }));
  await other.getByText(/^Approved: /).waitFor();
  const after = await product.send('demo', '/api/v1/periods', { headers });
  const { months } = after.json<{
    data: { months: { month: string; status: string; confirmation: { state: string } | null }[] };
  }>().data;
  expect(months.find(({ month }) => month === next)).toMatchObject({
    status: 'closed',
    confirmation: { state: 'confirmed' },
  });
  expect([...closing.errors, ...confirming.errors]).toEqual([]);
});
