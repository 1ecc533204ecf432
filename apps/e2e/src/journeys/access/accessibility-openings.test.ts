import type { Page } from 'playwright-core';
import { signIn, sizes, visit } from '../../browser';
import type { Scene } from '../../scene';
import { withScene } from '../../scene';
import { sweepOf } from '../../sweep/declared';
import { followCalls, inspect, leave, settled, walkTo } from '../../sweep/inspection';
import { take } from '../../sweep/steps';

let scene: Scene;
withScene((given) => {
  scene = given;
});

/** Open dialogs that leave the page behind them within reach of keyboard and pointer. */
const notModal = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')]
      .filter((dialog) => !dialog.matches(':modal'))
      .map(
        (dialog) => `"${dialog.getAttribute('aria-label') ?? dialog.textContent.slice(0, 40)}" is not modal`,
      ),
  );

// Every opening of every section: it takes longer with each.
test('what opens over a page: axe finds nothing', async () => {
  const { product, browser } = scene;
  const { page, context } = await visit(browser);
  followCalls(page);
  await signIn(page, product, 'admin');
  const found: Record<string, string[]> = {};
  for (const { name, path, size, steps, undo } of (await sweepOf(product)).openings) {
    await page.setViewportSize(sizes[size]);
    // Loaded once, axe is compiled once; what cannot be left behind closes with its document.
    if (await leave(page)) await walkTo(page, path);
    else {
      await page.goto(product.address('demo') + path);
      await settled(page);
    }
    await take(page, steps).catch((error: unknown) => {
      throw new Error(`${name} could not be opened`, { cause: error });
    });
    const lines = [...(await notModal(page)), ...(await inspect(page, { sameSize: true }))];
    if (lines.length > 0) found[name] = lines;
    await take(page, undo);
  }
  await context.close();
  expect(found).toEqual({});
}, 900_000);
