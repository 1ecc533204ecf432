import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const secret = 'a sentence of my own';
const longestWaitMs = 15_000;

/** The letters to an address that were written so far, as text. */
async function lettersTo(address: string): Promise<string[]> {
  const folder = join(product.dataDirectory, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Quoted-printable: a line that goes on, and signs by their number.
  const plain = letters.map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='));
  return plain.filter((letter) => letter.includes(`To: ${address}`));
}

/** The link of a letter to an address, once it was written. */
async function linkTo(address: string, path: string): Promise<string> {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const found = (await lettersTo(address)).flatMap(
      (letter) => new RegExp(`${path}#(?:kind=\\w+&)?token=[\\w-]+`).exec(letter)?.[0] ?? [],
    );
    if (found[0]) return `${product.address('demo')}/${found[0]}`;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no letter to ${address} has a link to ${path}`);
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address('demo')}/pages/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-tour=profile]').waitFor();
}

test('who is invited accepts by the letter, and sees only what the role allows', async () => {
  const email = 'ines@joining.example';
  const admin = await visit(browser);
  await signIn(admin.page, product, 'admin', 'demo', '/people/invitations');
  await admin.page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const dialog = admin.page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('textbox', { name: /^E-mail addresses/ }).fill(email);
  await dialog.getByRole('checkbox', { name: 'Tenant' }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await admin.page
    .getByRole('row', { name: /ines@joining\.example/ })
    .getByText('Open')
    .waitFor();

  const guest = await visit(browser, 'phone');
  await guest.page.goto(await linkTo(email, 'accept-invitation'));
  await guest.page.getByLabel('Name').fill('Inés Prado');
  await guest.page.getByLabel('Password', { exact: true }).fill(secret);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await guest.page.locator('[data-tour=profile]').waitFor();
  expect(new URL(guest.page.url())).toMatchObject({ pathname: '/dashboard/default', hash: '' });
  await guest.page.goto(`${product.address('demo')}/people/invitations`);
  await guest.page.getByText('403 - You are not authorized to view this page.').waitFor();

  await admin.page.reload();
  await admin.page
    .getByRole('row', { name: /Inés Prado/ })
    .getByText('Accepted')
    .waitFor();
  expect([...admin.errors, ...guest.errors]).toEqual([]);
  await Promise.all([admin.context.close(), guest.context.close()]);
});

test('who asks to join is approved where it is listed among what waits, and signs in', async () => {
  const email = 'olga@joining.example';
  const guest = await visit(browser);
  await guest.page.goto(`${product.address('demo')}/pages/register`);
  await guest.page.getByLabel('Name').fill('Olga Brandt');
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByRole('button', { name: 'Send request' }).click();
  await guest.page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  await guest.page.goto(await linkTo(email, 'confirm'));
  await guest.page.getByRole('button', { name: 'Confirm' }).click();
  await guest.page.getByRole('heading', { name: 'Your request was received' }).waitFor();

  const admin = await visit(browser);
  await signIn(admin.page, product, 'admin', 'demo', '/tasks');
  await admin.page.getByRole('button', { name: /^Answer: Olga Brandt/ }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Let Olga Brandt in?' });
  await dialog.getByRole('checkbox', { name: /^Member/ }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await guest.page.goto(await linkTo(email, 'reset-password'));
  await guest.page.getByLabel('New password').fill(secret);
  await guest.page.getByRole('button', { name: 'Set password' }).click();
  await guest.page.getByRole('heading', { name: 'Your password is set' }).waitFor();
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
  await guest.page.goto(await linkTo(email, 'accept-invitation'));
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
