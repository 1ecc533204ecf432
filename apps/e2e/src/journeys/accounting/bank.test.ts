import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { OwnProduct } from '../../product/product';
import { withOwnScene } from '../../scene';

let product: OwnProduct;
let browser: Browser;
// What it matches is matched for everybody.
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

test('a treasurer matches a line of a statement by keyboard alone, posts a fee for another, and undoes both', async () => {
  const { page, errors, context } = await visit(browser);
  await signIn(
    page,
    product,
    'treasurer',
    'demo',
    '/accounting/transactions?state=open&search=deposit&sort=bookedOn',
  );
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText(/^Best match first/).waitFor();
  await page.getByRole('button', { name: 'Match', exact: true }).first().waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Unmatch', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Unmatch', exact: true }).press('Enter');
  await page.getByText('Needs to be rematched').first().waitFor();

  await page.goto(`${product.address('demo')}/accounting/transactions?state=open&search=service+fee`);
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('Rule: Monthly bank fee').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Unmatch and reverse entry' }).waitFor();
  await page.getByRole('button', { name: 'Unmatch and reverse entry' }).press('Enter');
  await page.getByText('Rule: Monthly bank fee').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
