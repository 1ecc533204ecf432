import type { Browser, Page } from 'playwright-core';
import { signIn, sizes, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const widthOf = async (page: Page) => (await drawer(page).boundingBox())?.width;
const toggle = (page: Page) => page.getByRole('button', { name: /menu/i }).first();

test.each(['tablet', 'desktop'] as const)('on %s it is permanent: 260 px open, 72 px mini', async (size) => {
  const { page, context } = await visit(browser, size);
  await signIn(page, product, 'admin');
  const first = await widthOf(page);
  expect([260, 72]).toContain(first);
  await toggle(page).click();
  const other = first === 260 ? 72 : 260;
  const nav = await drawer(page).elementHandle();
  await page.waitForFunction(([element, width]) => element?.getBoundingClientRect().width === width, [
    nav,
    other,
  ] as const);
  await context.close();
});

test('on a phone it is an overlay that closes on navigation', async () => {
  const { page, context } = await visit(browser, 'phone');
  await signIn(page, product, 'admin');
  await expect(drawer(page).isVisible()).resolves.toBe(false);
  await toggle(page).click();
  await drawer(page).waitFor({ state: 'visible' });
  await drawer(page).getByRole('link', { name: 'Help & Support' }).click();
  await page.waitForURL('**/help-support');
  await drawer(page).waitFor({ state: 'hidden' });
  await context.close();
});

test('it closes when the window shrinks below the medium breakpoint', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await signIn(page, product, 'admin');
  if ((await widthOf(page)) !== 260) await toggle(page).click();
  await page.setViewportSize(sizes.phone);
  await drawer(page).waitFor({ state: 'hidden' });
  await context.close();
});
