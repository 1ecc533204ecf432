import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const meetings = '/communications/meetings';
const monthMs = 30 * 86_400_000;

async function asAdmin<T>(path: string, body?: object): Promise<T> {
  const answer = await product.send('demo', path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await product.token('admin', 'demo')}`,
      'idempotency-key': randomUUID(),
    },
    ...(body && { body }),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json<{ data: T }>().data;
}

/** A draft of the board in a month, to which one of its members is invited. */
async function prepared(name: string): Promise<string> {
  const heldOn = new Date(Date.now() + monthMs).toISOString().slice(0, 10);
  const times = { heldOn, startTime: '19:00', endTime: '20:30' };
  const { id } = await asAdmin<{ id: string }>('/api/v1/meetings', {
    name,
    kind: 'board',
    place: 'Clubhouse',
    ...times,
  });
  await asAdmin(`/api/v1/meetings/${id}/agenda`, { title: 'Bids for the roof', minutes: 20 });
  const members = await asAdmin<{ id: string; email: string }[]>(
    '/api/v1/members?search=board%40demo.example',
  );
  const include = members.map((member) => ({ kind: 'member', id: member.id }));
  await asAdmin(`/api/v1/meetings/${id}/invitees`, { audience: { include, exclude: [] } });
  return id;
}

test('a meeting from its notice over attendance to published minutes that a second person approved', async () => {
  const id = await prepared('Roof meeting');
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${meetings}/details?id=${id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Send notice');
  const dialog = page.getByRole('dialog', { name: 'Send notice of Roof meeting?' });
  await dialog.getByText('Recipients: 1. By email: 1, by letter: 0.').waitFor();
  await dialog.getByText('1. Bids for the roof · 7:00 PM · 20 min').waitFor();
  await dialog.getByRole('button', { name: 'Send notice' }).click();
  await page.getByRole('tab', { name: 'Notice' }).click();
  await page.getByText('Accepted by mail servers: 1').waitFor();

  await press('Open meeting');
  await page.getByRole('tab', { name: 'Attendance' }).click();
  await page.getByLabel(/^Attendance of/).selectOption('present');
  await page.getByText('Quorum reached').waitFor();
  await press('Adjourn meeting');
  await page.getByRole('tab', { name: 'Minutes' }).click();
  await press('Draft minutes');
  await page.getByText('• Bids for the roof').waitFor();

  const second = await visit(browser);
  await signIn(second.page, product, 'board', 'demo', `${meetings}/details?id=${id}&tab=minutes`);
  await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await second.page.getByText(/^Approved by/).waitFor();
  await second.context.close();

  await press('Publish as PDF');
  await page.getByRole('link', { name: /Roof meeting\.pdf/ }).waitFor();
  await context.close();
});
