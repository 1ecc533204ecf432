import type { Browser, Locator, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const requests = '/service-requests';
const title = 'Leak behind the washing machine';

/** A picture of one point. */
const photo = {
  name: 'leak.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** An owner on a phone reports it with a photo; its number. */
async function report(page: Page): Promise<string> {
  await signIn(page, product, 'owner', 'demo', `${requests}/my-requests/create`);
  await page.getByRole('radio', { name: /^Maintenance/ }).check();
  await page.getByRole('radio', { name: 'Plumbing' }).check();
  await page
    .getByLabel(/^Photos/)
    .first()
    .setInputFiles(photo);
  await page.getByRole('button', { name: 'Remove leak.png' }).waitFor();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  expect(await violations(page, everything)).toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  const sent = await page.getByText(/^Request #\d+ sent$/).textContent();
  await page.getByText(/^Expect a response by/).waitFor();
  await page.getByRole('link', { name: 'View request' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('img', { name: 'leak.png' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  return /#(\d+)/.exec(sent ?? '')?.[1] ?? '';
}

/** A manager takes it on, and writes to both sides and to colleagues alone. */
async function handle(page: Page, number: string): Promise<void> {
  await signIn(
    page,
    product,
    'admin',
    'demo',
    `${requests}/community-requests?search=${encodeURIComponent(title)}`,
  );
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Mark as triaged' }).click();
  await page.getByText(`Request #${number} triaged`).waitFor();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Assign request #${number}` });
  await dialog.getByRole('combobox', { name: /Assigned to/ }).click();
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await page.getByText(new RegExp(`^Request #${number} assigned to`)).waitFor();
  await page.getByRole('radio', { name: /^Internal/ }).check();
  await page.getByRole('textbox', { name: /^Internal comment/ }).fill('Third leak in this line.');
  await page.getByRole('button', { name: 'Save internal comment' }).click();
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await conversation
    .getByRole('listitem')
    .filter({ hasText: 'Third leak' })
    .getByText('Internal', { exact: true })
    .waitFor();
  await page.getByRole('radio', { name: /^Everyone/ }).check();
  await page.getByRole('textbox', { name: /^Comment/ }).fill('A plumber comes on Monday.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await conversation.getByText('A plumber comes on Monday.').waitFor();
  expect(await violations(page, everything)).toEqual([]);
  await page.getByRole('button', { name: 'Start work' }).click();
  await page.getByText(`Request #${number} is in progress`).waitFor();
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const resolve = page.getByRole('dialog', { name: `Resolve request #${number}` });
  await resolve.getByRole('textbox', { name: /^Resolution/ }).fill('New hose.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText(`Request #${number} resolved`).waitFor();
}

test('an owner reports a leak on a phone, a manager handles it, and the owner rates it', async () => {
  const owner = await visit(browser, 'phone');
  const number = await report(owner.page);
  const manager = await visit(browser);
  await handle(manager.page, number);

  // Told by a live event: nobody asks again by hand.
  await owner.page.getByText('A plumber comes on Monday.').waitFor();
  await owner.page.getByText('New hose.').first().waitFor();
  expect(await owner.page.getByText('Third leak in this line.').count()).toBe(0);
  await owner.page.getByRole('button', { name: 'Close', exact: true }).click();
  const close = owner.page.getByRole('dialog', { name: `Close request #${number}` });
  await close.getByRole('button', { name: 'Close', exact: true }).last().click();
  await owner.page.getByText(`Request #${number} closed`).waitFor();
  await owner.page.getByRole('radio', { name: '5 stars' }).check();
  await owner.page.getByRole('button', { name: 'Send rating' }).click();
  await owner.page.getByRole('img', { name: '5 stars' }).waitFor();
  expect(await violations(owner.page, everything)).toEqual([]);
  expect([owner.errors, manager.errors]).toEqual([[], []]);
  await owner.context.close();
  await manager.context.close();
});

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
