import type { Browser } from 'playwright-core';
import { signIn, submitLogin, visit } from '../browser';
import type { Product } from '../product';
import { withScene } from '../scene';

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
