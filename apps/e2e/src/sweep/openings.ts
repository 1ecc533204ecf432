import type { BrowserContext, Page } from 'playwright-core';
import { signIn, sizes, visit } from '../browser';
import type { Product } from '../product/product';
import { withScene } from '../scene';
import { declared, sweepOf } from './declared';
import { followCalls, inspect, isGate, leave, setColors, settled, walkTo } from './inspection';
import { take } from './steps';
import type { Opening } from './sweep.schema';

/** Open dialogs that leave the page behind them within reach of keyboard and pointer. */
const notModal = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')]
      .filter((dialog) => !dialog.matches(':modal'))
      .map(
        (dialog) => `"${dialog.getAttribute('aria-label') ?? dialog.textContent.slice(0, 40)}" is not modal`,
      ),
  );

/** Opens what is declared over its page and gives what is wrong with it, a line each. */
async function lookAt(page: Page, product: Product, { path, size, steps, undo }: Opening): Promise<string[]> {
  await page.setViewportSize(sizes[size]);
  // Loaded once, axe is compiled once; what cannot be left behind closes with its document.
  if (await leave(page)) await walkTo(page, path);
  else {
    await page.goto(product.address('demo') + path);
    await settled(page);
  }
  await take(page, steps);
  const lines = [...(await notModal(page)), ...(await inspect(page, { sameSize: true, quick: isGate }))];
  await take(page, undo);
  return lines;
}

/**
 * Defines a test for each `parts`-th opening of all applications, from the `part`-th, so that several files share them and run side by
 * side. Their tests share one page, and an opening that fails leaves it to the next.
 */
export function testOpenings(part: number, parts: number): void {
  let product: Product;
  let page: Page;
  let context: BrowserContext;
  let filledIn: Opening[];
  withScene(async (scene) => {
    ({ product } = scene);
    filledIn = (await sweepOf(product)).openings;
    ({ page, context } = await visit(scene.browser));
    followCalls(page);
    await signIn(page, product, 'admin');
  });
  afterAll(() => context.close());

  const named = declared.flatMap(({ app, openings }) => openings.map(({ name }) => `${app}: ${name}`));
  const ofPart = named.map((name, index) => ({ name, index })).filter(({ index }) => index % parts === part);
  test.each(ofPart)(
    '$name',
    async ({ index }) => {
      const opening = filledIn[index];
      if (!opening) throw new Error(`There is no opening ${index}.`);
      await setColors(page, index);
      expect(await lookAt(page, product, opening)).toEqual([]);
    },
    90_000,
  );
}
