import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { daysAhead } from './product/clock';
import { freePort, type OwnProduct, type Product, reach, startProduct } from './product/product';
import { seededFolder, startSeeded } from './product/seeded';
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

export interface PassingScene extends Scene {
  /** The product goes on, at its address, as many days from today. */
  goTo(days: number): Promise<void>;
}

/** As `withOwnScene`, with a product whose days pass as they are told to. */
export function withPassingScene(begin: (scene: PassingScene) => Promise<void> | void): void {
  const dataDirectory = seededFolder();
  let now: OwnProduct | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const place = { dataDirectory, port: await freePort() };
    [now, browser] = await Promise.all([startProduct(place), openBrowser()]);
    const goTo = async (days: number) => {
      await now?.stop();
      now = await startProduct({ ...place, env: daysAhead(days) });
    };
    await begin({ product: reach(place.port, dataDirectory), browser, goTo });
  });
  afterAll(async () => {
    await browser?.close();
    await now?.stop();
    rmSync(dataDirectory, { recursive: true, maxRetries: 5 });
  });
}
