import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../../browser';
import { type ReadEmail, readEmail } from '../../product/emails';
import type { OwnProduct } from '../../product/product';
import { type MailReceiver, receiveMail } from '../../product/receivers';
import { startSeeded } from '../../product/seeded';

const mailings = '/communications/email-notifications';
const reader = 'owner@demo.example';
let product: OwnProduct;
let browser: Browser;
let server: MailReceiver;
beforeAll(async () => {
  server = await receiveMail([]);
  const env = { SMTP_URL: server.address, MAIL_FROM: 'Harbor View <no-reply@harbor.example>' };
  [product, browser] = await Promise.all([startSeeded({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await server.stop();
});

const emailsAbout = (subject: string) =>
  server.emails.map(readEmail).filter((message) => message.header('Subject') === subject);

/** The letter of a subject, once it has arrived. */
async function arrived(subject: string): Promise<ReadEmail> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await pause(50)) {
    const [message] = emailsAbout(subject);
    if (message) return message;
  }
  throw new Error(`no letter "${subject}" arrived, but ${server.emails.length} others`);
}

async function isBlocked(): Promise<boolean> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const answer = await product.send('demo', `/api/v1/mail-blocks?search=${encodeURIComponent(reader)}`, {
    headers,
  });
  return answer.json<{ page: { total: number } }>().page.total > 0;
}

/** Writes to the owner alone, with a field in subject and words. */
async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByRole('combobox', { name: /^Recipients/ }).selectOption('One person');
  await dialog.getByRole('combobox', { name: /^Person/ }).fill('Priya R');
  await page
    .getByRole('option', { name: /^Priya Raman/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Add people' }).click();
  await page.getByText('1 person', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Lanes for {{firstName}}');
  const words = page.getByRole('textbox', { name: /^Message/ });
  await words.click();
  await words.pressSequentially('Dear ');
  await page.getByRole('button', { name: 'Insert First name' }).click();
  // The editor has the focus back a moment later; who takes it by hand begins at the first letter.
  await words.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(', lanes & <floats> are free.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lanes for {{firstName}}' }).waitFor();
}

test('a letter is written, seen as its reader gets it, sent, read in their mailbox, and the next one not sent to who unsubscribed', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${mailings}/create`);
  await write(page);
  const preview = page.frameLocator('iframe[title="Preview for Priya Raman"]');
  await preview.getByText('Dear Priya, lanes & <floats> are free.').waitFor();
  const send = async () => {
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('1 of 1 processed').first().waitFor();
  };
  await send();

  const message = await arrived('Lanes for Priya');
  expect(message.header('To')).toBe(`Priya Raman <${reader}>`);
  expect(message.text).toContain('Dear Priya, lanes & <floats> are free.');
  const [, link = ''] = /^<([^>]+)>$/.exec(message.header('List-Unsubscribe')) ?? [];
  expect(message.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(message.text).toContain(`Unsubscribe: ${link}`);
  const mailbox = await visit(browser, 'phone');
  await mailbox.page.setContent(message.html);
  await mailbox.page.getByText('Dear Priya, lanes & <floats> are free.').waitFor();
  expect(await mailbox.page.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')).toBe(link);
  await mailbox.context.close();

  // Whoever opens links of letters to look at them unsubscribes nobody; a mail program does, by a form without cookies.
  const path = link.replace(/^https?:\/\/[^/]+/, '');
  expect((await product.send('demo', path)).text).toContain(
    'Unsubscribe this address from this type of email from',
  );
  expect(await isBlocked()).toBe(false);
  const form = { 'List-Unsubscribe': 'One-Click' };
  const done = await product.send('demo', path, { method: 'POST', form });
  expect([done.status, done.headers['set-cookie']]).toEqual([200, undefined]);
  expect(await isBlocked()).toBe(true);

  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Once more for {{firstName}}');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Once more for {{firstName}}' }).waitFor();
  await send();
  await page.getByRole('tab', { name: 'Delivery log' }).click();
  const row = page.getByRole('row', { name: /Priya Raman/ });
  await row.getByText('Unsubscribed').waitFor();
  expect(emailsAbout('Once more for Priya')).toEqual([]);
  await context.close();
});
