import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { pressOn } from '../../keyboard';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const title = 'Gate does not close';
const question = 'May I keep the gate key over the summer?';

/** The panel that this section shows on the page of another section's record. */
const panelOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Open requests', exact: true }) });

/** The first that a list of the demo has, as an administrator sees it. */
async function first<T>(path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const [found] = (await product.send('demo', `/api/v1/${path}`, { headers })).json<{ data: T[] }>().data;
  if (found === undefined) throw new Error(`The demo has no ${path}.`);
  return found;
}

/** As an administrator does it elsewhere. */
async function resolve(id: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await product.token('admin', 'demo')}`,
    'idempotency-key': randomUUID(),
  };
  const read = await product.send('demo', `/api/v1/community-requests/${id}`, { headers });
  const { version } = read.json<{ data: { version: number } }>().data;
  const body = { action: 'resolve', version };
  const sent = await product.send('demo', `/api/v1/requests/${id}/state`, { method: 'POST', headers, body });
  if (sent.status >= 300) throw new Error(sent.text);
}

test('a problem is reported from the page of a common area on a phone, and is on it until it is resolved', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  const { id, name } = await first<{ id: string; name: string }>('common-areas');
  const place = `/properties-common-areas/common-areas/details?id=${id}`;
  await signIn(page, product, 'admin', 'demo', place);
  const panel = panelOf(page);
  await panel.getByRole('link', { name: 'Report a problem' }).waitFor();
  expect(await violations(page, everything)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await pressOn(panel.getByRole('link', { name: 'Report a problem' }));
  await page.getByRole('radio', { name: /^Maintenance/ }).check();
  await page.getByRole('radio', { name: 'Plumbing' }).check();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  // The place is the one whose page it came from.
  expect(await page.getByRole('combobox', { name: /^Common area/ }).inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText(/^Request #\d+ sent$/).waitFor();

  await page.goto(product.address('demo') + place);
  await panel.getByRole('link', { name: new RegExp(`^#\\d+ ${title}`) }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(name).first().waitFor();
  await resolve(new URL(page.url()).searchParams.get('id') ?? '');
  await page.goto(product.address('demo') + place);
  await panel.getByRole('link', { name: 'Report a problem' }).waitFor();
  expect(await panel.getByRole('link', { name: title }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('the page of a member shows those who handle requests what that member reported', async () => {
  const headers = {
    authorization: `Bearer ${await product.token('owner', 'demo')}`,
    'idempotency-key': randomUUID(),
  };
  const body = { kind: 'question', category: 'other', title: question };
  const sent = await product.send('demo', '/api/v1/my-requests', { method: 'POST', headers, body });
  expect([sent.status, sent.text]).toEqual([201, expect.stringContaining(question)]);
  const reporter = sent.json<{ data: { reporter: { id: string } } }>().data.reporter.id;
  const path = `/people/members/details?id=${reporter}`;

  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', path);
  const link = panelOf(page).getByRole('link', { name: new RegExp(question) });
  await link.waitFor();
  expect(await violations(page, everything)).toEqual([]);
  expect(await panelOf(page).getByRole('link', { name: 'Report a problem' }).count()).toBe(0);
  await pressOn(link);
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
