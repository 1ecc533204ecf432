import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, type Visit, visit } from '../../browser';
import { startBeside } from '../../product/beside';
import { type Bookings, bookingsOf } from '../../product/bookings';
import { runJobs } from '../../product/database/jobs';
import type { OwnProduct } from '../../product/product';
import { subscribedTo } from '../../product/push-subscription';
import { type PushReceiver, type Receiver, receiveMail, receivePushes } from '../../product/receivers';
import { startSeeded } from '../../product/seeded';
import { superuser } from '../../product/database/superuser';

/** In the middle of what the second process is killed, one after the other. */
const moments = ['action', 'mail', 'push', 'action'] as const;
/** Pushes that one process has on their way at once. */
const pushesAtOnce = 5;

let first: OwnProduct;
let database: pg.Client;
let bookings: Bookings;
const receivers: Receiver[] = [];
/** A process has handed something over and does not know yet that it was taken. */
let onHandedOver: (what: 'mail' | 'push') => void = () => undefined;
let mailOfFirst: Receiver;
let mailOfSecond: Receiver;
let pushes: PushReceiver;

/** Changes what an account has set for itself. */
async function settingOf(account: string) {
  const headers = { authorization: `Bearer ${await first.token(account, 'demo')}` };
  return async (method: string, path: string, body: object) => {
    const options = { method, headers: { ...headers, 'idempotency-key': randomUUID() }, body };
    const answer = await first.send('demo', `/api/v1/shell/${path}`, options);
    if (answer.status > 299) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  };
}

async function wantEverything(account: string): Promise<void> {
  const set = await settingOf(account);
  await set('PUT', 'push-subscription', subscribedTo(`${pushes.address}/${account}`).subscription);
  await set('PATCH', 'preferences', { allowNotifications: true, doNotDisturb: false });
  if (account === 'admin') {
    const choices = [{ kind: 'properties.booking-requested', email: 'at-once' }];
    await set('PATCH', 'notification-settings', { choices });
  }
}

beforeAll(async () => {
  const arrived: string[] = [];
  mailOfFirst = await receiveMail(arrived);
  mailOfSecond = await receiveMail(arrived, () => onHandedOver('mail'));
  pushes = await receivePushes(() => onHandedOver('push'));
  receivers.push(mailOfFirst, mailOfSecond, pushes);
  first = await startSeeded({ env: environment(mailOfFirst) });
  database = await superuser(first);
  bookings = await bookingsOf(first);
  await Promise.all(['admin', 'owner'].map(wantEverything));
});
afterAll(async () => {
  await database.end();
  await first.stop();
  await Promise.all(receivers.map((receiver) => receiver.stop()));
});

const environment = (mail: Receiver) => ({
  SMTP_URL: mail.address,
  COURTYARD_PUSH_ORIGINS: pushes.address,
});

/** Bookings are asked for and approved by both processes until the second is killed at a moment. Gives their ids. */
async function killAt(moment: (typeof moments)[number]): Promise<string[]> {
  const second = await startBeside(first, environment(mailOfSecond));
  const gone = new Promise((done) => second.process.once('exit', done));
  const ids: string[] = [];
  const isGone = () => second.process.signalCode !== null;
  const kill = () => second.process.kill('SIGKILL');
  onHandedOver = (what) => {
    if (what === moment && ids.length > 1) kill();
  };
  while (!isGone()) {
    if (moment === 'action' && ids.length > 1) setTimeout(kill, Math.random() * 30);
    const id = await bookings.ask(second);
    ids.push(id);
    await Promise.all([bookings.approve(id, second), bookings.ask().then((other) => ids.push(other))]);
  }
  await gone;
  onHandedOver = () => undefined;
  return ids;
}

/** Has the work by the clock done now, and waits until nothing waits any more. */
async function settle(): Promise<void> {
  await runJobs(database, ['notifications.deliver', 'mail.left-behind']);
  const waits = `select (select count(*) from mail where status <> 'sent')
    + (select count(*) from notification_delivery where status = 'waiting') as count`;
  for (let count = '1'; count !== '0';) {
    await new Promise((done) => setTimeout(done, 50));
    ({ count = '1' } = (await database.query<{ count: string }>(waits)).rows[0] ?? {});
  }
}

const timesEach = (records: readonly string[]) =>
  records.reduce((all, record) => all.set(record, (all.get(record) ?? 0) + 1), new Map<string, number>());

const column = async (statement: string): Promise<string[]> =>
  (await database.query<{ one: string }>(statement, [bookings.areaId])).rows.map(({ one }) => one);

const ofArea = `from notification join reservation on reservation.tenant_id = notification.tenant_id
  and notification.link like '%' || reservation.id and reservation.area_id = $1`;

