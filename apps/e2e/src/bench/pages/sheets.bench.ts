import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { startSeeded } from '../../product/seeded';
import { fillBooks } from '../api/books/million-lines';
import { atMost, type Figure } from '../figure';
import { longestTask } from './longest-task';

const accounts = 300;
const months = 12;
/** Of the bank account that is reconciled, beside what the demo has. */
const bankLines = 10_000;

type Headers = Record<string, string>;

async function send<T>(product: Product, headers: Headers, path: string, body?: object): Promise<T> {
  const answer = await product.send('demo', path, {
    headers: { ...headers, ...(body && { 'idempotency-key': randomUUID() }) },
    ...(body && { method: 'POST', body }),
  });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.json<{ data: T }>().data;
}

interface Budget {
  id: string;
  fund: { id: string };
  yearFrom: string;
  rows: unknown[];
}

/** A draft of the Operating fund over `accounts` accounts or some more, with nothing in it. */
async function emptyBudget(product: Product, headers: Headers): Promise<Budget> {
  for (let at = 0; at < accounts; at += 1) {
    await send(product, headers, '/api/v1/accounts', {
      code: `6${String(at).padStart(4, '0')}`,
      name: `Expense ${at}`,
      type: 'expense',
    });
  }
  const [draft] = await send<Budget[]>(product, headers, '/api/v1/budgets?status=draft');
  if (!draft) throw new Error('the demo has no draft of a budget');
  const input = { fundId: draft.fund.id, yearFrom: draft.yearFrom, scenario: 'Bench' };
  return send(product, headers, '/api/v1/budgets', input);
}

const figure = (what: string, value: number, limit: number, note = ''): Figure => ({
  what,
  value,
  unit: 'ms',
  limit: atMost(limit),
  note,
});

async function paste(page: Page, rows: number): Promise<void> {
  const line = Array.from({ length: months }, (_, month) => `1,${month + 10}0.25`).join('\t');
  const text = Array.from({ length: rows }, () => line).join('\n');
  await page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function gridFigures(product: Product, headers: Headers, page: Page): Promise<Figure[]> {
  const { id, rows } = await emptyBudget(product, headers);
  await page.goto(`${product.address('demo')}/budget-expenses/budgeting/edit?id=${id}`);
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.waitForTimeout(1500);
  const type = await longestTask(page, async () => {
    for (let at = 0; at < 20; at += 1) {
      await page.keyboard.type('1234.5', { delay: 20 });
      await page.keyboard.press('Enter');
    }
  });
  const move = await longestTask(page, async () => {
    for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'ArrowUp', 'PageUp'])
      for (let at = 0; at < 15; at += 1) await page.keyboard.press(key);
  });
  await page.keyboard.press('ControlOrMeta+Home');
  await page.waitForTimeout(300);
  const pasted = await longestTask(page, async () => {
    await paste(page, accounts);
    await page.waitForTimeout(800);
  });
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(id),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const answer = await saved;
  if (!answer.ok()) throw new Error(`Saving answered ${answer.status()}.`);
  await answer.finished();
  const { requestStart, responseEnd } = answer.request().timing();
  const cells = `${accounts * months} cells of ${rows.length} accounts by ${months} months`;
  return [
    figure('budget grid, typing: CPU of the longest task', type, 50, cells),
    figure('budget grid, moving: CPU of the longest task', move, 50, cells),
    figure('budget grid, pasting all cells: CPU of the longest task', pasted, 50, cells),
    figure('budget grid, all cells saved', responseEnd - requestStart, 500, cells),
  ];
}

interface BankAccounts {
  accounts: { id: string; code: string }[];
}

async function reconciliationFigures(product: Product, headers: Headers, page: Page): Promise<Figure[]> {
  const { accounts: chart } = await send<BankAccounts>(product, headers, '/api/v1/accounts');
  const bank = chart.find(({ code }) => code === '1010')?.id ?? '';
  type Its = { id: string; status: string; toOn: string };
  const list = await send<Its[]>(product, headers, `/api/v1/bank-accounts/${bank}/reconciliations`);
  const open = list.find(({ status }) => status === 'open');
  if (!open) throw new Error('the demo has no reconciliation in progress');
  // Three of four are of the Operating fund, whose account it is.
  await fillBooks(product, { month: open.toOn.slice(0, 7), entries: Math.ceil((bankLines * 4) / 3) });
  const path = `/banking-reports/bank-accounts/reconcile?id=${open.id}`;
  await page.goto(product.address('demo') + path);
  const lines = page.getByRole('listbox');
  await lines.focus();
  await page.waitForTimeout(1500);
  const { total } = await send<{ total: number }>(
    product,
    headers,
    `/api/v1/reconciliations/${open.id}/lines?from=0&limit=1`,
  );
  const work = await longestTask(page, async () => {
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('End');
    await page.waitForTimeout(800);
    for (let at = 0; at < 20; at += 1) {
      await page.keyboard.press('PageUp');
      await page.keyboard.press(' ');
    }
    await page.waitForTimeout(1000);
  });
  return [figure('reconciliation by keyboard: CPU of the longest task', work, 50, `${total} lines`)];
}

/** The grid of a budget and the reconciliation of a statement, large ones, by keyboard. On a product of their own. */
export async function measureSheets(): Promise<Figure[]> {
  const product = await startSeeded({});
  const browser = await openBrowser();
  try {
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const { page } = await visit(browser);
    await signIn(page, product, 'treasurer');
    return [
      ...(await gridFigures(product, headers, page)),
      ...(await reconciliationFigures(product, headers, page)),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
