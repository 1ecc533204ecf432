import type { Browser } from 'playwright-core';
import { signIn, submitLogin, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { sweepOf } from '../../sweep/declared';
import { pressLogout } from '../properties/property-form';
import { followCalls, walkTo } from '../../sweep/inspection';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

test('a visitor signs in and returns to the page asked for, query and all', async () => {
  const { page, errors, context } = await visit(browser);
  await page.goto(`${product.address('demo')}/properties-common-areas/properties?search=Harbor`);
  await page.waitForURL('**/pages/login*');
  await submitLogin(page, 'admin');
  await page.waitForURL('**/properties-common-areas/properties?search=Harbor');
  await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a wrong password says so and keeps the address typed', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${product.address('demo')}/pages/login`);
  await page.getByLabel('Email').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@demo.example');
  await context.close();
});

test('a member without the permission gets the 403 text, before any code of the section is loaded', async () => {
  const { page, context } = await visit(browser);
  const sectionFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sections/')) sectionFiles.push(request.url());
  });
  await signIn(page, product, 'vendor', 'demo', '/help-support');
  await page.goto(`${product.address('demo')}/properties-common-areas/properties`);
  await page.waitForURL('**/unauthorized');
  await page.getByRole('heading', { name: '403 - You are not authorized to view this page.' }).waitFor();
  expect(sectionFiles).toEqual([]);
  await context.close();
});

/** Paths of pages that refuse an account, by what the registry and the account's own permissions say. */
async function closedPaths(account: string): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${await product.token(account, 'demo')}` };
  const rights = await product.send('demo', '/api/v1/dashboard/data', {
    method: 'POST',
    headers,
    body: { isPermissionsRequested: true },
  });
  const { permissions } = rights.json<{ data: { permissions: string[] } }>().data;
  const registry = await product.send('demo', '/api/v1/shell/registry', { headers });
  interface Section {
    basePath: string;
    routes: { path: string; permission?: string }[];
  }
  const closed = registry
    .json<{ data: { sections: Section[] } }>()
    .data.sections.flatMap((section) =>
      section.routes
        .filter(({ permission }) => permission !== undefined && !permissions.includes(permission))
        .map(({ path }) => section.basePath + path),
    );
  return new Set([...closed, '/administration/sections', '/administration/outbox', '/unauthorized']);
}

test('nothing on the screen of an owner leads into a 403', async () => {
  const { pages } = await sweepOf(product);
  const closed = await closedPaths('owner');
  const { page, context } = await visit(browser);
  followCalls(page);
  await signIn(page, product, 'owner');
  const found: Record<string, string[]> = {};
  for (const path of pages.owner) {
    await walkTo(page, path);
    // Those of charts are of SVG, whose `href` is no text.
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname),
      );
    const wrong = links.filter((link) => closed.has(link));
    if (wrong.length > 0) found[path] = wrong;
  }
  await context.close();
  expect(found).toEqual({});
});

test('whoever is signed in loads no login, and leaves nothing behind', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'owner');
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await page.goto(`${product.address('demo')}/Help-Support/?search=pool#top`);
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  await page.waitForURL('**/help-support?search=pool#top');
  await page.goto(`${product.address('demo')}/pages/login`);
  await page.waitForURL('**/dashboard/default');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(files.filter((file) => file.includes('/account.'))).toEqual([]);
  expect(await page.getByLabel('Password').count()).toBe(0);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('You’re signed out.').waitFor();
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key !== 'theme-config')).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('who leaves offline, before anything of the login was fetched, is told so and gets it once they are back', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'owner', 'demo', '/help-support');
  const login = '**/assets/host/account.*';
  await page.route(login, (route) => route.abort());
  await page.goto(`${product.address('demo')}/help-support`);
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  await context.setOffline(true);
  await pressLogout(page);
  await page.getByRole('alert').filter({ hasText: 'You’re signed out here' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.unroute(login);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByText(/we couldn’t reach the server/).waitFor();
  await context.close();
});

test('signing out everywhere ends the other browser too', async () => {
  const phone = await visit(browser, 'phone');
  const desk = await visit(browser);
  await signIn(phone.page, product, 'board');
  await signIn(desk.page, product, 'board', 'demo', '/myprofile');
  await desk.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const confirm = desk.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' });
  await confirm.click();
  await desk.page.waitForURL(/\/(pages\/)?login/);
  await phone.page.goto(`${product.address('demo')}/dashboard/default`);
  await phone.page.waitForURL(/\/(pages\/)?login/);
  await phone.context.close();
  await desk.context.close();
});

test("one community's session does not open another", async () => {
  const token = await product.token('admin', 'demo');
  const answer = await product.send('lakeside', '/api/v1/shell/registry', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});
