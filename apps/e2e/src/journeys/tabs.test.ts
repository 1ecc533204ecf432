import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, signIn, submitLogin, type Visit, visit } from '../browser';
import { type Product, startProduct } from '../product';

let product: Product;
let browser: Browser;
/** Of somebody who may do everything; each journey that leaves their session alone has a tab of its own in it. */
let staff: Visit;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  staff = await visit(browser);
  await signIn(staff.page, product, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const list = '/properties-common-areas/properties';
const add = `${list}/add`;

const unit = (page: Page) => page.getByLabel(/^Unit number/);
const addButton = (page: Page) => page.getByRole('button', { name: 'Add property' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function pressLogout(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

async function signOutEverywhere(page: Page) {
  const name = 'Sign out everywhere';
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await page.waitForURL('**/login');
}

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(product.address('demo') + path);
  await page.getByRole('main').waitFor();
  return page;
}

/** The form that adds a property, with a unit typed into it. */
async function halfFilled(unitNumber: string, context = staff.context): Promise<Page> {
  const page = await openTab(context, add);
  await unit(page).fill(unitNumber);
  return page;
}

/** A session of its own, to be ended. */
async function ownSession() {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/sample-page');
  return context;
}

async function propertiesCalled(unitNumber: string): Promise<{ id: string; version: number }[]> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const answer = await product.send('demo', `/api/v1/properties?search=${unitNumber}`, { headers });
  return answer.json<{ data: { id: string; version: number }[] }>().data;
}

test('what is unsaved is asked about on a link, on Back, on closing the tab and on logging out', async () => {
  const page = await openTab(staff.context, list);
  await page.getByRole('link', { name: 'Add property' }).click();
  await unit(page).fill('ASK-1');
  const leave = question(page, 'Leave without saving?');
  const stay = async () => {
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await leave.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/\/add$/);
    expect(await unit(page).inputValue()).toBe('ASK-1');
  };
  await page.getByRole('link', { name: 'Help & Support' }).click();
  await leave.waitFor();
  await stay();
  await page.evaluate(() => history.back());
  await leave.waitFor();
  await stay();

  const asked = new Promise<string>((done) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      done(dialog.type());
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');

  await pressLogout(page);
  const logout = question(page, 'Log out without saving?');
  await logout.getByRole('button', { name: 'Keep editing' }).click();
  expect(await unit(page).inputValue()).toBe('ASK-1');

  await page.evaluate(() => history.back());
  await leave.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Properties');
  await page.close();
});

test('offline: saving says that it did not work, keeps all, and works once when one is back', async () => {
  const page = await halfFilled('OFFLINE-1');
  await staff.context.setOffline(true);
  await addButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/not saved.*still here.*try again/i);
  expect(await unit(page).inputValue()).toBe('OFFLINE-1');
  await staff.context.setOffline(false);
  await addButton(page).click();
  await heading(page, /OFFLINE-1/);
  expect(await propertiesCalled('OFFLINE-1')).toHaveLength(1);
  await page.close();
});

test('an answer lost on the way: saving again does not make a second one', async () => {
  const page = await halfFilled('LOST-1');
  await page.route('**/api/v1/properties', async (route) => {
    const { pathname } = new URL(route.request().url());
    const { authorization = '', 'idempotency-key': key = '' } = route.request().headers();
    const body: unknown = route.request().postDataJSON();
    const headers = { authorization, 'idempotency-key': key };
    await product.send('demo', pathname, { method: 'POST', headers, body });
    await route.abort();
  });
  await addButton(page).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  await page.unroute('**/api/v1/properties');
  await addButton(page).click();
  await heading(page, /LOST-1/);
  expect(await propertiesCalled('LOST-1')).toHaveLength(1);
  await page.close();
});

test('a double click on a submit makes one record', async () => {
  const page = await halfFilled('DOUBLE-1');
  await addButton(page).dblclick();
  await heading(page, /DOUBLE-1/);
  expect(await propertiesCalled('DOUBLE-1')).toHaveLength(1);
  await page.close();
});

test('two tabs edit one property: the second is told, and overwrites nothing without being asked', async () => {
  const page = await halfFilled('BOTH-1');
  await addButton(page).click();
  await heading(page, /BOTH-1/);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await heading(page, /^Edit/);
  const { pathname, search } = new URL(page.url());
  const second = await openTab(staff.context, pathname + search);
  await second.getByLabel(/^Bedrooms/).fill('4');
  await second.getByRole('textbox', { name: 'Notes' }).fill('by the second');
  await page.getByLabel(/^Bedrooms/).fill('2');
  await page.getByRole('textbox', { name: 'Lot' }).fill('L-7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await heading(page, /^(?!Edit)/);

  await second.getByRole('button', { name: 'Save changes' }).click();
  const conflict = second.getByRole('group', { name: 'What they changed' });
  await conflict.waitFor();
  expect(await conflict.innerText()).toMatch(/Bedrooms[^]*2[^]*4/);
  const stored = await propertiesCalled('BOTH-1');
  expect(stored).toMatchObject([{ bedrooms: 2 }]);
  await conflict.getByRole('button', { name: 'Keep my input' }).click();
  await conflict.waitFor({ state: 'hidden' });
  expect(await second.getByRole('textbox', { name: 'Lot' }).inputValue()).toBe('L-7');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await heading(second, /^(?!Edit)/);
  expect(await propertiesCalled('BOTH-1')).toMatchObject([{ bedrooms: 4, lot: 'L-7' }]);
  await page.close();
  await second.close();
});

test('Back and Forward walk through what a list was filtered by', async () => {
  const page = await openTab(staff.context, list);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const shown = async (total: string, filters: readonly string[]) => {
    await pages.getByText(total).waitFor();
    for (const name of filters) await page.getByRole('button', { name: `Remove filter ${name}` }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove filter/ }).count()).toBe(filters.length);
  };
  const total = async () => (await pages.getByText(/ of /).innerText()).replace(/^.* of/, 'of');
  const choose = async (label: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByLabel(label).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^Remove filter .*${label}`) }).waitFor();
    await page.locator('table[aria-busy="false"]').waitFor();
  };
  const all = await total();
  await choose('Garden Court');
  const some = await total();
  await choose('Harbor House');
  const more = await total();
  expect(new Set([all, some, more]).size).toBe(3);
  await page.goBack();
  await shown(some, ['Building: Garden Court']);
  await page.goBack();
  await shown(all, []);
  await page.goForward();
  await page.goForward();
  await shown(more, ['Building: Garden Court', 'Building: Harbor House']);
  await page.close();
});

test('logging out in one tab signs the other out too, which then goes on where it was', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${list}?search=Harbor`);
  const other = await openTab(context, '/dashboard/default');
  await pressLogout(other);
  await other.getByText('You are signed out.').waitFor();
  await page.getByText('Your session has ended. Sign in to go on where you were.').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await submitLogin(other, 'admin');
  await heading(other, 'Dashboard');
  await heading(page, 'Properties');
  expect(page.url()).toMatch(/\/properties\?search=Harbor$/);
  await context.close();
});

