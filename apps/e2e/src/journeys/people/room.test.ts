import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

test('on a phone the text at the head of a page is not squeezed by the button beside it', async () => {
  const { page } = await visit(browser, 'phone');
  await signIn(page, product, 'admin', 'demo', '/people/logs');
  await page.getByRole('heading', { level: 1, name: 'Logs' }).waitFor();
  const [text, main] = await Promise.all([
    page.locator('main p').first().boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  expect((text?.width ?? 0) / (main?.width ?? 1)).toBeGreaterThan(0.7);
});

test('the seats of a committee stand in one line with their name', async () => {
  const { page } = await visit(browser, 'phone');
  await signIn(page, product, 'admin', 'demo', '/people/committees');
  const figures = page.getByText('5 of 5', { exact: true });
  await figures.waitFor();
  const line = await figures.locator('xpath=..').boundingBox();
  expect(line?.height).toBeLessThan(30);
});

test('on a tablet the figures of the section stand beside each other', async () => {
  const { page } = await visit(browser, 'tablet');
  await signIn(page, product, 'admin', 'demo', '/people');
  const topsOf = (names: readonly RegExp[]) =>
    Promise.all(
      names.map(async (name) => {
        const box = await page.getByRole('main').getByRole('link', { name }).boundingBox();
        return box?.y;
      }),
    );
  const tops = await topsOf([/^Members: /, /^New this month: /, /^Leaving this month: /]);
  expect(new Set(tops).size).toBe(1);
});
