import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import type { OwnProduct, Product } from './product/product';
import { startSeeded } from './product/seeded';
import { sharedProduct } from './product/of-worker';

export interface Scene<P extends Product = Product> {
  product: P;
  browser: Browser;
}

/** The worker's product and a browser for the journeys of a file. `begin` runs before the first. */
export function withScene(begin: (scene: Scene) => Promise<void> | void): void {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
    await begin({ product: sharedProduct(), browser });
  });
  afterAll(() => browser?.close());
}

/** As `withScene`, with a product that is this file's alone: for releases, and whatever else concerns all who use it. */
export function withOwnScene(begin: (scene: Scene<OwnProduct>) => Promise<void> | void): void {
  let scene: Scene<OwnProduct> | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startSeeded(), openBrowser()]);
    scene = { product, browser };
    await begin(scene);
  });
  afterAll(async () => {
    await scene?.browser.close();
    await scene?.product.stop();
  });
}
