import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, signIn, type Size, visit } from './browser';
import { root } from './product/product';
import { startSeeded } from './product/seeded';

interface Picture {
  name: string;
  account: string;
  size: Size;
  scheme: 'light' | 'dark';
  path: string;
  /** Name of the link to follow once the page is there. */
  follow?: string;
}

/** The pictures of the README and of `docs/`, made from the demo community: `pnpm --filter @courtyard/e2e pictures`. */
const pictures: readonly Picture[] = [
  {
    name: 'properties',
    account: 'admin',
    size: 'desktop',
    scheme: 'light',
    path: '/properties-common-areas/properties',
  },
  { name: 'dashboard', account: 'admin', size: 'desktop', scheme: 'dark', path: '/dashboard/default' },
  {
    name: 'booking',
    account: 'owner',
    size: 'phone',
    scheme: 'light',
    path: '/properties-common-areas/common-areas',
    follow: 'Tennis court',
  },
];

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const product = await startSeeded();
const browser = await openBrowser();
try {
  for (const { name, account, size, scheme, path, follow } of pictures) {
    const { page, context } = await visit(browser, size, scheme);
    await signIn(page, product, account, 'demo', path);
    await page.waitForLoadState('networkidle');
    if (follow) await page.getByRole('link', { name: follow, exact: true }).first().click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
