import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { expectFocusSeen, focusOn, pressOn, tabTo } from '../../keyboard';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
let page: Page;
withScene(async (scene) => {
  ({ product, browser } = scene);
  ({ page } = await visit(browser));
  await signIn(page, product, 'admin');
});

const section = '/properties-common-areas';
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const table = () => page.locator('table[aria-busy="false"]');
const open = async (path: string) => {
  await page.goto(product.address('demo') + path);
  await page.locator('h1').waitFor();
};
/** The page that a link or a shortcut led to: its heading has the focus. */
const arrived = (name: string | RegExp) => focusOn(heading(name));

test('a list is walked by J and K with a preview beside it, then its records one after the other, and back', async () => {
  await open(`${section}/assets?sort=name`);
  await table().waitFor();
  const rows = table().getByRole('rowheader').getByRole('link');
  const [first = '', second = '', third = ''] = await rows.allInnerTexts();
  const preview = (name: string) => page.getByRole('complementary', { name: `Preview of ${name}` });
  await page.keyboard.press('j');
  await focusOn(rows.nth(0));
  await expectFocusSeen(page);
  await page.keyboard.press('j');
  await focusOn(rows.nth(1));
  await page.keyboard.press('Space');
  await preview(second).getByText('Category').waitFor();
  // Beside the preview the list has less room, and the focus stays on its row.
  await focusOn(link(second));
  await page.keyboard.press('k');
  await preview(first).getByText('Category').waitFor();
  await page.keyboard.press('j');
  await preview(second).waitFor();
  await page.keyboard.press('Enter');
  await arrived(second);
  const place = page.getByRole('navigation', { name: 'In the list' });
  await place.getByText('2 of').waitFor();
  await page.keyboard.press('j');
  await heading(third).waitFor();
  await place.getByText('3 of').waitFor();
  await tabTo(place.getByRole('button', { name: `Previous: ${second}` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(second).waitFor();
  await focusOn(place.getByRole('button', { name: `Previous: ${first}` }));
  // What a reload brings back is the browser's: the list stays with the page.
  await page.reload();
  await heading(second).waitFor();
  await page.keyboard.press('k');
  await heading(first).waitFor();
  await pressOn(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Assets' }));
  await arrived('Assets');
  expect(new URL(page.url()).search).toBe('?sort=name');
  await table().locator('[aria-current=true]').getByRole('link', { name: first }).waitFor();
  await page.keyboard.press('j');
  await focusOn(link(second));
});

test('records follow each other over the border of their list’s page', async () => {
  await open(`${section}/properties?limit=25`);
  await table().waitFor();
  const last = table().getByRole('rowheader').last().getByRole('link');
  await tabTo(last, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const place = page.getByRole('navigation', { name: 'In the list' });
  await place.getByText('25 of').waitFor();
  await place.getByRole('button', { name: /^Next: / }).waitFor();
  await page.keyboard.press('j');
  await place.getByText('26 of').waitFor();
  await place.getByRole('button', { name: /^Previous: / }).waitFor();
  await page.keyboard.press('k');
  await place.getByText('25 of').waitFor();
});

test('the search finds what was mistyped, and books by what is said', async () => {
  await open('/sample-page');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const found = (name: RegExp) =>
    palette.getByRole('option', { name }).and(page.locator('[aria-selected=true]'));
  await page.keyboard.press('ControlOrMeta+k');
  await focusOn(palette.getByRole('combobox'));
  await page.keyboard.type('harbr house 101');
  await found(/Harbor House 101/).waitFor();
  await page.keyboard.press('Enter');
  await arrived(/Harbor House 101/);

  await page.keyboard.press('/');
  await focusOn(palette.getByRole('combobox'));
  await page.keyboard.type('book clubhouse saturday 3pm');
  await found(/Book a common area: .*Clubhouse.*3:00/i).waitFor();
  await page.keyboard.press('Enter');
  const booking = page.getByRole('dialog', { name: /Clubhouse/i });
  await booking.getByRole('radio', { checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await booking.waitFor({ state: 'detached' });
});

test('on a phone what can be done with ticked rows is in sight anywhere in a long list, and covers no row at its end', async () => {
  const { page: phone, context } = await visit(browser, 'phone');
  await signIn(phone, product, 'admin');
  await phone.goto(`${product.address('demo')}${section}/properties?limit=25`);
  const rows = phone.getByRole('list', { name: 'Properties' }).locator('> li');
  await rows.first().getByRole('checkbox').check();
  const action = phone.getByRole('button', { name: 'Archive' });
  const isInSight = () =>
    action.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isInSight()).toBe(true);
  await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await isInSight()).toBe(true);
  const last = await rows.last().boundingBox();
  const place = await action.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(place?.y ?? 0);
  await context.close();
});
