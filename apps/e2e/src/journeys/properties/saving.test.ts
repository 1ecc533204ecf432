import type { Browser } from 'playwright-core';
import { signIn, type Visit, visit } from '../../browser';
import type { Product } from '../../product/product';
import {
  addButton,
  halfFilled,
  headed,
  openTab,
  pressLogout,
  propertyList,
  storedProperties,
  unitField,
} from './property-form';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
/** Of somebody who may do everything; each journey that leaves their session alone has a tab of its own in it. */
let staff: Visit;
withScene(async (scene) => {
  ({ product, browser } = scene);
  staff = await visit(browser);
  await signIn(staff.page, product, 'admin');
});

test('what is unsaved is asked about on a link, on Back, on closing the tab and on logging out', async () => {
  const page = await openTab(product, staff.context, propertyList);
  await page.getByRole('link', { name: 'Add property' }).click();
  await unitField(page).fill('ASK-1');
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await leave.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/\/add$/);
    expect(await unitField(page).inputValue()).toBe('ASK-1');
  };
  await page.getByRole('link', { name: 'Help & Support' }).click();
  await leave.waitFor();
  await stay();
  await page.evaluate(() => history.back());
  await leave.waitFor();
  await stay();

  const asked = new Promise<string>((done) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      done(dialog.type());
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');

  await pressLogout(page);
  const logout = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await logout.getByRole('button', { name: 'Keep editing' }).click();
  expect(await unitField(page).inputValue()).toBe('ASK-1');

  await page.evaluate(() => history.back());
  await leave.getByRole('button', { name: 'Leave' }).click();
  await headed(page, 'Properties');
  await page.close();
});

test('offline: saving says that it did not work, keeps all, and works once when one is back', async () => {
  const page = await halfFilled(product, staff.context, 'OFFLINE-1');
  await staff.context.setOffline(true);
  await addButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/Couldn’t save.*still here.*try again/i);
  expect(await unitField(page).inputValue()).toBe('OFFLINE-1');
  await staff.context.setOffline(false);
  await addButton(page).click();
  await headed(page, /OFFLINE-1/);
  expect(await storedProperties(product, 'OFFLINE-1')).toHaveLength(1);
  await page.close();
});

test('an answer lost on the way: saving again does not make a second one', async () => {
  const page = await halfFilled(product, staff.context, 'LOST-1');
  await page.route('**/api/v1/properties', async (route) => {
    const { pathname } = new URL(route.request().url());
    const { authorization = '', 'idempotency-key': key = '' } = route.request().headers();
    const body: unknown = route.request().postDataJSON();
    const headers = { authorization, 'idempotency-key': key };
    await product.send('demo', pathname, { method: 'POST', headers, body });
    await route.abort();
  });
  await addButton(page).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.unroute('**/api/v1/properties');
  await addButton(page).click();
  await headed(page, /LOST-1/);
  expect(await storedProperties(product, 'LOST-1')).toHaveLength(1);
  await page.close();
});

test('a double click on a submit makes one record', async () => {
  const page = await halfFilled(product, staff.context, 'DOUBLE-1');
  await addButton(page).dblclick();
  await headed(page, /DOUBLE-1/);
  expect(await storedProperties(product, 'DOUBLE-1')).toHaveLength(1);
  await page.close();
});

test('two tabs edit one property: the second is told, and overwrites nothing without being asked', async () => {
  const page = await halfFilled(product, staff.context, 'BOTH-1');
  await addButton(page).click();
  await headed(page, /BOTH-1/);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await headed(page, /^Edit/);
  const { pathname, search } = new URL(page.url());
  const second = await openTab(product, staff.context, pathname + search);
  await second.getByLabel(/^Bedrooms/).fill('4');
  await second.getByRole('textbox', { name: 'Notes' }).fill('by the second');
  await page.getByLabel(/^Bedrooms/).fill('2');
  await page.getByRole('textbox', { name: 'Lot' }).fill('L-7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await headed(page, /^(?!Edit)/);

  await second.getByRole('button', { name: 'Save changes' }).click();
  const conflict = second.getByRole('group', { name: 'Their changes' });
  await conflict.waitFor();
  expect(await conflict.innerText()).toMatch(/Bedrooms[^]*2[^]*4/);
  const stored = await storedProperties(product, 'BOTH-1');
  expect(stored).toMatchObject([{ bedrooms: 2 }]);
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await conflict.waitFor({ state: 'hidden' });
  expect(await second.getByRole('textbox', { name: 'Lot' }).inputValue()).toBe('L-7');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await headed(second, /^(?!Edit)/);
  expect(await storedProperties(product, 'BOTH-1')).toMatchObject([{ bedrooms: 4, lot: 'L-7' }]);
  await page.close();
  await second.close();
});
