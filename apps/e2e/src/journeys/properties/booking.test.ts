import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

interface Named {
  data: { id: string; name: string }[];
}
interface Booking {
  areaId: string;
  propertyId: string;
  startsAt: string;
}

test('two people race for one slot: one wins, the other gets a kind answer with free times near it', async () => {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const areas = (await product.send('demo', '/api/v1/common-areas', { headers })).json<Named>().data;
  const court = areas.find(({ name }) => name === 'Tennis court');
  const other = (await product.send('demo', '/api/v1/properties?limit=1', { headers })).json<Named>().data[0];
  const { page, context } = await visit(browser);
  await signIn(
    page,
    product,
    'owner',
    'demo',
    `/properties-common-areas/common-areas/details?id=${court?.id}`,
  );
  await page.getByRole('button', { name: 'Seven days later' }).click();
  await page.waitForURL(/[?&]day=/);
  const [year, month, date] = new URL(page.url()).searchParams.get('day')?.split('-') ?? [];
  // Until the week has come the days before it stand there.
  await page
    .getByRole('group', { name: 'Booking calendar' })
    .locator(`button[aria-disabled="false"][aria-label*="${month}/${date}/${year}"]`)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'Start' }).waitFor();

  // The neighbour's call overtakes this person's own, with the same slot.
  let neighbor = 0;
  await page.route('**/api/v1/reservations', async (route) => {
    if (route.request().method() === 'POST' && neighbor === 0) {
      const mine = route.request().postDataJSON() as Booking;
      const answer = await product.send('demo', '/api/v1/reservations', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: { ...mine, propertyId: other?.id },
      });
      neighbor = answer.status;
    }
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog.getByText('That time was just booked').waitFor();
  expect(neighbor).toBe(201);
  await dialog
    .getByText('That time was just booked')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button')
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/Tennis court is booked/).waitFor();
  await context.close();
});
