import type { Browser, Page } from 'playwright-core';
import { signIn, submitLogin, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: Product;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

/** A device of Chromium's that keeps passkeys, and whose owner always gives their finger. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

async function keepCodes(page: Page): Promise<void> {
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.getByRole('button', { name: 'I’ve saved my codes' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

test('a passkey is made, signs in alone, and is the second step after the password', async () => {
  const { page, context, errors } = await visit(browser);
  await addDevice(page);
  await signIn(page, product, 'owner', 'demo', '/myprofile');
  await addPasskey(page, 'This computer');
  await keepCodes(page);
  await page.getByRole('listitem').filter({ hasText: 'This computer' }).waitFor();

  await signOut(page);
  await page.getByRole('link', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard/default');
  await page.getByRole('main').waitFor();
  await page.goto(`${product.address('demo')}/myprofile`);
  await page
    .getByRole('list', { name: 'Passkeys' })
    .getByText(/^Last used/)
    .waitFor();

  await signOut(page);
  await submitLogin(page, 'owner');
  await page.getByRole('button', { name: 'Use a recovery code' }).waitFor();
  // There is no app whose code could be given.
  expect(await page.getByLabel('Code').count()).toBe(0);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard/default');
  expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  await context.close();
});

test('a role demands two factors: who is signed in is led to set one up, and is back with a passkey', async () => {
  const [admin, board] = [await visit(browser), await visit(browser)];
  await Promise.all([addDevice(admin.page), addDevice(board.page)]);
  await signIn(board.page, product, 'board', 'demo', '/people/members');
  await board.page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await signIn(admin.page, product, 'admin', 'demo', '/people/roles');
  await admin.page.getByRole('link', { name: 'Board Member', exact: true }).click();
  await admin.page.getByRole('button', { name: 'Two-factor authentication' }).click();
  await admin.page.getByRole('link', { name: 'Set up mine' }).click();
  await addPasskey(admin.page, 'Mine');
  await keepCodes(admin.page);
  await admin.page.goto(`${product.address('demo')}/people/roles`);
  await admin.page.getByRole('link', { name: 'Board Member', exact: true }).click();
  await admin.page.getByRole('button', { name: 'Two-factor authentication' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Two-factor authentication for Board Member' });
  await dialog.getByText(/without a second factor/).waitFor();
  await dialog.getByLabel(/^Days to set it up/).fill('0');
  const meantAt = performance.now();
  await dialog.getByRole('button', { name: 'Require two-factor' }).click();

  await board.page.waitForURL('**/myprofile/second-factor');
  console.info(
    `led to set up a second factor: ${Math.round(performance.now() - meantAt)} ms after the press`,
  );
  await board.page.getByText(/Set by Maya Okafor\./).waitFor();
  // Nothing else opens, by the menu or by its address.
  await board.page.goto(`${product.address('demo')}/people/members`);
  await board.page.waitForURL('**/myprofile/second-factor');
  await addPasskey(board.page, 'Telephone');
  await keepCodes(board.page);
  await board.page.getByRole('button', { name: 'Continue' }).click();
  await board.page.waitForURL('**/dashboard/default');
  await board.page.goto(`${product.address('demo')}/people/members`);
  await board.page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  expect([admin.errors, board.errors.filter((text) => !text.includes('403'))]).toEqual([[], []]);
  await Promise.all([admin.context.close(), board.context.close()]);
});
