import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const calendar = '/communications/community-calendar';
/** A month in which the demo has few events. */
const month = '2031-05';

async function addEvent(title: string, rules: string[] = []): Promise<string> {
  const answer = await product.send('demo', '/api/v1/calendar/create', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await product.token('admin', 'demo')}`,
      'idempotency-key': randomUUID(),
    },
    body: { title, start: `${month}-14T10:00`, end: `${month}-14T11:00`, rules },
  });
  expect(answer.status).toBe(201);
  return answer.json<{ data: { id: string } }>().data.id;
}

const startOf = async (title: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const path = `/api/v1/calendar/occurrences?from=${month}-01&to=${month}-31`;
  const { data } = (await product.send('demo', path, { headers })).json<{
    data: { occurrences: { title: string; occurrence: string; start: string }[] };
  }>();
  return data.occurrences.filter((event) => event.title === title).map(({ start }) => start.slice(0, 10));
};

const eventIn = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(title) });

test('an event is dragged by mouse to another day, and moved by keyboard to the next', async () => {
  await addEvent('Dragged event');
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${calendar}?show=month&day=${month}-14`);
  const event = eventIn(page, 'Dragged event');
  await event.waitFor();
  const from = await event.boundingBox();
  const to = await page.locator(`[data-date="${month}-16"]`).first().boundingBox();
  if (!from || !to) throw new Error('the grid is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width, from.y + from.height, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await page.getByText('Dragged event moved').waitFor();
  expect(await startOf('Dragged event')).toEqual([`${month}-16`]);

  await eventIn(page, 'Dragged event').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page
    .locator(`[data-date="${month}-17"]`)
    .getByRole('link', { name: /Dragged event/ })
    .first()
    .waitFor();
  expect(await startOf('Dragged event')).toEqual([`${month}-17`]);
  // It keeps the focus, so that the next press moves it on.
  await page.waitForFunction(() =>
    document.activeElement?.closest('a')?.textContent.includes('Dragged event'),
  );
  await page.keyboard.press('Alt+ArrowDown');
  await page
    .locator(`[data-date="${month}-24"]`)
    .getByRole('link', { name: /Dragged event/ })
    .first()
    .waitFor();
  expect(await startOf('Dragged event')).toEqual([`${month}-24`]);
  await context.close();
});

test('the month is one stop of Tab: Enter goes into a day, its event is moved, and Escape comes back to its new day', async () => {
  await addEvent('Walked event');
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${calendar}?show=month&day=${month}-14`);
  await eventIn(page, 'Walked event').waitFor();
  const grid = page.getByRole('grid');
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  const hasFocus = (on: string) =>
    page.waitForFunction((date) => document.activeElement?.getAttribute('data-date') === date, on);
  await grid.locator('[tabindex="0"]').focus();
  await hasFocus(`${month}-14`);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('a') !== null);
  while (!(await page.evaluate(() => document.activeElement?.textContent.includes('Walked event'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await page
    .locator(`[data-date="${month}-15"]`)
    .getByRole('link', { name: /Walked event/ })
    .waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('a') !== null);
  await page.keyboard.press('Escape');
  await hasFocus(`${month}-15`);
  await page.keyboard.press('PageDown');
  await hasFocus('2031-06-15');
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await context.close();
});

test('two people edit one series: the second sees what the first saved beside what is written', async () => {
  const id = await addEvent('Shared series', ['FREQ=WEEKLY;COUNT=3']);
  const edit = `${calendar}/edit?id=${id}&scope=all`;
  const [first, second] = [await visit(browser), await visit(browser)];
  await signIn(first.page, product, 'admin', 'demo', edit);
  await signIn(second.page, product, 'admin', 'demo', edit);
  const place = (page: Page) => page.getByRole('textbox', { name: /^Place/ });
  await place(second.page).waitFor();
  await place(first.page).fill('Clubhouse');
  await first.page.getByRole('button', { name: 'Save changes' }).click();
  await first.page.getByRole('heading', { level: 1, name: 'Shared series' }).waitFor();

  await second.page.getByRole('textbox', { name: /^Title/ }).fill('Renamed series');
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  const theirs = second.page.getByRole('group', { name: 'Their changes' });
  await theirs.getByText('Clubhouse').first().waitFor();
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Renamed series' }).waitFor();
  await second.page.getByText('Clubhouse').first().waitFor();
  expect(await startOf('Renamed series')).toEqual([`${month}-14`, `${month}-21`, `${month}-28`]);
  await first.context.close();
  await second.context.close();
});
