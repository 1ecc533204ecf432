import type { Browser, Locator, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const requests = '/service-requests';
/** The middle of a grip, and a place near the top of a column. */
async function places(grip: Locator, column: Locator): Promise<[Point, Point]> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await column.boundingBox()];
  if (!from || !to) throw new Error('The grip or the column is not drawn.');
  return [
    { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    { x: to.x + to.width / 2, y: Math.max(to.y, 0) + 80 },
  ];
}

interface Point {
  x: number;
  y: number;
}

/** Playwright itself only taps. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

test('cards of the board are moved by keyboard, mouse and finger, and are in their column after a reload', async () => {
  const { page, context, errors } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${requests}/community-requests?show=board`);
  const submitted = page.getByRole('region', { name: 'Submitted' });
  const triaged = page.getByRole('region', { name: 'Triaged' });
  const gripOf = (name: string) => submitted.getByRole('button', { name: `Drag ${name}`, exact: true });
  const said = (text: string) => page.getByText(text).waitFor({ state: 'attached' });
  const first = async () => {
    const grip = submitted.getByRole('button', { name: /^Drag / }).first();
    return ((await grip.getAttribute('aria-label')) ?? '').replace('Drag ', '');
  };
  const isIn = async (column: Locator, name: string) =>
    column.getByRole('button', { name: `Drag ${name}`, exact: true }).waitFor();

  const byKeys = await first();
  await gripOf(byKeys).focus();
  await page.keyboard.press('Space');
  await said(`${byKeys} is picked up, in Submitted.`);
  await page.keyboard.press('ArrowRight');
  await said(`${byKeys} is over Triaged.`);
  await page.keyboard.press('Space');
  await isIn(triaged, byKeys);

  const byMouse = await first();
  const [from, to] = await places(gripOf(byMouse), triaged);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await said(`${byMouse} is over Triaged.`);
  await page.mouse.up();
  await isIn(triaged, byMouse);

  const byFinger = await first();
  const finger = await fingerOn(page);
  const [start, end] = await places(gripOf(byFinger), triaged);
  await finger('touchStart', [start]);
  await said(`${byFinger} is picked up, in Submitted.`);
  for (const share of [0.3, 0.6, 1])
    await finger('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  await said(`${byFinger} is over Triaged.`);
  await finger('touchEnd', []);
  await isIn(triaged, byFinger);

  await page.waitForTimeout(500);
  await page.reload();
  for (const name of [byKeys, byMouse, byFinger]) await isIn(triaged, name);
  expect(new Set([byKeys, byMouse, byFinger]).size).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});