test(`two processes, one killed ${moments.length} times: nothing is told, mailed or pushed twice`, async () => {
  const asked: string[] = [];
  for (const moment of moments) asked.push(...(await killAt(moment)));
  await settle();

  // What was not answered was sent again, and is there once.
  const stored = await column('select id as one from reservation where area_id = $1');
  expect(stored.toSorted()).toEqual(asked.toSorted());
  // Of each booking who may answer was told, and of each answer the owner: one notification, one receipt each.
  const requested = await column(
    `select reservation.id as one ${ofArea} where kind = 'properties.booking-requested'`,
  );
  expect(requested.toSorted()).toEqual(asked.toSorted());
  const decided = await column(
    `select reservation.id as one ${ofArea} where kind = 'properties.booking-decided'`,
  );
  const approved = await column(
    `select id as one from reservation where area_id = $1 and status = 'confirmed'`,
  );
  expect(decided.toSorted()).toEqual(approved.toSorted());

  // Each mail arrived. One that was taken from a process that did not live to note it comes once more, as the same.
  const mails = timesEach(mailOfFirst.arrived);
  const messageId = `'<' || mail.id || '@courtyard.localhost>' as one`;
  const written = await column(`select ${messageId} from mail where $1 <> ''`);
  expect([...mails.keys()].toSorted()).toEqual(written.toSorted());
  // Every ten minutes the demo's own bookings are reminded of: those are not of these.
  const ofBookings = await column(`select ${messageId} from mail join common_area area
    on area.id = $1 and mail.subject like '%' || area.name || '%'`);
  expect(ofBookings).toHaveLength(requested.length + decided.length);
  expect(mailOfFirst.arrived.length - mails.size).toBeLessThanOrEqual(moments.length);

  // Each push arrived at most once: those that were on their way when the process was killed may be lost.
  const pushed = timesEach(pushes.arrived);
  expect([...pushed.values()].filter((times) => times > 1)).toEqual([]);
  const lost = await column(
    `select notification_id as one from notification_delivery where status = 'sending' and $1 <> ''`,
  );
  expect(lost.length).toBeLessThanOrEqual(moments.length * pushesAtOnce);
  expect(pushed.size).toBeGreaterThanOrEqual(requested.length + decided.length - lost.length);
});

/** Waits for what comes by itself, and says what did not. */
async function until(what: string, isThere: () => boolean | Promise<boolean>) {
  const limit = Date.now() + 200_000;
  while (!(await isThere())) {
    if (Date.now() > limit) throw new Error(`There was not ${what} within 200 seconds.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

describe('in a browser', () => {
  let browser: Browser;
  let owner: Visit;
  let page: Page;
  const asked = () => page.evaluate(() => Number(Reflect.get(globalThis, 'asked')));
  beforeAll(async () => {
    browser = await openBrowser();
    owner = await visit(browser);
    page = owner.page;
  });
  afterAll(() => browser.close());

  /** The page's own registration of the worker, as the browser's protocol names it. */
  async function registered() {
    const session = await owner.context.newCDPSession(page);
    const registration = new Promise<string>((done) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [known] = registrations;
        if (known) done(known.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return { session, registration };
  }

  test('a push comes in the language of its reader, who was asked by their own action, and leads to its page', async () => {
    const origin = first.address('demo');
    const phone = subscribedTo(`${pushes.address}/phone`);
    // The push service of a real browser is not there: ours stands in its place, from the subscription on.
    await owner.context.grantPermissions(['notifications'], { origin });
    await owner.context.addInitScript((subscription) => {
      Object.assign(globalThis, { asked: 0 });
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        Object.assign(globalThis, { asked: Number(Reflect.get(globalThis, 'asked')) + 1 });
        return ask();
      };
      Object.assign(PushManager.prototype, { subscribe: async () => ({ toJSON: () => subscription }) });
    }, phone.subscription);
    const set = await settingOf('owner');
    await set('PATCH', 'preferences', { allowNotifications: false });
    await signIn(page, first, 'owner', 'demo', '/notifications/settings');
    const allow = page.getByRole('switch', { name: 'Allow Notifications' });
    await allow.waitFor();
    expect(await asked()).toBe(0);
    const { session, registration } = await registered();
    const told = page.waitForResponse('**/api/v1/shell/push-subscription');
    // The wish is kept once the address is: what is told before that is pushed to nobody.
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/shell/preferences') && answer.request().method() === 'PATCH',
    );
    await page.getByText('Allow Notifications', { exact: true }).click();
    expect((await told).status()).toBe(204);
    expect((await kept).ok()).toBe(true);
    expect(await asked()).toBe(1);

    await set('PATCH', 'preferences', { language: 'es' });
    const id = await bookings.ask();
    await bookings.approve(id);
    await until('a push', () => pushes.latest.has('/phone'));
    const data = phone.read(pushes.latest.get('/phone') ?? Buffer.alloc(0));
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/');
        return (await worker?.getNotifications())?.map(({ title }) => title);
      });
    const registrationId = await registration;
    // Over a bad line, or to a worker that is slow to start, a push comes again; it is shown once all the same.
    await until('a notification', async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await new Promise((done) => setTimeout(done, 500));
      return (await shown())?.length !== 0;
    });
    expect(await shown()).toEqual([expect.stringMatching(/: su reserva está confirmada$/)]);

    // From the next page on the worker speaks for it. No protocol presses on a notification: the event is made by hand.
    await page.reload();
    await page.getByRole('main').waitFor();
    await owner.context.serviceWorkers()[0]
      ?.evaluate(`registration.getNotifications().then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })`);
    await page.waitForURL((url) => url.href.includes(id));
    expect(await shown()).toEqual([]);
  });

  test('the community can be installed, under its name and in its colours', async () => {
    const session = await owner.context.newCDPSession(page);
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const { errors, data = '{}' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: { name: string; theme_color: string } = JSON.parse(data);
    expect(manifest.name).toBe('Harbor View Community Association');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const shown = await page.locator('meta[name=theme-color]').getAttribute('content');
    const channels = (shown?.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(`#${channels.join('')}`).toBe(manifest.theme_color);
  });
});
