import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
let folder: string;
withScene((scene) => {
  ({ product, browser } = scene);
});
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-upload-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of one pixel; what follows is of no interest to whoever looks at its beginning. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Two parts: the connection is lost between them. */
const scan = Buffer.concat([png, randomBytes(9 * 1024 * 1024)]);

/** Loses the connection for everything about documents when the second part of a file is about to go. Gives what brings it back. */
async function loseConnection(page: Page): Promise<() => void> {
  let parts = 0;
  let isBack = false;
  await page.route(/\/api\/v1\/(uploads|documents|document-folders)/, async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts < 2 || isBack) await route.continue();
    else await route.abort('internetdisconnected');
  });
  return () => (isBack = true);
}

interface Listed {
  data: { id: string; name: string; folder: { name: string }; bytes: number }[];
}

test('a folder is uploaded on a phone, over a connection that is lost in the middle', async () => {
  const inner = join(folder, 'Handover', 'Scans');
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(folder, 'Handover', 'list.txt'), 'Keys, meters, warranties');
  writeFileSync(join(inner, 'protocol.png'), scan);

  const { page, context } = await visit(browser, 'phone');
  await signIn(page, product, 'admin', 'demo', '/documents/hoa-documents');
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog');
  const comeBack = await loseConnection(page);
  await dialog.getByLabel('Choose a folder').last().setInputFiles(join(folder, 'Handover'));

  await dialog.getByText('Connection lost. Reconnecting…').first().waitFor();
  // Leaving now would lose it: the page asks.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave while uploading?' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  comeBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('2 documents added').waitFor();

  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const search = async (name: string) =>
    (await product.send('demo', `/api/v1/hoa-documents?search=${name}`, { headers })).json<Listed>().data[0];
  expect((await search('list.txt'))?.folder.name).toBe('Handover');
  const found = await search('protocol.png');
  expect(found).toMatchObject({ bytes: scan.length, folder: { name: 'Scans' } });
  const details = await product.send('demo', `/api/v1/hoa-documents/${found?.id}`, { headers });
  expect(details.text).toContain(createHash('sha256').update(scan).digest('hex'));

  // The folder that was made is there, and is downloaded as it was.
  await page.getByRole('link', { name: 'Handover', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Handover' }).waitFor();
  await page.getByRole('button', { name: /More/ }).first().click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as ZIP' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Handover.zip');
  await context.close();
});
