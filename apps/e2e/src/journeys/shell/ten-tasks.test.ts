import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { scrollUntil, signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: Product;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

interface Task {
  name: string;
  account: 'owner' | 'board' | 'treasurer' | 'vendor' | 'admin';
  /** Taps that it may take from the dashboard of a phone. To scroll and to type is no tap. */
  most: number;
  action: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>;
}

/** Decided in docs/decisions/0150: who needs more taps for any of them has changed what this says. */
const tasks: readonly Task[] = [
  {
    name: 'see what is owed and how to pay it',
    account: 'owner',
    most: 1,
    action: async (page, tap) => {
      await tap(page.getByRole('link', { name: /^Pay: Balance due/ }).first());
      await page.getByRole('heading', { level: 1, name: 'What I owe' }).waitFor();
      await page
        .getByText(/How to pay|Pay online/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'renew the insurance',
    account: 'owner',
    most: 2,
    action: async (page, tap) => {
      const renew = page.getByRole('link', { name: 'Renew insurance' }).first();
      await scrollUntil(renew);
      await tap(renew);
      await tap(page.getByRole('button', { name: 'Save policy' }));
      await page.getByText('Policy saved').waitFor();
    },
  },
  {
    name: 'book the clubhouse',
    account: 'owner',
    most: 4,
    action: async (page, tap) => {
      const book = page.getByRole('link', { name: 'Book an area' }).first();
      await scrollUntil(book);
      await tap(book);
      await tap(page.getByRole('link', { name: /Clubhouse/ }).first());
      await tap(page.getByRole('button', { name: /^Book/ }).first());
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radiogroup', { name: 'Start' }).waitFor();
      await tap(dialog.getByRole('button', { name: 'Request booking' }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'report a leak',
    account: 'owner',
    most: 3,
    action: async (page, tap) => {
      const report = page.getByRole('link', { name: 'Report a problem' });
      await scrollUntil(report);
      await tap(report);
      await tap(page.getByRole('radio', { name: 'Plumbing' }));
      await page.getByLabel('Title').fill('Water under the kitchen sink');
      await page.getByLabel('Description').fill('It drips from the valve.');
      await tap(page.getByRole('button', { name: 'Send request' }));
      await page.getByRole('heading', { name: /^Request #\d+ sent$/ }).waitFor();
    },
  },
  {
    name: 'read what changed',
    account: 'owner',
    most: 1,
    action: async (page, tap) => {
      await tap(page.getByRole('list', { name: 'What’s new' }).getByRole('link', { name: /Roof terrace/ }));
      await page.getByRole('heading', { level: 1, name: 'Roof terrace' }).waitFor();
    },
  },
  {
    name: 'approve a bill',
    account: 'board',
    most: 3,
    action: async (page, tap) => {
      // Bookings of the day come before it.
      await tap(page.locator('main a[href="/tasks"]'));
      await tap(page.getByRole('link', { name: /^Review: Bill/ }).first());
      await tap(page.getByRole('button', { name: 'Approve', exact: true }));
      await page.getByRole('heading', { name: 'Decisions' }).waitFor();
    },
  },
  {
    name: 'approve a booking',
    account: 'board',
    most: 1,
    action: async (page, tap) => {
      await tap(page.getByRole('button', { name: /^Approve: Clubhouse/ }).first());
      await page.getByText('Booking confirmed').waitFor();
    },
  },
  {
    name: 'pay a bill',
    account: 'treasurer',
    most: 2,
    action: async (page, tap) => {
      await tap(page.getByRole('link', { name: /^Pay: / }).first());
      await tap(page.getByRole('button', { name: /^Pay \$/ }));
      await page.getByRole('heading', { level: 1, name: /^Payment / }).waitFor();
    },
  },
  {
    name: 'finish a work order',
    account: 'vendor',
    most: 6,
    action: async (page, tap) => {
      await tap(page.getByRole('link', { name: /^Finish: / }).first());
      await page.getByRole('heading', { name: 'Checklist' }).waitFor();
      for (const step of ['Shut off water', 'Replace valve', 'Test for leaks'])
        await tap(page.getByRole('checkbox', { name: step }));
      await tap(page.getByRole('button', { name: 'Finish work' }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Work performed').fill('Replaced the valve.');
      await tap(dialog.getByRole('button', { name: 'Finish work' }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'see which requests are late',
    account: 'admin',
    most: 1,
    action: async (page, tap) => {
      const all = page
        .locator('li, section')
        .filter({ has: page.getByRole('heading', { name: 'Late requests' }) })
        .getByRole('link', { name: /^View all/ });
      await scrollUntil(all);
      await tap(all.first());
      await page.getByRole('heading', { level: 1, name: 'Community requests' }).waitFor();
      await page.getByText('Late', { exact: true }).first().waitFor();
      expect(new URL(page.url()).searchParams.get('lateness')).toBe('late');
    },
  },
];

/** Gives every member something that is new. */
beforeAll(async () => {
  const openingHours = [{ weekday: 1, opensAt: '08:00', closesAt: '20:00' }];
  const added = await product.send('demo', '/api/v1/common-areas', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await product.token('admin', 'demo')}`,
      'idempotency-key': randomUUID(),
    },
    body: { name: 'Roof terrace', kind: 'hall', openingHours },
  });
  if (added.status !== 201) throw new Error(added.text);
});

test.each(tasks)('$account: $name, in $most taps', async ({ account, most, action }) => {
  const { page, errors, context } = await visit(browser, 'phone');
  await signIn(page, product, account);
  let taps = 0;
  await action(page, async (target) => {
    taps += 1;
    await target.click();
  });
  expect(taps).toBeLessThanOrEqual(most);
  expect(errors).toEqual([]);
  await context.close();
});
