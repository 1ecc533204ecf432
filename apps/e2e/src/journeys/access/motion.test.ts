import type { Browser, Page } from 'playwright-core';
import { type Size, signIn, visit } from '../../browser';
import { focusOn } from '../../keyboard';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

/** Keeps what the page animates: the element's role or name, and milliseconds. Copies that leave are named so. */
function recordAnimations(): void {
  const { animate } = Element.prototype;
  const played: string[] = [];
  Object.assign(window, { played });
  Element.prototype.animate = function (...[frames, options]) {
    const name = this.hasAttribute('data-leaving')
      ? 'leaving'
      : (this.getAttribute('role') ?? this.tagName.toLowerCase());
    const ms = typeof options === 'object' ? Number(options.duration) : options;
    played.push(`${name} ${ms}`);
    return animate.call(this, frames, options);
  };
}

const playedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const played: unknown = Reflect.get(window, 'played');
    return Array.isArray(played) ? [...new Set<string>(played.splice(0))] : [];
  });

async function open(motion: 'reduce' | 'no-preference', size: Size = 'desktop') {
  const { page, errors, context } = await visit(browser, size, 'light', motion);
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await page.addInitScript(recordAnimations);
  await signIn(page, product, 'admin', 'demo', '/help-support');
  await page.goto(`${product.address('demo')}/dashboard/default`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  const hasLibrary = () => files.some((file) => file.includes('/assets/host/motion.'));
  return { page, errors, context, hasLibrary };
}

const pressing = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('what opens comes and leaves in motion, its form and its focus go at once', async () => {
  const { page, errors, context, hasLibrary } = await open('no-preference');
  expect(hasLibrary()).toBe(false);
  const arrived = page.waitForResponse('**/assets/host/motion.*');
  await page.mouse.move(400, 400);
  await arrived;

  const account = pressing(page, /^Account/);
  await account.click();
  await page.getByRole('dialog', { name: 'Account' }).waitFor();
  expect(await playedOn(page)).toEqual(['dialog 120']);
  await page.keyboard.press('Escape');
  await focusOn(account);
  expect(await playedOn(page)).toEqual(['leaving 120']);

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  expect(await playedOn(page)).toEqual(['dialog 200']);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await focusOn(account);
  expect(await playedOn(page)).toEqual(['leaving 200']);
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });

  await pressing(page, 'Arrange').click();
  await pressing(page, /^Move .* later$/).click();
  await page.waitForFunction(() => Array.from(Reflect.get(window, 'played')).length > 0);
  expect(await playedOn(page)).toEqual(['li 200']);
  expect(errors).toEqual([]);
  await context.close();
});

test('the menu of a phone slides in and out', async () => {
  const { page, context } = await open('no-preference', 'phone');
  const arrived = page.waitForResponse('**/assets/host/motion.*');
  await page.mouse.move(200, 400);
  await arrived;
  const toggle = pressing(page, 'Open menu');
  await toggle.click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  expect(await playedOn(page)).toEqual(['div 200', 'nav 200']);
  await page.keyboard.press('Escape');
  await focusOn(toggle);
  expect(await playedOn(page)).toEqual(['leaving 200']);
  await context.close();
});

test('who prefers stillness sees nothing move, and loads nothing for it', async () => {
  const { page, context, hasLibrary } = await open('reduce');
  const account = pressing(page, /^Account/);
  await account.click();
  await page.getByRole('dialog', { name: 'Account' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(account);
  expect(await page.locator('[data-leaving]').count()).toBe(0);
  expect(await playedOn(page)).toEqual([]);
  expect(hasLibrary()).toBe(false);
  await context.close();
});
