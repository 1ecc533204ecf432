import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../browser';
import { goByMenu } from '../menu';
import type { Product } from '../product/product';
import { courtyard, makeRelease, publishOverHttp, publishToken } from '../product/release';
import { type Figure, median } from './figure';

const saves = 10;
const publications = 3;

/** Runs in the page: presses Save and gives the milliseconds until the details, drawn, show the value. */
function saveUntilShown(value: string): Promise<number> {
  return new Promise((done) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main?.querySelector('form') || !main?.textContent?.includes(value)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
  });
}

async function savesMs(browser: Browser, product: Product): Promise<number[]> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const list = await product.send('demo', '/api/v1/properties?limit=1', { headers });
  const [property] = list.json<{ data: { id: string }[] }>().data;
  const { page, context } = await visit(browser);
  await signIn(
    page,
    product,
    'admin',
    'demo',
    `/properties-common-areas/properties/detail?id=${property?.id}`,
  );
  const times: number[] = [];
  for (let round = 0; round < saves; round += 1) {
    await page.getByRole('link', { name: 'Edit' }).first().click();
    const notes = page.getByRole('textbox', { name: 'Notes' });
    await notes.fill(`Written down ${round}`);
    times.push(await page.evaluate(saveUntilShown, `Written down ${round}`));
  }
  await context.close();
  return times;
}

/** Text of the list page, as the release that is built here has it. */
const description = 'Homes and spaces with their owners, residents and insurance.';

/** Milliseconds from the start of a publication to stable until the next press on the menu shows it, and of these the publication's. */
async function publicationMs(page: Page, product: Product, release: { folder: string; text: string }) {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Help & Support' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  const token = publishToken(product, 'properties', '--stable');
  const started = performance.now();
  const { code, said } = publishOverHttp(product, release.folder, token, '--channel', 'stable');
  if (code !== 0) throw new Error(said);
  const published = performance.now();
  await goByMenu(page, 'Properties & Areas', 'Properties');
  await page.getByText(release.text).waitFor();
  return { whole: performance.now() - started, publishing: published - started };
}

async function publicationsMs(browser: Browser, product: Product) {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/help-support');
  const times: Awaited<ReturnType<typeof publicationMs>>[] = [];
  for (let round = 0; round < publications; round += 1) {
    const text = `Release 9.6.${round}.`;
    const folder = makeRelease('properties', `9.6.${round}`, (script) =>
      script.replaceAll(description, text),
    );
    times.push(await publicationMs(page, product, { folder, text }));
  }
  await context.close();
  for (let round = 0; round < publications; round += 1)
    courtyard(product, 'section', 'rollback', 'properties');
  return times;
}

/** How soon a change is on screen: what a person saves, and what a team publishes. */
export async function measureChanges(product: Product): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const saved = await savesMs(browser, product);
    const published = await publicationsMs(browser, product);
    const publishingS = median(published.map(({ publishing }) => publishing)) / 1000;
    return [
      {
        what: 'Save pressed in a form to the new value on the details page',
        value: median(saved),
        unit: 'ms',
        note: `median of ${saves}; slowest ${Math.max(...saved).toFixed(0)} ms`,
      },
      {
        what: 'publishing over HTTP to the next navigation that shows it',
        value: median(published.map(({ whole }) => whole)) / 1000,
        unit: 's',
        note: `median of ${publications}; the command took ${publishingS.toFixed(2)} s of it`,
      },
    ];
  } finally {
    await browser.close();
  }
}
