import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const section = '/properties-common-areas';
const csv = (name: string, lines: readonly string[]) => {
  const path = join(mkdtempSync(join(tmpdir(), 'courtyard-csv-')), name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};

async function total(): Promise<number> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const answer = await product.send('demo', '/api/v1/properties?limit=1', { headers });
  return answer.json<{ page: { total: number } }>().page.total;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

test('add a property: what is missing is said, then it is there, and the change shows without a reload', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${section}/properties`);
  await page.getByRole('link', { name: 'Add property' }).click();
  await heading(page, 'Add a property');
  await page.getByRole('button', { name: 'Add property' }).click();
  await page
    .getByRole('textbox', { name: /Unit number/, exact: false })
    .first()
    .waitFor();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await page.getByLabel(/^Unit number/).fill('PH-1');
  await page.getByLabel(/^Building/).fill('North Tower');
  await page.getByRole('button', { name: 'Add property' }).click();
  await heading(page, /PH-1/);

  await page.getByRole('link', { name: 'Edit' }).first().click();
  await heading(page, /^Edit/);
  await page.getByLabel(/^Bedrooms/).fill('3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await heading(page, /PH-1/);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('tabpanel').getByText('Bedrooms').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the same unit twice is refused on its field, and what was typed stays', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${section}/properties/add`);
  await page.getByLabel(/^Unit number/).fill('101');
  await page.getByLabel(/^Building/).fill('Boathouse Lofts');
  await page.getByLabel(/^Notes/).fill('typed with care');
  await page.getByRole('button', { name: 'Add property' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await page.getByLabel(/^Notes/).inputValue()).toBe('typed with care');
  await context.close();
});

test('import: a verdict for every row, nothing written with an error in the file, then all at once', async () => {
  const before = await total();
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${section}/properties/import`);
  const bad = csv('bad.csv', ['Unit,Building,Bedrooms', 'IMP-1,Annex,2', 'IMP-2,Annex,many']);
  await page.locator('input[type="file"]').setInputFiles(bad);
  await page.getByText('Errors').first().waitFor();
  await page.getByText('many').first().waitFor();
  expect(await total()).toBe(before);

  await page.goto(`${product.address('demo')}${section}/properties/import`);
  const good = csv('good.csv', ['Unit,Building,Bedrooms', 'IMP-1,Annex,2', 'IMP-2,Annex,3']);
  await page.locator('input[type="file"]').setInputFiles(good);
  const apply = page.getByRole('button', { name: /^(Import|Write|Add)/ });
  await apply.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Import|Write|Add)/ })
    .click();
  await page.getByRole('heading', { name: 'File imported' }).waitFor();
  expect(await total()).toBe(before + 2);
  await context.close();
});

test('export gives the filtered rows with headers that the import understands', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${section}/properties?building=Garden+Court`);
  await page.getByRole('table').waitFor();
  const exported = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const download = await waiting;
    return readFileSync(await download.path());
  };
  const lines = (await exported('CSV')).toString('utf8').trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/unit/i);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes('Garden Court'))).toBe(true);
  // A workbook is a zip archive (ECMA-376).
  expect((await exported('Excel workbook')).subarray(0, 2).toString()).toBe('PK');
  await context.close();
});
