import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const right = 'View the member directory';

/** The administrator sets one right of the vendors, and reads whom it concerns before saving. Gives when it was meant. */
async function setRight(page: Page, isOn: boolean, effect: string): Promise<number> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('member directory');
  await page.getByRole('checkbox', { name: right }).setChecked(isOn);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change permissions?' });
  await question.getByText(effect).waitFor();
  await question.getByText('Tom Whitaker').waitFor();
  const meantAt = performance.now();
  await question.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vendor', exact: true }).waitFor();
  return meantAt;
}

test('an administrator changes a role, and the menu of who is signed in follows', async () => {
  const [admin, vendor] = [await visit(browser), await visit(browser)];
  await signIn(vendor.page, product, 'vendor', 'demo', '/help-support');
  await signIn(admin.page, product, 'admin', 'demo', '/people/roles');
  const people = vendor.page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'People', exact: true });
  await vendor.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await people.count()).toBe(0);
  await admin.page.getByRole('link', { name: 'Vendor', exact: true }).click();

  const shown = people.waitFor().then(() => performance.now());
  const meantAt = await setRight(admin.page, true, '1 person gains permissions.');
  console.info(
    `a right in the menu: ${Math.round((await shown) - meantAt)} ms after the press that saves it`,
  );
  await people.click();
  await vendor.page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  await vendor.page.goto(`${product.address('demo')}/people/members`);
  await vendor.page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();

  // Who is on the page is led away from it.
  await setRight(admin.page, false, '1 person loses permissions.');
  await vendor.page.waitForURL('**/unauthorized');
  await people.waitFor({ state: 'detached' });
  await admin.page.getByRole('tab', { name: 'History' }).click();
  await admin.page.getByText('Maya Okafor').first().waitFor();
  expect([admin.errors, vendor.errors.filter((text) => !text.includes('403'))]).toEqual([[], []]);
  await Promise.all([admin.context.close(), vendor.context.close()]);
});