test('the next person in the same tab sees their own menu and dashboard and nothing of the first', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin');
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Administration').waitFor();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const first = await page.getByRole('button', { name: /^Account/ }).innerText();
  await pressLogout(page);
  await page.getByText('You are signed out.').waitFor();

  // Whatever is drawn from here on is read, however briefly it stands.
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seen', seen);
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await submitLogin(page, 'vendor');
  await heading(page, 'Dashboard');
  await page.getByText('No cards yet').waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByText('Vendor').waitFor();
  const seen = (await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])).join('\n');
  for (const ofTheFirst of [first.trim(), 'Administration', 'Insurance']) {
    expect(seen).not.toContain(ofTheFirst);
  }
  await context.close();
});

test('a session that turns out to have ended when one saves keeps the form, and it can be saved after', async () => {
  const context = await ownSession();
  const page = await halfFilled('ENDED-3', context);
  // The news of the end does not reach this tab before its own act does.
  const refuse = { status: 401, contentType: 'application/problem+json', body: '{}' };
  await page.route('**/api/v1/properties', (route) => route.fulfill(refuse), { times: 1 });
  await addButton(page).click();
  await page.getByText(/What you wrote is kept/).waitFor();
  await submitLogin(page, 'admin');
  await addButton(page).waitFor();
  expect(await unit(page).inputValue()).toBe('ENDED-3');
  await addButton(page).click();
  await heading(page, /ENDED-3/);
  expect(await propertiesCalled('ENDED-3')).toHaveLength(1);
  await context.close();
});

test('a session ended elsewhere takes nothing that was written: one signs in and goes on', async () => {
  const context = await ownSession();
  const page = await halfFilled('ENDED-1', context);
  const writing = await halfFilled('ENDED-2', context);
  const elsewhere = await visit(browser, 'phone');
  await signIn(elsewhere.page, product, 'admin', 'demo', '/myprofile');
  await signOutEverywhere(elsewhere.page);
  await elsewhere.page.getByText('You are signed out.').waitFor();

  for (const tab of [page, writing]) {
    await tab
      .getByText('Your session has ended. What you wrote is kept: sign in to go on with it.')
      .waitFor();
    expect(await unit(tab).isVisible()).toBe(false);
    expect(await tab.evaluate(() => localStorage.getItem('user'))).toBeNull();
  }
  await submitLogin(page, 'admin');
  for (const [tab, unitNumber] of [
    [page, 'ENDED-1'],
    [writing, 'ENDED-2'],
  ] as const) {
    await unit(tab).waitFor();
    expect(await unit(tab).inputValue()).toBe(unitNumber);
    expect(tab.url()).toMatch(/\/add$/);
  }
  await addButton(page).click();
  await heading(page, /ENDED-1/);
  await context.close();
  await elsewhere.context.close();
});

test('another person who signs in there finds nothing of what was written', async () => {
  const context = await ownSession();
  const page = await halfFilled('SECRET-1', context);
  const elsewhere = await visit(browser);
  await signIn(elsewhere.page, product, 'admin', 'demo', '/myprofile');
  await signOutEverywhere(elsewhere.page);
  await page.getByText(/What you wrote is kept/).waitFor();
  await submitLogin(page, 'board');
  await page.getByRole('heading', { name: 'You cannot add properties' }).waitFor();
  expect(await page.content()).not.toContain('SECRET-1');
  expect(await unit(page).count()).toBe(0);
  await context.close();
  await elsewhere.context.close();
});
