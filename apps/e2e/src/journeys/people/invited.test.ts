import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { scrollUntil, signIn, type Visit, visit } from '../../browser';
import { linkTo } from '../../product/emails';
import type { Product } from '../../product/product';
import { withPassingScene } from '../../scene';

const secret = 'a sentence of my own';
let product: Product;
let browser: Browser;
let goTo: (days: number) => Promise<void>;
withPassingScene((scene) => {
  ({ product, browser, goTo } = scene);
});

async function change(token: string, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await product.send('demo', `/api/v1/${path}`, { method, headers, body });
  if (answer.status > 299) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** Makes a role that may see who the members are, and demands two factors of it at once. */
async function makeGuardedRole(name: string): Promise<void> {
  const token = await product.token('admin', 'demo');
  const factors = 'member-auth/factors/totp';
  const offered = await change(token, 'POST', factors);
  const code = codeOf(offered.json<{ data: { secret: string } }>().data.secret);
  await change(token, 'POST', `${factors}/confirm`, { code });
  const permissions = ['Members List View', 'Member Details View'];
  const made = await change(token, 'POST', 'roles', { name, purpose: null, permissions });
  const { id } = made.json<{ data: { id: string } }>().data;
  await change(token, 'PUT', `roles/${id}/factors`, { graceDays: 0 });
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('textbox', { name: /^Email addresses/ }).fill(email);
  await dialog.getByRole('checkbox', { name: role }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Accepts by the letter's link, as who was invited. */
async function accept(page: Page, email: string, name?: string): Promise<void> {
  await page.goto(await linkTo(product, email, 'accept-invitation'));
  if (name) await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** The pages that the menu leads to, with those of its sections. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link').first().waitFor();
  const found: string[] = [];
  const note = async () => {
    let at = 0;
    for (const text of await menu.getByRole('link').allInnerTexts()) {
      const [name = ''] = text.split('\n');
      const place = found.indexOf(name);
      if (place < 0) found.splice(at, 0, name);
      at = (place < 0 ? at : place) + 1;
    }
  };
  await note();
  // One section is open at a time.
  for (const toggle of await menu.locator('button[aria-expanded]').all()) {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await note();
  }
  return found;
}

const leaseDays = 12;
/** As the community's calendar has it. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

const refusal = '403 - You are not authorized to view this page.';
const statusOf = (guest: Visit, path: string) =>
  guest.page.evaluate(async (address) => (await fetch(address)).status, `/api/v1/${path}`);

test('who is invited accepts by the letter, sets up the factor that the role demands, and sees only what it allows', async () => {
  const [email, role] = ['ines@invited.example', 'Front desk'];
  const admin = await visit(browser);
  await signIn(admin.page, product, 'admin', 'demo', '/people/invitations');
  await makeGuardedRole(role);
  await admin.page.reload();
  await invite(admin.page, email, role);

  const guest = await visit(browser);
  await accept(guest.page, email, 'Inés Prado');
  await guest.page.waitForURL('**/myprofile/second-factor');
  // With one factor nothing else opens: not by its address, not by the API.
  await guest.page.goto(`${product.address('demo')}/people/members`);
  await guest.page.waitForURL('**/myprofile/second-factor');
  expect(await statusOf(guest, 'members')).toBe(403);
  await guest.page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = guest.page.getByRole('dialog', { name: 'Add authenticator app' });
  const shown = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(shown.replaceAll(' ', '')));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = guest.page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await guest.page.getByRole('button', { name: 'Continue' }).click();
  await guest.page.waitForURL('**/dashboard/default');

  expect(await menuOf(guest.page)).toEqual([
    'Dashboard',
    'Properties & Areas',
    'Common areas',
    'Reservations',
    'People',
    'Members',
    // Everybody may be reimbursed.
    'Budget & Expenses',
    'Reimbursements',
    'Help & Support',
  ]);
  await guest.page.goto(`${product.address('demo')}/people/members`);
  await guest.page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  expect(await statusOf(guest, 'members')).toBe(200);
  for (const [path, call] of [
    ['people/invitations', 'invitations'],
    ['people/roles', 'roles'],
    ['properties-common-areas/properties', 'properties'],
    ['administration/data', 'shell/community/exports'],
  ] as const) {
    await guest.page.goto(`${product.address('demo')}/${path}`);
    await guest.page.getByText(refusal).waitFor();
    expect([path, await statusOf(guest, call)]).toEqual([path, 403]);
  }

  await admin.page.reload();
  await admin.page
    .getByRole('row', { name: /Inés Prado/ })
    .getByText('Accepted')
    .waitFor();
  expect([admin.errors, guest.errors.filter((text) => !text.includes('403'))]).toEqual([[], []]);
  await Promise.all([admin.context.close(), guest.context.close()]);
});

test('an owner invites a tenant for the days of a lease; after the last one the tenant is let in no more', async () => {
  const email = 'tess@invited.example';
  const [owner, tenant] = [await visit(browser), await visit(browser, 'phone')];
  await signIn(owner.page, product, 'owner');
  await owner.page.getByRole('link', { name: 'My home' }).first().click();
  const panel = owner.page.getByRole('region', { name: 'Tenants and family' });
  await panel.getByRole('button', { name: 'Invite' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Invite to this home' });
  await dialog.getByLabel('Name').fill('Tess Ames');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('End date').fill(dayIn(leaseDays));
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText('Tess Ames').waitFor();
  const home = await owner.page.getByRole('heading', { level: 1 }).innerText();

  await accept(tenant.page, email);
  await tenant.page.waitForURL('**/dashboard/default');
  const link = tenant.page.getByRole('link', { name: home }).first();
  await scrollUntil(link);
  await link.click();
  await tenant.page.getByRole('heading', { level: 1, name: home }).waitFor();

  await goTo(leaseDays + 2);
  await tenant.page.reload();
  await tenant.page.waitForURL('**/pages/login*');
  await tenant.page.getByLabel('Email').fill(email);
  await tenant.page.getByLabel('Password', { exact: true }).fill(secret);
  await tenant.page.getByRole('button', { name: 'Sign in' }).click();
  await tenant.page.getByText(/no longer has access/).waitFor();
  await owner.page.reload();
  await panel.getByText('No one has been invited to this home.').waitFor();
  await Promise.all([owner.context.close(), tenant.context.close()]);
});
