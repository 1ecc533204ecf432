import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';

export interface Scene {
  product: Product;
  browser: Browser;
}

/** A product and a browser of its own for the journeys of a file; both end with it. `begin` runs before the first. */
export function withScene(begin: (scene: Scene) => Promise<void> | void): void {
  let scene: Scene | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    scene = { product, browser };
    await begin(scene);
  });
  afterAll(async () => {
    await scene?.browser.close();
    await scene?.product.stop();
  });
}
