import { randomUUID } from 'node:crypto';
import type { Browser, Locator } from 'playwright-core';
import { upload } from '../../bench/api/upload';
import { signIn, visit } from '../../browser';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: OwnProduct;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

interface InChart {
  id: string;
  code: string;
}

/** An accrued expense with its receipt. Gives the entry's number. */
async function accrue(): Promise<number> {
  const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
  const chart = await product.send('demo', '/api/v1/accounts', { headers });
  const { accounts, funds } = chart.json<{ data: { accounts: InChart[]; funds: InChart[] } }>().data;
  const idOf = (of: readonly InChart[], code: string) => of.find((its) => its.code === code)?.id ?? '';
  const again = () => ({ ...headers, 'idempotency-key': randomUUID() });
  const receipt = { name: 'elevator-receipt.csv', type: 'text/csv', text: 'Elevator repair,123.45\n' };
  const fileIds = [await upload(product, again(), receipt)];
  const line = (code: string, amountMinor: number) => ({
    accountId: idOf(accounts, code),
    fundId: idOf(funds, 'OP'),
    amountMinor,
  });
  const body = {
    date: new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }),
    memo: 'Elevator repair',
    lines: [line('5220', 12_345), line('2100', -12_345)],
    fileIds,
  };
  const posted = await product.send('demo', '/api/v1/journal-entries', {
    method: 'POST',
    headers: again(),
    body,
  });
  if (posted.status !== 201) throw new Error(posted.text);
  return posted.json<{ data: { entry: { no: number } } }>().data.entry.no;
}

/** Opens a link that is far from where the focus is, by Enter. */
async function follow(link: Locator): Promise<void> {
  await link.waitFor();
  await link.focus();
  await link.page().keyboard.press('Enter');
}

test('from one figure on the balance sheet to its entries, one of them, and its receipt', async () => {
  const no = await accrue();
  const { page, errors } = await visit(browser);
  await signIn(page, product, 'board', 'demo', '/banking-reports/financial-reports/balance');
  const row = page.getByRole('row', { name: /^2100 / });
  await row.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  await follow(row.getByRole('link').first());
  await page.waitForURL(/financial-reports\/ledger/);
  const entry = page.getByRole('row', { name: /Elevator repair/ }).getByRole('link', { name: String(no) });
  await entry.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  await follow(entry);
  await page.getByRole('heading', { level: 1, name: new RegExp(`${no}$`) }).waitFor();
  const receipt = page.getByRole('link', { name: /elevator-receipt\.csv/ });
  await receipt.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  const { pathname, search } = new URL((await receipt.getAttribute('href')) ?? '', page.url());
  const answer = await product.send('demo', pathname + search);
  expect([answer.status, answer.text]).toEqual([200, 'Elevator repair,123.45\n']);
  expect(errors).toEqual([]);
});
