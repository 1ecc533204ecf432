import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, signIn, type Size, visit } from './browser';
import { root } from './product/product';
import { startSeeded } from './product/seeded';

interface Picture {
  name: string;
  account: string;
  size: Size;
  scheme: 'light' | 'dark';
  path: string;
  /** What leads from there to what is shown. */
  open?: (page: Page) => Promise<unknown>;
}

const section = '/properties-common-areas';
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const follow = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().click();

/** The pictures of the README and of `docs/`, made from the demo community: `pnpm --filter @courtyard/e2e pictures`. */
const pictures: readonly Picture[] = [
  { name: 'properties', account: 'admin', size: 'desktop', scheme: 'light', path: `${section}/properties` },
  { name: 'dashboard', account: 'admin', size: 'desktop', scheme: 'dark', path: '/dashboard/default' },
  {
    name: 'booking',
    account: 'owner',
    size: 'phone',
    scheme: 'light',
    path: `${section}/common-areas`,
    open: follow('Tennis court'),
  },
  {
    name: 'preview',
    account: 'admin',
    size: 'desktop',
    scheme: 'light',
    path: `${section}/assets`,
    open: async (page) => {
      for (const key of ['j', 'j', ' ']) await page.keyboard.press(key);
    },
  },
  {
    name: 'details',
    account: 'admin',
    size: 'desktop',
    scheme: 'light',
    path: `${section}/assets`,
    open: follow('Emergency generator'),
  },
  {
    name: 'form',
    account: 'admin',
    size: 'tablet',
    scheme: 'light',
    path: `${section}/assets/create`,
    open: async (page) => {
      await page.getByLabel(/^Cost/).first().fill('many');
      await page.getByRole('button', { name: 'Add asset' }).click();
    },
  },
  {
    name: 'dialog',
    account: 'admin',
    size: 'desktop',
    scheme: 'light',
    path: `${section}/assets`,
    open: async (page) => {
      await follow('Emergency generator')(page);
      await press('Record service')(page);
    },
  },
  { name: 'tasks', account: 'owner', size: 'phone', scheme: 'light', path: '/dashboard/default' },
  { name: 'chart', account: 'admin', size: 'tablet', scheme: 'dark', path: `${section}/reserve-components` },
  {
    name: 'notifications',
    account: 'admin',
    size: 'tablet',
    scheme: 'light',
    path: '/dashboard/default',
    open: press(/^Notifications/),
  },
];

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const product = await startSeeded();
const browser = await openBrowser();
try {
  for (const { name, account, size, scheme, path, open } of pictures) {
    const { page, context } = await visit(browser, size, scheme);
    await signIn(page, product, account, 'demo', path);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
