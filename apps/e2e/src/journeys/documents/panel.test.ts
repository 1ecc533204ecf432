import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { focusOn, pressOn } from '../../keyboard';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

interface Listed {
  data: { id: string }[];
}

/** The first that a list of the demo has. */
async function first(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const { data } = (await product.send('demo', `/api/v1/${path}`, { headers })).json<Listed>();
  if (!data[0]) throw new Error(`The demo has no ${path}.`);
  return data[0].id;
}

/** A card of a page: the panel of documents on the page of another section's thing, or a document's versions. */
const cardOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

const isWiderThanWindow = () => document.documentElement.scrollWidth > innerWidth;

test('a document is linked to an asset by keyboard, and its link removed again', async () => {
  const { page, errors, context } = await visit(browser);
  const id = await first('assets');
  await signIn(page, product, 'admin', 'demo', `/properties-common-areas/assets/details?id=${id}`);
  const panel = cardOf(page, 'Documents');
  await pressOn(panel.getByRole('button', { name: 'Link a document' }));
  const dialog = page.getByRole('dialog', { name: 'Link a document' });
  const field = dialog.getByRole('combobox', { name: /^Document/ });
  await field.focus();
  await page.keyboard.type('Bylaws');
  await dialog.getByRole('option', { name: /^Bylaws\.pdf/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressOn(dialog.getByRole('button', { name: 'Link document' }));
  await page.getByText('Bylaws.pdf linked').waitFor();
  await panel.getByRole('link', { name: 'Bylaws.pdf' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await violations(page, everything)).toEqual([]);

  await pressOn(panel.getByRole('button', { name: /Bylaws\.pdf/ }));
  const remove = page.getByRole('menuitem', { name: 'Remove link' });
  await focusOn(remove);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await pressOn(question.getByRole('button', { name: 'Remove link' }));
  await page.getByText('Link to Bylaws.pdf removed').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a document is linked to a meeting on a phone, and opens from its page', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  const id = await first('meetings');
  await signIn(page, product, 'admin', 'demo', `/communications/meetings/details?id=${id}`);
  const panel = cardOf(page, 'Documents');
  await panel.getByRole('button', { name: 'Link a document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link a document' });
  await dialog.getByRole('combobox', { name: /^Document/ }).fill('Bylaws');
  await dialog.getByRole('option', { name: /^Bylaws\.pdf/ }).click();
  await dialog.getByRole('button', { name: 'Link document' }).click();
  const link = panel.getByRole('link', { name: 'Bylaws.pdf' });
  await link.waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await violations(page, everything)).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Bylaws.pdf' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a document is uploaded on a phone from a property, and is of its page and its folder', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  const id = await first('properties');
  await signIn(page, product, 'admin', 'demo', `/properties-common-areas/properties/detail?id=${id}`);
  const panel = cardOf(page, 'Documents');
  await panel.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Choose files' }).click();
  const name = 'Handover of the unit.txt';
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Keys and meters') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('1 document added').waitFor();
  const link = panel.getByRole('link', { name });
  await link.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an earlier version is restored by keyboard on a phone', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  const id = await first('hoa-documents?search=Bylaws.pdf');
  await signIn(page, product, 'admin', 'demo', `/documents/hoa-documents/details?id=${id}`);
  const versions = cardOf(page, 'Versions');
  const menu = versions.getByRole('button', { name: /Version 2$/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  const restore = page.getByRole('menuitem', { name: 'Restore this version' });
  await restore.waitFor();
  await restore.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Version 2 restored as version \d+$/).waitFor();
  await versions.getByText('Restored from version 2').first().waitFor();
  expect(await violations(page, everything)).toEqual([]);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});
