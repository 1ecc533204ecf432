import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { runJobs } from '../../product/database/jobs';
import { superuser } from '../../product/database/superuser';
import type { Product } from '../../product/product';
import { courtyard } from '../../product/release';
import { withPassingScene } from '../../scene';

let product: Product;
let browser: Browser;
let goTo: (days: number) => Promise<void>;
withPassingScene((scene) => {
  ({ product, browser, goTo } = scene);
});

const folder = mkdtempSync(join(tmpdir(), 'courtyard-recount-'));
afterAll(() => rmSync(folder, { recursive: true }));

const list = '/communications/community-polls';
const title = 'Who chairs the garden committee?';

async function as<T>(who: string, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const { page, context } = await visit(browser);
  await signIn(page, product, who, 'demo', path);
  const done = await work(page);
  await context.close();
  return done;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function choosePerson(page: Page, typed: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Member/ }).fill(typed);
  await page.getByRole('option', { name }).click();
}

/** As its author: writes the poll, names who inspects it, and opens it. Gives its id. */
const writeAndOpen = () =>
  as('admin', `${list}/create`, async (page) => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Subject').selectOption('election');
    await page.getByRole('radio', { name: 'One choice' }).check();
    await page.getByLabel('Options').fill('Maple Green\nOlive Stone');
    await page.getByRole('checkbox', { name: 'Allow proxies' }).check();
    const closesOn = new Date(Date.now() + 3 * 86_400_000);
    const day = closesOn.toLocaleDateString('en-US', { dateStyle: 'short', timeZone: 'America/New_York' });
    await page.getByLabel('Closing date').fill(day);
    await press(page, 'Save draft');
    await press(page, 'Appoint inspector');
    await choosePerson(page, 'Ingrid', 'Ingrid Lindqvist');
    await page.getByRole('dialog').getByRole('button', { name: 'Appoint inspector' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await press(page, 'Open poll');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open poll' }).click();
    await page.getByText('No one can see interim results before voting closes').waitFor();
    return new URL(page.url()).searchParams.get('id') ?? '';
  });

async function vote(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check();
  await press(page, /^Cast/);
  await page.getByRole('heading', { name: 'Vote recorded' }).waitFor();
}

/** The days of the vote pass, and the work by the clock is done. */
async function closes(): Promise<void> {
  await goTo(4);
  const database = await superuser(product);
  await runJobs(database, ['communications.poll-closing']);
  await database.end();
}

async function saved(page: Page, button: string, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const path = join(folder, name);
  await file.saveAs(path);
  return path;
}

test('a poll is written and opened, voted on by proxy, closes, and its inspector counts it again by page and by command', async () => {
  const id = await writeAndOpen();
  await as('owner', `${list}/vote?id=${id}`, async (page) => {
    await press(page, 'Assign proxy');
    await choosePerson(page, 'Daniel R', 'Daniel Reyes');
    await page.getByRole('dialog').getByRole('button', { name: 'Assign proxy' }).click();
    await page.getByText('Proxy: Daniel Reyes').first().waitFor();
  });
  const board = await as('board', `${list}/vote?id=${id}`, async (page) => {
    await page.getByRole('main').getByText('for Priya Raman').first().waitFor();
    await vote(page, 'Olive Stone');
    return page.getByRole('main').innerText();
  });
  expect(board).toContain('Receipt');
  await as('treasurer', `${list}/results?id=${id}`, async (page) => {
    await page
      .getByText(/of \d+ voted/)
      .first()
      .waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Count in this browser');
  });
  await closes();
  await as('treasurer', `${list}/results?id=${id}`, async (page) => {
    const main = page.getByRole('main');
    await main.getByText('Decided: Olive Stone').waitFor();
    await press(page, 'Count in this browser');
    const same = await main.getByText('Recounted here: same result,').innerText();
    await press(page, 'Recount on the server');
    await main.getByText(/^Counted .* by Ingrid Lindqvist/).waitFor();
    const [ballots, rules] = [
      await saved(page, 'Ballots (CSV)', 'ballots.csv'),
      await saved(page, 'Rules', 'rules.json'),
    ];
    const counted = courtyard(product, 'poll', 'recount', ballots, '--rules', rules);
    expect(counted).toMatchObject({ code: 0, said: expect.stringContaining('Olive Stone') });
    const shown = await main.innerText();
    const hashes = [...counted.said.matchAll(/^(?:Input|Result) +([0-9a-f]{64})$/gm)].map(
      ([, hash]) => hash ?? '',
    );
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(shown).toContain(hash);
    expect(same).toContain(hashes[1]?.slice(0, 12));
  });
});
