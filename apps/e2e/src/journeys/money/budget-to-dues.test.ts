import type { Browser, Locator, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { focusOn, pressOn } from '../../keyboard';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: OwnProduct;
let browser: Browser;
// It bills every unit: what others count on stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

interface Budget {
  id: string;
  status: string;
  fund: { code: string };
}

interface Dues {
  data: { preview: { rows: unknown[] } };
}

const expectClean = async (page: Page) => expect(await violations(page, everything)).toEqual([]);

/** An action of a page, which stands beside its title or in the menu of what else can be done. */
async function action(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const shown: Locator = main.getByRole('button', { name, exact: true });
  const more = main.getByRole('button', { name: /^More/ });
  await shown.or(more).first().waitFor();
  if ((await shown.count()) > 0) return pressOn(shown.first());
  await pressOn(more.first());
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  await item.focus();
  await page.keyboard.press('Enter');
}

test('a budget is adopted by the board, becomes dues that somebody else confirms, and invoices', async () => {
  const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
  const listed = await product.send('demo', '/api/v1/budgets?status=draft', { headers });
  const draft = listed.json<{ data: Budget[] }>().data.find(({ fund }) => fund.code === 'OP');
  if (!draft) throw new Error('the demo has no draft of the Operating fund');
  const invoices = async () =>
    (await product.send('demo', '/api/v1/invoices?limit=1', { headers })).json<{ page: { total: number } }>()
      .page.total;
  const before = await invoices();
  const budget = `/budget-expenses/budgeting/details?id=${draft.id}`;
  const dues = `/budget-expenses/budgeting/dues?id=${draft.id}`;

  const preparing = await visit(browser);
  const { page } = preparing;
  await signIn(page, product, 'treasurer', 'demo', budget);
  await action(page, 'Propose');
  await page.getByText('Proposed', { exact: true }).first().waitFor();
  // Whoever proposed it does not adopt it.
  const adopting = await visit(browser);
  const board = adopting.page;
  await signIn(board, product, 'board', 'demo', budget);
  await action(board, 'Adopt');
  const motion = board.getByRole('dialog', { name: /^Adopt / });
  // The dialog begins with its first field.
  await focusOn(motion.getByLabel(/^Motion/));
  await board.keyboard.type('Motion of the annual meeting, carried 5–0');
  await expectClean(board);
  await pressOn(motion.getByRole('button', { name: 'Adopt', exact: true }));
  await motion.waitFor({ state: 'detached' });
  await board.getByText('Adopted', { exact: true }).first().waitFor();

  await page.goto(product.address('demo') + dues);
  await action(page, 'Set up dues');
  await expectClean(page);
  await pressOn(page.getByRole('button', { name: 'Save draft' }));
  await page.getByRole('heading', { name: 'Change by unit' }).waitFor();
  await expectClean(page);
  await action(page, 'Propose');
  const question = page.getByRole('alertdialog');
  await pressOn(question.getByRole('button', { name: 'Propose' }));
  await question.waitFor({ state: 'detached' });

  await board.goto(product.address('demo') + dues);
  await action(board, 'Confirm');
  const confirming = board.getByRole('alertdialog');
  await pressOn(confirming.getByRole('button', { name: 'Confirm' }));
  await confirming.waitFor({ state: 'detached' });

  await page.goto(product.address('demo') + dues);
  await action(page, 'Recurring invoice');
  await page.waitForURL(/recurring-invoices/);
  await action(page, 'Run now');
  const running = page.getByRole('alertdialog');
  await pressOn(running.getByRole('button', { name: 'Run now' }));
  await page.getByText(/^Run of .* billed$/).waitFor({ timeout: 60_000 });
  const { data } = (
    await product.send('demo', `/api/v1/budgets/${draft.id}/dues-plan`, { headers })
  ).json<Dues>();
  const units = data.preview.rows.length;
  // Billing all units takes some turns of the background.
  const limit = Date.now() + 60_000;
  while ((await invoices()) - before < units && Date.now() < limit) await page.waitForTimeout(250);
  expect((await invoices()) - before).toBe(units);
  expect([...preparing.errors, ...adopting.errors]).toEqual([]);
});
