import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const announcements = '/communications/announcements';

test('an announcement is written and published, read by an owner on a phone, and its author sees that', async () => {
  const author = await visit(browser);
  const { page } = author;
  await signIn(page, product, 'admin', 'demo', `${announcements}/create`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Gates are painted');
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.click();
  await text.pressSequentially('Park ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await text.pressSequentially('outside');
  await page.getByRole('button', { name: 'Bold' }).click();
  await text.pressSequentially(' until Friday.');
  await page.getByRole('button', { name: 'Add people' }).click();
  const people = page.getByRole('dialog', { name: 'Add people' });
  await people.getByRole('combobox', { name: /^Recipients/ }).selectOption('All owners');
  await people.getByRole('button', { name: 'Add people' }).click();
  await page.getByRole('button', { name: 'Remove Owners' }).waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gates are painted' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publish Gates are painted' });
  await publish.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(/^Opened by 0 of \d+\.$/).waitFor();

  const owner = await visit(browser, 'phone');
  await signIn(owner.page, product, 'owner', 'demo', announcements);
  const card = owner.page.getByRole('article').filter({ hasText: 'Gates are painted' });
  await card.getByText('New', { exact: true }).waitFor();
  await card.getByText('Park outside until Friday.').waitFor();
  await card.getByRole('link', { name: 'Gates are painted' }).click();
  await owner.page.getByRole('heading', { level: 1, name: 'Gates are painted' }).waitFor();
  await owner.page.locator('strong', { hasText: 'outside' }).waitFor();
  expect(await owner.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Told by a live event: nobody asks again by hand.
  await page.getByText(/^Opened by 1 of \d+\.$/).waitFor();
  await page.getByRole('button', { name: 'Show names' }).click();
  const readers = page.getByRole('dialog', { name: 'Read by' });
  await readers.getByLabel('Find a name').fill('Priya Raman');
  await readers
    .getByRole('listitem')
    .filter({ hasText: 'Priya Raman' })
    .getByText(/^Opened/)
    .waitFor();
  await owner.page.getByRole('link', { name: 'Announcements' }).first().click();
  await card.waitFor();
  await card.getByText('New', { exact: true }).waitFor({ state: 'hidden' });
  expect([author.errors, owner.errors]).toEqual([[], []]);
  await owner.context.close();
  await author.context.close();
});
