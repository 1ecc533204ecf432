import type { Browser, Page } from 'playwright-core';
import { type Visit, visit } from '../../browser';
import { expectFocusSeen, focusOn, pressOn, tabTo, typeInto } from '../../keyboard';
import { password, type Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
let staff: Visit;
let page: Page;
withScene(async (scene) => {
  ({ product, browser } = scene);
  staff = await visit(browser);
  page = staff.page;
});

const section = '/properties-common-areas';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const main = () => page.getByRole('main');
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const table = () => page.locator('table[aria-busy="false"]');
const open = async (path: string) => {
  await page.goto(product.address('demo') + path);
  await page.locator('h1').waitFor();
};
/** The page that a link or a shortcut led to: its heading has the focus. */
const arrived = (name: string | RegExp) => focusOn(heading(name));
/** Tab goes round in a dialog, over the browser's own stop at most. */
async function staysInside(role: 'dialog' | 'alertdialog') {
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab');
    const isOut = await page.evaluate(
      (wanted) =>
        document.activeElement !== document.body && !document.activeElement?.closest(`[role=${wanted}]`),
      role,
    );
    expect(isOut).toBe(false);
  }
}

/**
 * Goes back to the message, which comes last on the page, and presses its cross. The pointer rests on it meanwhile, so
 * that it stays however slow the machine is.
 */
