import type { Browser } from 'playwright-core';
import { openBrowser, signIn, visit } from '../browser';
import type { Product } from '../product/product';
import { median } from './figure';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

async function listAfterMs(browser: Browser, product: Product): Promise<number> {
  const first = await visit(browser);
  await signIn(first.page, product, 'admin');
  const state = await first.context.storageState();
  await first.context.close();
  const context = await browser.newContext({ storageState: state, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const started = performance.now();
  await page.goto(`${product.address('demo')}/properties-common-areas/properties`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: / \d+$/ }).first().waitFor({ timeout: 90_000 });
  const elapsed = performance.now() - started;
  await context.close();
  return elapsed;
}

/** Milliseconds from the navigation to the first row of the properties list, cold cache, slow 4G, CPU slowed 4 times. Builds take turns, so that drift hits both. */
export async function timeToList(products: readonly Product[], rounds = 9): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const times = products.map(() => [] as number[]);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, product] of products.entries())
        times[index]?.push(await listAfterMs(browser, product));
    }
    return times.map(median);
  } finally {
    await browser.close();
  }
}
