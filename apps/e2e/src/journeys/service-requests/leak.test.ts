import type { Browser, Page } from 'playwright-core';
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

interface Orders {
  data: { worker: { kind: string; name: string } | null }[];
}

/** The vendor whose account the demo has. */
async function vendorName(): Promise<string> {
  const headers = { authorization: `Bearer ${await product.token('vendor', 'demo')}` };
  const listed = await product.send('demo', '/api/v1/work-orders?limit=50', { headers });
  const name = listed.json<Orders>().data.find(({ worker }) => worker?.kind === 'vendor')?.worker?.name;
  if (name === undefined) throw new Error('The demo has no work order of a vendor.');
  return name;
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
}

/** The manager orders the work from the page of the request. */
async function order(page: Page): Promise<void> {
  const vendor = await vendorName();
  await page.getByRole('link', { name: 'New work order' }).first().click();
  await page.getByRole('combobox', { name: /^Vendor/ }).fill(vendor);
  await page.getByRole('option', { name: vendor }).first().click();
  await page.getByRole('button', { name: 'Create work order' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText(/^Work order #\d+ issued$/).waitFor();
  expect(await violations(page, everything)).toEqual([]);
}

/** The vendor does the work, on a phone. */
async function work(page: Page): Promise<void> {
  const found = `${requests}/work-orders?search=${encodeURIComponent(title)}`;
  await signIn(page, product, 'vendor', 'demo', found);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await page.getByText(/^Work order #\d+ confirmed$/).waitFor();
  await page.getByRole('button', { name: 'Start work' }).click();
  await page.getByText(/^Work order #\d+ started$/).waitFor();
  await page.getByRole('button', { name: 'Finish work' }).click();
  const finish = page.getByRole('dialog');
  await finish.getByRole('textbox', { name: /^Work performed/ }).fill('New valve.');
  await finish.getByRole('button', { name: 'Finish work' }).click();
  await page.getByText(/^Work order #\d+ finished$/).waitFor();
  expect(await violations(page, everything)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** The manager accepts the work, and resolves the request. */
async function resolve(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Accept work' }).click();
  await page.getByText(/^Work order #\d+ accepted$/).waitFor();
  await page.getByText('New valve.').first().waitFor();
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^#${number} `) });
  await link.first().click();
  await page.waitForURL(/community-requests\/detail/);
  await page.getByRole('button', { name: 'Start work' }).click();
  await page.getByText(`Request #${number} is in progress`).waitFor();
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Resolve request #${number}` });
  await dialog.getByRole('textbox', { name: /^Resolution/ }).fill('New hose.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText(`Request #${number} resolved`).waitFor();
}

test('an owner reports a leak on a phone, a manager orders the work, a vendor does it, and the owner rates it', async () => {
  const owner = await visit(browser, 'phone');
  const number = await report(owner.page);
  const manager = await visit(browser);
  await handle(manager.page, number);
  await order(manager.page);
  const vendor = await visit(browser, 'phone');
  await work(vendor.page);
  await resolve(manager.page, number);

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
  expect([owner.errors, manager.errors, vendor.errors]).toEqual([[], [], []]);
  await owner.context.close();
  await manager.context.close();
  await vendor.context.close();
});
