import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { signIn, submitLogin, visit } from '../../browser';
import { runJobs } from '../../product/database/jobs';
import { superuser } from '../../product/database/superuser';
import { linkTo } from '../../product/emails';
import { password, type Product } from '../../product/product';
import { courtyard } from '../../product/release';
import { withPassingScene } from '../../scene';

let product: Product;
let browser: Browser;
let goTo: (days: number) => Promise<void>;
withPassingScene((scene) => {
  ({ product, browser, goTo } = scene);
});

const name = 'Harbor View Community Association';
const waitingDays = 30;

/** Lists with rows that refer to each other, in the order of their names. */
const lists = ['/people/members?limit=100', '/properties-common-areas/properties?limit=100'];

/** What a list shows: its rows, and how many there are. */
async function shownAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const table = page.getByRole('table').first();
  await table.getByRole('rowheader').first().waitFor();
  const total = await page.getByText(/^1–\d+ of \d+$/).innerText();
  return [total, ...(await table.getByRole('row').allInnerTexts())];
}

/** The board's member administrates too, from their next sign-in. */
async function addSecondAdministrator(): Promise<void> {
  const database = await superuser(product);
  await database.query(
    `insert into member_role (tenant_id, member_id, role_id) select m.tenant_id, m.id, r.id
      from member m join identity i on i.id = m.identity_id join role r on r.tenant_id = m.tenant_id and r.name = 'Project Admin'
      where i.email = 'board@demo.example'`,
  );
  await database.end();
}

async function deleteWhatIsDue(): Promise<void> {
  const database = await superuser(product);
  await runJobs(database, ['community.deletion']);
  await database.end();
}

test('a community that was exported is brought in as another one, and shows the same rows', async () => {
  const { page, context, errors } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/administration/data');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the export' }).click(),
  ]);
  const brought = courtyard(product, 'tenant', 'import', await file.path(), '--slug', 'harbor');
  expect(brought).toMatchObject({ code: 0, said: expect.stringContaining('It is at http://harbor.') });

  await page.goto(`${product.address('harbor')}/dashboard/default`);
  await submitLogin(page, 'admin');
  await page.locator('[data-tour=profile]').waitFor();
  for (const list of lists) {
    const before = await shownAt(page, product.address('demo') + list);
    expect(before.length).toBeGreaterThan(20);
    expect(await shownAt(page, product.address('harbor') + list)).toEqual(before);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('two administrators delete a community: everybody sees the day, and on it nothing is left but the last export', async () => {
  await addSecondAdministrator();
  const [admin, board, owner] = [await visit(browser), await visit(browser), await visit(browser, 'phone')];
  await signIn(admin.page, product, 'admin', 'demo', '/administration/data');
  const card = admin.page.getByRole('region', { name: 'Deletion' });
  await card.getByRole('button', { name: 'Delete community' }).click();
  const dialog = admin.page.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByLabel('Community name').fill(name);
  await dialog.getByRole('button', { name: 'Request deletion' }).click();
  await card.getByText('Pending approval by a second administrator').waitFor();

  await signIn(board.page, product, 'board', 'demo', '/tasks');
  await board.page.getByRole('link', { name: new RegExp(`Deletion of ${name}`) }).click();
  await board.page.waitForURL('**/approvals?id=*');
  await board.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await board.page.getByText(/\. Everything works normally until then\./).waitFor();
  await signIn(owner.page, product, 'owner');
  await owner.page.getByText(/\. Everything works normally until then\./).waitFor();
  await card.getByText(/Requested by Maya Okafor, approved by /).waitFor();
  expect([admin.errors, board.errors, owner.errors]).toEqual([[], [], []]);

  await goTo(waitingDays + 1);
  await deleteWhatIsDue();
  const link = await linkTo(product, 'board@demo.example', 'last-export');
  await owner.page.reload();
  await owner.page.getByRole('heading', { name: 'This community was deleted' }).waitFor();
  expect((await product.send('demo', '/api/v1/shell/community')).status).toBe(404);
  expect((await product.send('lakeside', '/readyz')).status).toBe(200);

  await board.page.goto(link);
  await board.page.getByLabel('Password').fill('not the password');
  await board.page.getByRole('button', { name: 'Download' }).click();
  await board.page.getByRole('alert').waitFor();
  await board.page.getByLabel('Password').fill(password);
  const [file] = await Promise.all([
    board.page.waitForEvent('download'),
    board.page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^demo-.*\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await Promise.all([admin, board, owner].map(({ context }) => context.close()));
});
