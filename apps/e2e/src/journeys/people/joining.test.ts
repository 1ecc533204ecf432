import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { linkTo } from '../../product/emails';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const secret = 'a sentence of my own';
async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address('demo')}/pages/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-tour=profile]').waitFor();
}

test('who requested access to is approved where it is listed among what waits, and signs in', async () => {
  const email = 'olga@joining.example';
  const guest = await visit(browser);
  await guest.page.goto(`${product.address('demo')}/pages/register`);
  await guest.page.getByLabel('Name').fill('Olga Brandt');
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByRole('button', { name: 'Send request' }).click();
  await guest.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await guest.page.goto(await linkTo(product, email, 'confirm'));
  await guest.page.getByRole('button', { name: 'Confirm' }).click();
  await guest.page.getByRole('heading', { name: 'Request received' }).waitFor();

  const admin = await visit(browser);
  await signIn(admin.page, product, 'admin', 'demo', '/tasks');
  await admin.page.getByRole('button', { name: /^Review: Olga Brandt/ }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Approve access for Olga Brandt?' });
  await dialog.getByRole('checkbox', { name: /^Member/ }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await guest.page.goto(await linkTo(product, email, 'reset-password'));
  await guest.page.getByRole('heading', { name: 'Create your password' }).waitFor();
  await guest.page.getByLabel('Password', { exact: true }).fill(secret);
  await guest.page.getByRole('button', { name: 'Set password' }).click();
  await guest.page.getByRole('heading', { name: 'Password set' }).waitFor();
  await signInAs(guest.page, email);
  expect([...admin.errors, ...guest.errors]).toEqual([]);
  await Promise.all([admin.context.close(), guest.context.close()]);
});

test('a member of two communities goes from one to the other and back without the password', async () => {
  const headers = {
    authorization: `Bearer ${await product.token('admin', 'demo')}`,
    'idempotency-key': 'a-neighbour-of-two',
  };
  const ask = (path: string, options: object) => product.send('demo', `/api/v1/${path}`, options);
  const roles = (await ask('roles', { headers })).json<{ data: { id: string; name: string }[] }>();
  const roleIds = roles.data.filter(({ name }) => name === 'Tenant').map(({ id }) => id);
  const email = 'board@lakeside.example';
  await ask('invitations', { method: 'POST', headers, body: { emails: [email], name: null, roleIds } });

  const guest = await visit(browser);
  await guest.page.goto(await linkTo(product, email, 'accept-invitation'));
  await guest.page.getByLabel('Password', { exact: true }).fill('courtyard-demo');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  const goTo = async (name: string, community: 'demo' | 'lakeside') => {
    await guest.page.locator('[data-tour=profile]').getByRole('button').click();
    await guest.page.getByRole('link', { name }).click();
    await guest.page.waitForURL(`${product.address(community)}/dashboard/default`);
    await guest.page.locator('[data-tour=profile]').waitFor();
  };
  await goTo('Lakeside Commons', 'lakeside');
  await guest.page.getByRole('button', { name: /^Account: Samuel Adeyemi/ }).waitFor();
  await goTo('Harbor View Community Association', 'demo');
  // The ticket is in no step of the history: Back leads to where they were, not into the middle.
  expect(guest.page.url()).not.toContain('#');
  expect(guest.errors).toEqual([]);
  await guest.context.close();
});
