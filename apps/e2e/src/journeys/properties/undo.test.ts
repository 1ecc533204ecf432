import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { type Bookings, bookingsOf } from '../../product/bookings';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: OwnProduct;
let browser: Browser;
let page: Page;
let bookings: Bookings;
withOwnScene(async (scene) => {
  ({ product, browser } = scene);
  ({ page } = await visit(browser));
  await signIn(page, product, 'admin');
  bookings = await bookingsOf(product);
});

const section = '/properties-common-areas';

interface Stored {
  id: string;
  status: string;
  version: number;
  archived: boolean;
}

const headersOf = async (account: string) => ({
  authorization: `Bearer ${await product.token(account, 'demo')}`,
  'idempotency-key': randomUUID(),
});
async function read(path: string): Promise<Stored> {
  return (await product.send('demo', path, { headers: await headersOf('admin') })).json<{ data: Stored }>()
    .data;
}
const statusOf = async (id: string) => (await read(`/api/v1/reservations/${id}`)).status;

const open = (path: string) => page.goto(product.address('demo') + path);
const openBooking = (id: string) => open(`${section}/reservations/details?id=${id}`);
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** From the menu of the page, and from its question. */
async function choose(name: string) {
  await press(/^More for/);
  await page.getByRole('menuitem', { name }).click();
}
const answer = (verb: RegExp) => page.getByRole('alertdialog').getByRole('button', { name: verb }).click();

/** Takes back what was done last, and waits for what is said of it. */
async function undo(done: string | RegExp, said: string | RegExp) {
  await page.getByText(done).waitFor();
  await press('Undo');
  await page.getByText(done).waitFor({ state: 'hidden' });
  await page.getByText(said).first().waitFor();
}

async function end(verb: string) {
  await page
    .getByRole('alertdialog')
    .getByLabel(/^Reason/)
    .fill('A slip');
  await answer(new RegExp(verb));
}

test('archiving a property is taken back', async () => {
  const path = '/api/v1/properties?limit=1';
  const list = await product.send('demo', path, { headers: await headersOf('admin') });
  const id = list.json<{ data: Stored[] }>().data[0]?.id;
  await open(`${section}/properties/detail?id=${id}`);
  await choose('Archive property');
  await answer(/^Archive/);
  await undo(/ archived$/, / restored$/);
  expect((await read(`/api/v1/properties/${id}`)).archived).toBe(false);
});

test('approving, declining and cancelling are taken back, each to what it was', async () => {
  const id = await bookings.ask();
  await openBooking(id);
  await press('Approve');
  await undo('Booking confirmed', 'Undone');
  expect(await statusOf(id)).toBe('requested');

  await press('Decline');
  await end('Decline');
  await undo('Booking declined', 'Undone');
  expect(await statusOf(id)).toBe('requested');

  await choose('Cancel booking');
  await end('Cancel booking');
  await undo('Booking canceled', 'Undone');
  expect(await statusOf(id)).toBe('requested');
});

test('what a second person changed meanwhile stays, and the first is told', async () => {
  const id = await bookings.ask();
  await openBooking(id);
  await press('Approve');
  await page.getByText('Booking confirmed').waitFor();
  const cancelled = await product.send('demo', `/api/v1/reservations/${id}/cancel`, {
    method: 'POST',
    headers: await headersOf('board'),
    body: { version: 2, reason: 'Flooded', keptFeeMinor: 0 },
  });
  expect(cancelled.status).toBe(200);
  await press('Undo');
  await page.getByText(/^Couldn’t undo: someone else changed this since/).waitFor();
  expect(await statusOf(id)).toBe('cancelled');
});

test('switching a section off is taken back, and its pages are there again', async () => {
  await open('/administration/sections');
  const card = page.getByRole('region', { name: 'Properties & Areas' });
  await card.getByRole('switch').click();
  await answer(/^Turn .* off$/);
  await undo(/is off\./, /is on\./);
  await open(`${section}/properties`);
  await page.getByRole('table').waitFor();
});
