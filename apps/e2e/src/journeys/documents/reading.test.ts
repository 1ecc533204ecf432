import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { pdfOf } from './pdf.fixture';
import type { Product } from '../../product/product';
import { withScene } from '../../scene';
import { everything, violations } from '../../sweep/axe';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const list = '/documents/hoa-documents';

/** Uploads a file on a phone and opens the document that it becomes. */
async function openUploaded(page: Page, name: string, buffer: Buffer): Promise<void> {
  await signIn(page, product, 'admin', 'demo', list);
  await page.getByRole('button', { name: 'Upload' }).first().click();
  const file = { name, mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('1 document added').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('a PDF is read on a phone: by page, by keyboard and by its words, and an address names a page', async () => {
  const { page, errors, context } = await visit(browser, 'phone');
  const lines = Array.from(
    { length: 12 },
    (_, place) => `Rule ${place + 1} of the ${place === 6 ? 'roof' : 'pool'}`,
  );
  await openUploaded(page, 'Twelve rules.pdf', pdfOf(lines));
  await page.locator('[data-page="1"][data-drawn]').waitFor();
  const link = page.getByRole('link', { name: 'https://example.com/rules' });
  expect(await link.getAttribute('rel')).toContain('noopener');

  const pages = page.getByRole('region', { name: 'Pages of Twelve rules.pdf' });
  const field = page.getByRole('textbox', { name: 'Page of 12' });
  await pages.focus();
  await page.keyboard.press('PageDown');
  await page.getByText('Rule 2 of the pool').waitFor();
  expect(await field.inputValue()).toBe('2');
  await page.keyboard.press('End');
  await page.getByText('Rule 12 of the pool').waitFor();
  // Pages that are far hold no drawing.
  await page.locator('[data-page="1"]:not([data-drawn])').waitFor();
  await page.keyboard.press('+');
  await page.locator('[data-page="12"][data-drawn]').waitFor();
  expect(await violations(page, everything)).toEqual([]);

  await page.getByRole('button', { name: 'Find in document' }).click();
  await page.keyboard.type('ROOF');
  await page.keyboard.press('Enter');
  await page.getByText('Found on page 7').waitFor();
  await page.getByText('Rule 7 of the roof').waitFor();
  const isWiderThanWindow = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);

  await page.evaluate(() => location.assign('#page=3'));
  await page.getByText('Rule 3 of the pool').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  [
    'Damaged.pdf',
    Buffer.from('%PDF-1.4\nnothing of a PDF but its first line'),
    'This file is damaged or isn’t a complete PDF.',
  ],
  [
    'Locked.pdf',
    pdfOf(['Behind a password'], { isEncrypted: true }),
    'This document is password-protected. Download it to open it with the password.',
  ],
])('%s says why it is not shown, and stays a download', async (name, content, sentence) => {
  const { page, context } = await visit(browser, 'phone');
  await openUploaded(page, name, content);
  const failure = page.getByRole('alert').filter({ hasText: sentence });
  await failure.waitFor();
  await failure.getByRole('button', { name: 'Download' }).waitFor();
  await context.close();
});
