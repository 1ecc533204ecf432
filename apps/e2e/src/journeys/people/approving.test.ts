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
  id: string;
  name: string;
}

interface Held {
  version: number;
  roles: Named[];
}

/** As the administrator, by the API. */
async function asAdmin<T>(method: 'GET' | 'PUT', path: string, body?: object): Promise<T> {
  const headers = {
    authorization: `Bearer ${await product.token('admin', 'demo')}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await product.send('demo', `/api/v1/${path}`, { method, headers, ...(body && { body }) });
  return answer.json<{ data: T }>().data;
}

/** Puts roles in place of those that somebody holds; gives those. */
async function setRoles(memberId: string, roles: readonly string[]): Promise<string[]> {
  const { version, roles: held } = await asAdmin<Held>('GET', `members/${memberId}`);
  const known = await asAdmin<Named[]>('GET', 'roles?limit=200');
  const roleIds = known.filter(({ name }) => roles.includes(name)).map(({ id }) => id);
  await asAdmin('PUT', `members/${memberId}/roles`, { version, roleIds });
  return held.map(({ name }) => name);
}

async function memberNamed(name: string): Promise<string> {
  const found = await asAdmin<Named[]>('GET', `members?search=${encodeURIComponent(name)}`);
  return found.find((member) => member.name === name)?.id ?? '';
}

test('one asks with a reason, another decides from the task, and it is felt; a third does not see it', async () => {
  const [daniel, tom] = [await memberNamed('Daniel Reyes'), await memberNamed('Tom Whitaker')];
  const before = await setRoles(daniel, ['Project Admin', 'Board Member']);
  const [asker, decider, vendor, owner] = [
    await visit(browser),
    await visit(browser),
    await visit(browser),
    await visit(browser),
  ];
  await signIn(vendor.page, product, 'vendor', 'demo', '/help-support');
  await vendor.page.getByRole('heading', { level: 1 }).waitFor();
  const people = vendor.page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'People', exact: true });
  expect(await people.count()).toBe(0);

  await signIn(asker.page, product, 'admin', 'demo', `/people/members/details?id=${tom}`);
  await asker.page.getByRole('button', { name: 'Change roles' }).click();
  const roles = asker.page.getByRole('dialog', { name: 'Roles of Tom Whitaker' });
  await roles.getByRole('checkbox', { name: /^Treasurer/ }).check();
  await roles.getByRole('textbox', { name: /^Reason for the request/ }).fill('He keeps the books in May');
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await roles.waitFor({ state: 'hidden' });
  const waits = asker.page.getByRole('link', { name: 'Roles of Tom Whitaker' });
  await waits.waitFor();
  const link = (await waits.getAttribute('href')) ?? '';

  await signIn(owner.page, product, 'owner', 'demo', link);
  await owner.page.getByRole('heading', { level: 1, name: 'Approval not found' }).waitFor();

  await signIn(decider.page, product, 'board', 'demo', '/tasks');
  await decider.page.getByRole('link', { name: /Roles of Tom Whitaker/ }).click();
  await decider.page.getByText('He keeps the books in May').waitFor();
  expect(await people.count()).toBe(0);
  await decider.page.getByRole('button', { name: 'Approve' }).click();
  await decider.page.getByText('Approved and carried out.').waitFor();
  await people.waitFor();

  await setRoles(tom, ['Vendor']);
  await setRoles(daniel, before);
  const all = [asker, decider, vendor, owner];
  expect(all.flatMap(({ errors }) => errors).filter((text) => !text.includes('404'))).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
});
