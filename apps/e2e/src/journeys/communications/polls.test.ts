import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const base = '/communications/community-polls';

async function idOf(title: string): Promise<string> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const answer = await product.send('demo', '/api/v1/polls?limit=100', { headers });
  const { data } = answer.json<{ data: { id: string; title: string }[] }>();
  const poll = data.find((each) => each.title === title);
  if (!poll) throw new Error(`no poll ${title}`);
  return poll.id;
}

async function as(who: string, path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await visit(browser);
  await signIn(page, product, who, 'demo', path);
  await work(page);
  await context.close();
}

test('an owner asks somebody to vote, who casts that vote and their own; an inspector counts an election again', async () => {
  const vote = `${base}/vote?id=${await idOf('Repaint the buildings warm gray')}`;
  await as('owner', vote, async (page) => {
    await page.getByRole('button', { name: 'Assign proxy' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Member/ }).fill('Daniel R');
    await page.getByRole('option', { name: 'Daniel Reyes' }).click();
    await dialog.getByRole('button', { name: 'Assign proxy' }).click();
    await page.getByText('Proxy: Daniel Reyes').first().waitFor();
  });
  await as('board', vote, async (page) => {
    const held = page.getByRole('main').getByText('for Priya Raman').first();
    await held.waitFor();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: /^Cast/ }).click();
    await page.getByRole('heading', { name: 'Vote recorded' }).waitFor();
  });
  // The vote is cast: there is nothing left to ask for, and its owner sees that.
  await as('owner', vote, async (page) => {
    await page.getByRole('button', { name: 'Replace my vote' }).first().waitFor();
  });
  await as('treasurer', `${base}/results?id=${await idOf('Election of two board members')}`, async (page) => {
    await page.getByRole('button', { name: 'Count in this browser' }).click();
    await page.getByText('Recounted here: same result,').waitFor();
    await page.getByRole('button', { name: 'Certify result' }).waitFor();
  });
});
