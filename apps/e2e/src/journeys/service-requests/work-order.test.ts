import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const orders = '/service-requests/work-orders';

interface One {
  data: { id: string };
}
interface Orders {
  data: { worker: { kind: string; id: string; name: string } | null }[];
}

/** As a person of the demo calls the API. */
async function calling(who: 'owner' | 'vendor') {
  const headers = { authorization: `Bearer ${await product.token(who, 'demo')}` };
  return {
    read: async <T>(path: string) => (await product.send('demo', `/api/v1${path}`, { headers })).json<T>(),
    write: async <T>(path: string, body: object) => {
      const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
      return (
        await product.send('demo', `/api/v1${path}`, { method: 'POST', headers: keyed, body })
      ).json<T>();
    },
  };
}

test('a manager orders the work of a request, its vendor does it on a phone, and it is accepted', async () => {
  const title = 'Dripping valve of the boiler';
  const request = await (
    await calling('owner')
  ).write<One>('/my-requests', { kind: 'maintenance', category: 'plumbing', title });
  const { data } = await (await calling('vendor')).read<Orders>('/work-orders?limit=50');
  const worker = data.find((order) => order.worker?.kind === 'vendor')?.worker;
  expect(worker).toBeDefined();

  const manager = await visit(browser);
  const create = `${orders}/create?request=${request.data.id}`;
  await signIn(manager.page, product, 'admin', 'demo', create);
  const vendorField = manager.page.getByRole('combobox', { name: /^Vendor/ });
  await vendorField.fill(worker?.name ?? '');
  await manager.page
    .getByRole('option', { name: worker?.name ?? '' })
    .first()
    .click();
  await manager.page.getByRole('button', { name: 'Create work order' }).click();
  await manager.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await manager.page.getByRole('button', { name: 'Issue', exact: true }).click();
  await manager.page.getByText(/^Work order #\d+ issued$/).waitFor();
  expect(await violations(manager.page, everything)).toEqual([]);

  const vendor = await visit(browser, 'phone');
  await signIn(vendor.page, product, 'vendor', 'demo', `${orders}?search=${encodeURIComponent(title)}`);
  await vendor.page.getByRole('link', { name: title }).click();
  await vendor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await vendor.page.getByRole('button', { name: 'Confirm order' }).click();
  await vendor.page.getByText(/^Work order #\d+ confirmed$/).waitFor();
  await vendor.page.getByRole('button', { name: 'Start work' }).click();
  await vendor.page.getByText(/^Work order #\d+ started$/).waitFor();
  await vendor.page.getByRole('button', { name: 'Finish work' }).click();
  const finish = vendor.page.getByRole('dialog');
  await finish.getByRole('textbox', { name: /^Work performed/ }).fill('New valve.');
  await finish.getByRole('button', { name: 'Finish work' }).click();
  await vendor.page.getByText(/^Work order #\d+ finished$/).waitFor();
  expect(await violations(vendor.page, everything)).toEqual([]);
  expect(await vendor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await manager.page.getByRole('button', { name: 'Accept work' }).click();
  await manager.page.getByText(/^Work order #\d+ accepted$/).waitFor();
  await manager.page.getByText('New valve.').first().waitFor();
  expect([manager.errors, vendor.errors]).toEqual([[], []]);
  await manager.context.close();
  await vendor.context.close();
});
