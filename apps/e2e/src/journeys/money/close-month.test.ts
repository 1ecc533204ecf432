import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { pressOn } from '../../keyboard';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: OwnProduct;
let browser: Browser;
// A closed month takes no entries: what others post stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
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