async function dismissToast(text: RegExp) {
  const toast = page.getByRole('status', { name: 'Messages' });
  const cross = toast.getByRole('button').first();
  await toast.getByText(text).hover();
  while (!(await cross.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await toast.getByText(text).waitFor({ state: 'detached' });
}

test('signing in; the first stop behind the login leads past bar and menu', async () => {
  await open('/pages/login');
  await tabTo(page.getByLabel('Email'));
  await page.keyboard.type('admin@demo.example');
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await heading('Dashboard').waitFor();
  await page.keyboard.press('Tab');
  await focusOn(link('Skip to content'));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await focusOn(main());
  await tabTo(button('Arrange'));
});

test('cards are arranged by arrow keys on their grips', async () => {
  await page.getByRole('main').getByRole('listitem').nth(2).waitFor();
  await page.keyboard.press('Enter');
  const grips = page.getByRole('button', { name: /^Move .*(?<!earlier|later)$/ });
  await grips.first().waitFor();
  const order = () => grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')));
  const before = await order();
  const [first, second, ...others] = before;
  if (!first || !second) throw new Error('There are not two cards.');
  // The cards move a render after their place is announced.
  const becomes = async (wanted: (string | null)[]) => {
    for (let now = await order(); String(now) !== String(wanted); now = await order())
      await page.waitForTimeout(20);
  };
  await tabTo(button(first));
  await page.keyboard.press('ArrowRight');
  await page.getByText(/moved to position 2 of/).waitFor();
  await becomes([second, first, ...others]);
  await focusOn(button(first));
  await expectFocusSeen(page);
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/moved to position 1 of/).waitFor();
  await becomes(before);
  await focusOn(button(first));
  await tabTo(button('Done'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await button('Arrange').waitFor();
  await focusOn(button('Arrange'));
});

test('the narrow drawer: its section flies out, is left by Escape, and is left by going on', async () => {
  await open('/sample-page');
  await pressOn(button('Narrow menu'));
  await focusOn(button('Open menu'));
  const flyout = menu().getByRole('link', { name: 'Common areas' });
  await tabTo(menu().getByRole('button', { name: 'Properties & Areas' }));
  await flyout.waitFor();
  await tabTo(flyout);
  await page.keyboard.press('Escape');
  await flyout.waitFor({ state: 'detached' });
  await focusOn(menu().getByRole('button', { name: 'Properties & Areas' }));
  await page.keyboard.press('Enter');
  await tabTo(menu().getByRole('link', { name: 'Help & Support' }));
  await flyout.waitFor({ state: 'detached' });
  await tabTo(menu().getByRole('button', { name: 'Properties & Areas' }), 'Shift+Tab');
  await pressOn(menu().getByRole('link', { name: 'Properties', exact: true }));
  await arrived('Properties');
  expect(await flyout.count()).toBe(0);
  await tabTo(button('Open menu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusOn(button('Narrow menu'));
});

test('breadcrumbs and shortcuts lead on; the list of shortcuts holds the focus and gives it back', async () => {
  await open('/sample-page');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await arrived('Help & Support');
  await tabTo(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await arrived('Dashboard');
  await tabTo(button('Arrange'));
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await dialog.waitFor();
  await staysInside('dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(button('Arrange'));
});

test('popovers close by Escape and give the focus back', async () => {
  await open('/sample-page');
  for (const name of [/^Notifications/, /^Account/]) {
    await pressOn(button(name));
    // What the bell opens is fetched then.
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(button(name));
  }
});

test('the list: search, order, columns, pages, the menu of a row, selection and a question, then a row opens', async () => {
  await open(`${section}/properties?limit=25`);
  const at = (search: string | null) => page.waitForURL((url) => url.searchParams.get('search') === search);
  await table().waitFor();

  await pressOn(link('Skip to content'));
  const search = page.getByRole('searchbox', { name: 'Search unit, owner, address' });
  await typeInto(search, 'North');
  await at('North');
  await focusOn(search);
  await page.keyboard.press('Escape');
  await at(null);
  await focusOn(search);

  await pressOn(button('Columns'));
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await tabTo(columns.getByLabel('Lot'));
  await page.keyboard.press('Space');
  await table().getByRole('columnheader', { name: 'Lot' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(button('Columns'));

  await pressOn(table().getByRole('button', { name: 'Property', exact: true }));
  await table()
    .getByRole('columnheader', { name: 'Property' })
    .and(page.locator('[aria-sort="descending"]'))
    .waitFor();
  await focusOn(table().getByRole('button', { name: 'Property', exact: true }));

  const actions = table()
    .getByRole('button', { name: /^Actions for/ })
    .first();
  await tabTo(actions);
  await page.keyboard.press('ArrowDown');
  await focusOn(page.getByRole('menuitem', { name: 'Edit' }));
  await page.keyboard.press('ArrowDown');
  await focusOn(page.getByRole('menuitem', { name: 'Archive' }));
  await page.keyboard.press('Escape');
  await focusOn(actions);
  await page.keyboard.press('Enter');
  await focusOn(page.getByRole('menuitem', { name: 'Edit' }));
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Archive / });
  await focusOn(question.getByRole('button', { name: 'Cancel' }));
  await expectFocusSeen(page);
  await staysInside('alertdialog');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await focusOn(actions);

  const tick = table()
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1);
  await tabTo(tick);
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await focusOn(tick);
  await tabTo(button('Clear selection'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await tabTo(page.getByRole('combobox', { name: 'Rows per page' }));
  await tabTo(button('Next page'));
  await page.keyboard.press('Enter');
  await page.getByText(/^26–50 of/).waitFor();
  await table().waitFor();
  await focusOn(button('Next page'));
  await tabTo(button('Previous page'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/^1–25 of/).waitFor();
  await table().waitFor();

  // The last of the page: rows beyond those that a window shows are drawn a moment later.
  const row = table().getByRole('rowheader').nth(24).getByRole('link');
  const name = await row.innerText();
  await tabTo(row, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arrived(new RegExp(name.trim().replaceAll(/\s+/g, '.*')));
});

test('a property and its policy are added: text, a choice, a date that is typed and one from the calendar', async () => {
  await open(`${section}/properties`);
  await pressOn(link('Add property'));
  await arrived('Add a property');
  await typeInto(page.getByRole('textbox', { name: /^Unit number/ }), 'KEY-1');
  await tabTo(page.getByRole('combobox', { name: 'Type' }));
  await page.keyboard.type('Town');
  await pressOn(button('Add property'));
  await arrived(/KEY-1/);
  await main().getByText('Townhouse').first().waitFor();

  await dismissToast(/KEY-1 added/);
  await tabTo(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  const insurance = page.getByRole('tab', { name: 'Insurance' });
  while (!(await insurance.evaluate((tab) => tab === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await pressOn(link('Add policy'));
  await arrived('Add an insurance policy');
  await typeInto(page.getByRole('textbox', { name: /^Insurance company/ }), 'Keystone Mutual');
  await pressOn(button('Save policy'));
  const missing = page.locator('[aria-invalid="true"]').first();
  await missing.waitFor();
  await typeInto(page.getByRole('textbox', { name: /^Policy number/ }), 'K-100');
  await tabTo(page.getByRole('combobox', { name: 'Kind' }));
  await page.keyboard.type('Flood');
  await typeInto(page.getByRole('textbox', { name: /^Coverage start date/ }), '01/15/2020');
  const calendar = button('Open calendar').nth(1);
  await tabTo(calendar);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Calendar' }).waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await focusOn(calendar);
  await pressOn(button('Save policy'));
  await page.getByText('Keystone Mutual').waitFor();
  await page.getByText('Flood').first().waitFor();
});
