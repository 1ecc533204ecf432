import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { headed } from './property-form';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const section = '/properties-common-areas';

test('an asset is added, serviced, and its next service is planned from that', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${section}/assets`);
  await page.getByRole('link', { name: 'Add asset' }).click();
  await headed(page, 'Add asset');
  await page.getByLabel(/^Name/).fill('Snow blower');
  await page.getByLabel(/^Category/).selectOption('grounds');
  await page.getByLabel(/^Installed/).fill('01/15/2025');
  await page.getByLabel(/^Warranty end date/).fill('01/14/2025');
  await page.getByLabel(/^Service every/).fill('12');
  await page.getByRole('button', { name: 'Add asset' }).click();
  await page.getByText('This date is before the installation date.').first().waitFor();
  await page.getByLabel(/^Warranty end date/).fill('01/14/2035');
  await page.getByRole('button', { name: 'Add asset' }).click();
  await headed(page, 'Snow blower');
  await page.getByText('Service overdue').waitFor();

  await page.getByRole('button', { name: 'Record service' }).click();
  await page.getByLabel(/^Work done/).fill('Oil, belt and shear pins');
  await page.getByRole('button', { name: 'Save service' }).click();
  await page.getByText('Service of Snow blower recorded').waitFor();
  await page.getByText('Service overdue').waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByText('Oil, belt and shear pins').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('tabpanel').getByText('Service recorded').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('what a treasurer writes of a component shows at once to an owner who looks at it', async () => {
  const owner = await visit(browser, 'phone');
  await signIn(owner.page, product, 'owner', 'demo', `${section}/reserve-components`);
  await owner.page.getByRole('link', { name: 'Fitness equipment' }).click();
  await headed(owner.page, 'Fitness equipment');
  expect(await owner.page.getByRole('link', { name: 'Edit' }).count()).toBe(0);

  const treasurer = await visit(browser);
  await signIn(treasurer.page, product, 'treasurer', 'demo', `${section}/reserve-components`);
  await treasurer.page.getByRole('link', { name: 'Fitness equipment' }).click();
  await headed(treasurer.page, 'Fitness equipment');
  await treasurer.page.getByRole('button', { name: /^More for/ }).click();
  await treasurer.page.getByRole('menuitem', { name: 'Record replacement' }).click();
  await treasurer.page.getByLabel(/^Actual cost/).fill('54,321.09');
  await treasurer.page.getByRole('button', { name: 'Save', exact: true }).click();
  await treasurer.page.getByText('Replacement of Fitness equipment recorded').waitFor();
  await owner.page.getByText('$54,321.09').first().waitFor();
  await treasurer.page.getByRole('tab', { name: 'History' }).click();
  await treasurer.page.getByRole('tabpanel').getByText('Replacement recorded').waitFor();
  expect([...owner.errors, ...treasurer.errors]).toEqual([]);
  await owner.context.close();
  await treasurer.context.close();
});

test('the register is not for owners, and says so', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'owner', 'demo', `${section}/assets`);
  await page.getByRole('heading', { name: '403 - You are not authorized to view this page.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Assets' }).count()).toBe(0);
  await context.close();
});

test('what a board set on the register is kept, opens first, and is there for others once it is shared', async () => {
  const board = await visit(browser);
  const { page } = board;
  const view = 'Roads and grounds';
  const opened = (of: Page) => of.getByRole('button', { name: view, exact: true }).first();
  const choose = async (label: string) => {
    await page.getByRole('button', { name: `Actions for ${view}` }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  };
  await signIn(page, product, 'board', 'demo', `${section}/assets`);
  await page.goto(`${product.address('demo')}${section}/assets?category=grounds&widths=name:300`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save as new view' }).click();
  await page.getByLabel('Name', { exact: true }).fill(view);
  await page.keyboard.press('Enter');
  await opened(page).waitFor();
  await page.reload();
  await opened(page).waitFor();

  await opened(page).click();
  await choose('Set as my default');
  await page.getByText(`The list now opens with ${view}`).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/assets') asked.push(request.url());
  });
  await page.goto(`${product.address('demo')}${section}/assets`);
  await page.waitForURL(/category=grounds.*saved=/);
  await page.getByRole('button', { name: /^Remove filter Category/ }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Asset' }).evaluate((cell) => cell.clientWidth)).toBe(
    300,
  );
  expect(asked.map((url) => new URL(url).searchParams.get('category'))).toEqual(['grounds']);

  await opened(page).click();
  await choose('Share with the community');
  await page.getByText(`${view} is now shared`).waitFor();
  const treasurer = await visit(browser, 'phone');
  await signIn(treasurer.page, product, 'treasurer', 'demo', `${section}/assets`);
  await treasurer.page.getByRole('button', { name: 'Views' }).click();
  await treasurer.page.getByRole('button', { name: `${view} by` }).click();
  await treasurer.page.getByRole('button', { name: /^Remove filter Category/ }).waitFor();
  await opened(treasurer.page).waitFor();

  await choose('Delete');
  await page.getByText(`${view} deleted`).waitFor();
  await page.goto(`${product.address('demo')}${section}/assets`);
  await page.getByRole('button', { name: 'Views' }).waitFor();
  expect(page.url()).not.toContain('saved=');
  expect([...board.errors, ...treasurer.errors]).toEqual([]);
  await board.context.close();
  await treasurer.context.close();
});
