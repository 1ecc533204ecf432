import type { Browser, Page } from 'playwright-core';
import { signIn, submitLogin, type Visit, visit } from '../../browser';
import type { Product } from '../../product/product';
import {
  addButton,
  halfFilled,
  headed,
  openTab,
  pressLogout,
  propertyList,
  storedProperties,
  unitField,
} from './property-form';
import { withScene } from '../../scene';

let product: Product;
let browser: Browser;
/** Of somebody who may do everything; each journey that leaves their session alone has a tab of its own in it. */
let staff: Visit;
withScene(async (scene) => {
  ({ product, browser } = scene);
  staff = await visit(browser);
  await signIn(staff.page, product, 'admin');
});

/** A session of its own, to be ended. */
async function ownSession() {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/sample-page');
  return context;
}

/** Goes back in the history, which leads to the login again. */
async function backAtLogin(page: Page) {
  await page.evaluate(async () => {
    const navigation = Reflect.get(globalThis, 'navigation') as { currentEntry: { key: string } };
    const { key } = navigation.currentEntry;
    history.back();
    while (navigation.currentEntry.key === key || location.pathname !== '/pages/login') {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

async function signOutEverywhere(page: Page) {
  const name = 'Sign out everywhere';
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await page.waitForURL('**/login');
}

test('logging out in one tab signs the other out too, which then goes on where it was', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', `${propertyList}?search=Harbor`);
  const other = await openTab(product, context, '/dashboard/default');
  await pressLogout(other);
  await other.getByText('You’re signed out.').waitFor();
  await page.getByText('Your session has expired. Sign in to continue where you left off.').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await submitLogin(other, 'admin');
  await headed(other, 'Dashboard');
  await headed(page, 'Properties');
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
  await page.getByText('You’re signed out.').waitFor();

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
  await headed(page, 'Dashboard');
  await page.getByRole('main').getByText('W-9 and insurance').waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByText('Vendor').waitFor();
  const seen = (await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])).join('\n');
  for (const ofTheFirst of [first.trim(), 'Administration', 'Insurance']) {
    expect(seen).not.toContain(ofTheFirst);
  }
  await context.close();
});

test('Back and Forward walk through what a list was filtered by', async () => {
  const page = await openTab(product, staff.context, propertyList);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const shown = async (total: string, filters: readonly string[]) => {
    await pages.getByText(total).waitFor();
    for (const name of filters) await page.getByRole('button', { name: `Remove filter ${name}` }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove filter/ }).count()).toBe(filters.length);
  };
  const total = async () => (await pages.getByText(/ of /).innerText()).replace(/^.* of/, 'of');
  const choose = async (label: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Building' }).click();
    await filters.getByLabel(label).click();
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

test('a session that turns out to have ended when one saves keeps the form, and it can be saved after', async () => {
  const context = await ownSession();
  const page = await openTab(product, context, propertyList);
  await page.getByRole('link', { name: 'Add property' }).click();
  await unitField(page).fill('ENDED-3');
  // The news of the end does not reach this tab before its own action does.
  const refuse = { status: 401, contentType: 'application/problem+json', body: '{}' };
  await page.route('**/api/v1/properties', (route) => route.fulfill(refuse), { times: 1 });
  await addButton(page).click();
  await page.getByText(/Your input is still here/).waitFor();
  await backAtLogin(page);
  await submitLogin(page, 'admin');
  await addButton(page).waitFor();
  expect(await unitField(page).inputValue()).toBe('ENDED-3');
  await addButton(page).click();
  await headed(page, /ENDED-3/);
  expect(await storedProperties(product, 'ENDED-3')).toHaveLength(1);
  await context.close();
});

test('a session ended elsewhere takes nothing that was written: one signs in and goes on', async () => {
  const context = await ownSession();
  const page = await halfFilled(product, context, 'ENDED-1');
  const writing = await halfFilled(product, context, 'ENDED-2');
  const elsewhere = await visit(browser, 'phone');
  await signIn(elsewhere.page, product, 'admin', 'demo', '/myprofile');
  await signOutEverywhere(elsewhere.page);
  await elsewhere.page.getByText('You’re signed out.').waitFor();

  for (const tab of [page, writing]) {
    await tab.getByText('Your session has expired. Your input is still here; sign in to continue.').waitFor();
    expect(await unitField(tab).isVisible()).toBe(false);
    expect(await tab.evaluate(() => localStorage.getItem('user'))).toBeNull();
  }
  await submitLogin(page, 'admin');
  for (const [tab, unitNumber] of [
    [page, 'ENDED-1'],
    [writing, 'ENDED-2'],
  ] as const) {
    await unitField(tab).waitFor();
    expect(await unitField(tab).inputValue()).toBe(unitNumber);
    expect(tab.url()).toMatch(/\/add$/);
  }
  await addButton(page).click();
  await headed(page, /ENDED-1/);
  await context.close();
  await elsewhere.context.close();
});

test('another person who signs in there finds nothing of what was written', async () => {
  const context = await ownSession();
  const page = await halfFilled(product, context, 'SECRET-1');
  const elsewhere = await visit(browser);
  await signIn(elsewhere.page, product, 'admin', 'demo', '/myprofile');
  await signOutEverywhere(elsewhere.page);
  await page.getByText(/Your input is still here/).waitFor();
  await submitLogin(page, 'board');
  await page.getByRole('heading', { name: 'You can’t add properties' }).waitFor();
  expect(await page.content()).not.toContain('SECRET-1');
  expect(await unitField(page).count()).toBe(0);
  await context.close();
  await elsewhere.context.close();
});
