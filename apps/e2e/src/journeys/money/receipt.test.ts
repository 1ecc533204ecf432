import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { pressOn, tabTo, typeInto } from '../../keyboard';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: OwnProduct;
let browser: Browser;
// It takes a number of a check: what others count on stays theirs.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

/** A picture of one pixel. */
const photo = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const expectClean = async (page: Page) => expect(await violations(page, everything)).toEqual([]);

test('a receipt is claimed on a phone, approved by somebody else, and paid as a bill', async () => {
  const claiming = await visit(browser, 'phone');
  const { page } = claiming;
  await signIn(page, product, 'owner', 'demo', '/budget-expenses/payouts/create');
  await page
    .getByLabel(/^Receipt/)
    .first()
    .setInputFiles(photo);
  await page.getByText('receipt.png').first().waitFor();
  await typeInto(page.getByLabel(/^Amount/), '37.85');
  await typeInto(page.getByLabel(/^Purpose/), 'Salt for the front steps');
  await expectClean(page);
  await pressOn(page.getByRole('button', { name: 'Submit claim' }));
  await headed(page, /^Expense claim #\d+$/);
  const claim = new URL(page.url());
  const address = claim.pathname + claim.search;
  // What is said of it moves up from the fields and from the buttons that stay in sight; pointed at, it stays that long.
  const said = page.getByRole('status', { name: 'Messages' }).locator('[data-toast]');
  await said.hover();
  await page.goBack();
  await headed(page, /expense|claim/i);
  await tabTo(page.getByRole('button', { name: 'Submit claim' }));

  const reviewing = await visit(browser);
  const staff = reviewing.page;
  await signIn(staff, product, 'treasurer', 'demo', address);
  await pressOn(staff.getByRole('button', { name: 'Review claim' }));
  const dialog = staff.getByRole('dialog', { name: 'Review claim' });
  const account = dialog.getByRole('combobox', { name: /^Account/ });
  await account.fill('5');
  await staff.getByRole('listbox').getByRole('option').first().waitFor();
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Enter');
  await expectClean(staff);
  await pressOn(dialog.getByRole('button', { name: 'Send for approval' }));
  await dialog.waitFor({ state: 'detached' });

  const approving = await visit(browser);
  const board = approving.page;
  await signIn(board, product, 'board', 'demo', address);
  await pressOn(board.getByRole('main').locator('a[href*="/approvals?id="]').first());
  await pressOn(board.getByRole('button', { name: 'Approve', exact: true }));
  await board.getByText(/^Approved: /).waitFor();
  await approving.context.close();

  await staff.goto(product.address('demo') + address);
  await pressOn(staff.getByRole('main').locator('a[href*="/accounting/bills/"]').first());
  await headed(staff, /^Bill /);
  // The receipt goes with the bill, where who pays it looks.
  await staff.getByRole('link', { name: /receipt\.png/ }).waitFor();
  await expectClean(staff);
  await pressOn(staff.getByRole('link', { name: 'Review and enter' }));
  await pressOn(staff.getByRole('button', { name: 'Enter bill' }));
  await headed(staff, /^Bill /);
  await pressOn(staff.getByRole('link', { name: 'Pay', exact: true }));
  await headed(staff, 'Pay bills');
  await pressOn(staff.getByRole('button', { name: 'Pay $37.85' }));
  await headed(staff, /^Payment \d+$/);

  await page.goto(product.address('demo') + address);
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(reviewing.errors).toEqual([]);
  expect(claiming.errors).toEqual([]);
});
