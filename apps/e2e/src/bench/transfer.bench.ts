import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openBrowser, sizes, submitLogin, visit } from '../browser';
import { goByMenu } from '../menu';
import type { Product } from '../product/product';
import { atMost, type Figure } from './figure';

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Counts what crosses the wire: header and compressed body bytes per answer, as Chromium reports them. */
async function countTransfers(page: Page): Promise<{ session: CDPSession; transfers: Transfer[] }> {
  const session = await page.context().newCDPSession(page);
  const seen = new Map<string, { url: string; type: string }>();
  const transfers: Transfer[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    seen.set(requestId, { url: response.url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  return { session, transfers };
}

const kib = (transfers: readonly Transfer[], keep: (transfer: Transfer) => boolean = () => true) =>
  transfers.filter(keep).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const isScript = ({ url, type }: Transfer) => type === 'Script' || /\.m?js(\?|$)/.test(url);
const isEntry = ({ url }: Transfer) => /\/sections\/.*\/entry\./.test(url);
const isSection = ({ url }: Transfer) => url.includes('/sections/');

const settle = (page: Page) => page.waitForLoadState('networkidle').catch(() => undefined);

/** What a signed-in person's dashboard fetches with an empty cache, as on a new day, or what `visited` does from there. */
async function coldDashboard(
  browser: Browser,
  product: Product,
  session: BrowserContext,
  visited?: (page: Page) => Promise<void>,
): Promise<Transfer[]> {
  const context = await browser.newContext({
    storageState: await session.storageState(),
    viewport: sizes.desktop,
  });
  const page = await context.newPage();
  const { transfers } = await countTransfers(page);
  await page.goto(`${product.address('demo')}/dashboard/default`);
  await page.getByRole('main').waitFor();
  await page.waitForTimeout(2500);
  if (visited) {
    transfers.length = 0;
    await visited(page);
    await page.waitForTimeout(1500);
  }
  await context.close();
  return transfers;
}

/** The first page of communications; the editor and the calendar's views are not among what it needs. */
async function openAnnouncements(page: Page): Promise<void> {
  await goByMenu(page, 'Communications', 'Announcements');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Announcements' }).waitFor();
}

/** The directory. */
async function openMembers(page: Page): Promise<void> {
  await goByMenu(page, 'People', 'Members');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Members' }).waitFor();
}

/** The first page of a section, by its name in the menu. */
const openOverview = (title: string) => async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
};

/** Transfer with a cold cache of the login and of the dashboard, and what the properties list needs from there. */
export async function measureTransfer(product: Product, label = ''): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const { page, context } = await visit(browser);
    const { transfers } = await countTransfers(page);
    await page.goto(`${product.address('demo')}/pages/login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await settle(page);
    const login = transfers.splice(0);
    await submitLogin(page, 'admin');
    await page.waitForURL('**/dashboard/default');
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(1500);
    transfers.length = 0;
    await goByMenu(page, 'Properties & Areas', 'Properties');
    await page.getByRole('table').waitFor();
    await page.waitForTimeout(1000);
    const list = transfers.splice(0);
    const dashboard = await coldDashboard(browser, product, context);
    const announcements = await coldDashboard(browser, product, context, openAnnouncements);
    const owner = await visit(browser);
    await owner.page.goto(`${product.address('demo')}/pages/login`);
    await submitLogin(owner.page, 'owner');
    await owner.page.waitForURL('**/dashboard/default');
    await owner.page.getByRole('main').waitFor();
    await owner.page.waitForTimeout(1500);
    const ownersDashboard = await coldDashboard(browser, product, owner.context);
    const entry = list.find(isEntry);
    const members = await coldDashboard(browser, product, context, openMembers);
    const landings: Figure[] = [];
    for (const title of ['Documents', 'Service Requests', 'Banking & Reports', 'Budget & Expenses']) {
      const first = await coldDashboard(browser, product, context, openOverview(title));
      landings.push({
        what: `${label}first page of ${title} from the dashboard: more`,
        value: kib(first),
        unit: 'KiB',
        limit: atMost(60),
        note: `remote entry ${kib(first, isEntry).toFixed(1)} KiB`,
      });
    }
    return [
      { what: `${label}login: total transfer`, value: kib(login), unit: 'KiB', limit: atMost(130) },
      {
        what: `${label}login: JavaScript`,
        value: kib(login, isScript),
        unit: 'KiB',
        limit: atMost(105),
        note: `${login.filter(isSection).length} files of sections`,
      },
      {
        what: `${label}dashboard: JavaScript`,
        value: kib(dashboard, isScript),
        unit: 'KiB',
        limit: atMost(210),
        note: `${kib(dashboard).toFixed(0)} KiB with data and fonts; an administrator’s, whose cards stand below the window`,
      },
      {
        what: `${label}dashboard of an owner: JavaScript`,
        value: kib(ownersDashboard, isScript),
        unit: 'KiB',
        note: `${ownersDashboard.filter(isEntry).length} sections have cards in the window`,
      },
      {
        what: `${label}properties list from the dashboard: more`,
        value: kib(list),
        unit: 'KiB',
        limit: atMost(60),
      },
      {
        what: `${label}announcements from the dashboard: more`,
        value: kib(announcements),
        unit: 'KiB',
        limit: atMost(60),
        note: `largest ${(Math.max(...announcements.map(({ bytes }) => bytes)) / 1024).toFixed(0)} KiB`,
      },
      {
        what: `${label}members from the dashboard: more`,
        value: kib(members),
        unit: 'KiB',
        limit: atMost(60),
        note: `remote entry ${kib(members, isEntry).toFixed(1)} KiB`,
      },
      ...landings,
      ...(entry
        ? [
            {
              what: `${label}remote entry`,
              value: entry.bytes / 1024,
              unit: 'KiB',
              limit: atMost(8),
            },
          ]
        : []),
    ];
  } finally {
    await browser.close();
  }
}
