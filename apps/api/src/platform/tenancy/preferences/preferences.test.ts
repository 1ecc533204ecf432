import { demoPassword } from '../../../demo/communities';
import { withApp } from '../../../testing';
import { wantedLanguage } from '../../http/language/accepted-language';
import { languagesOf } from './preferences.sql';

const tested = withApp();
const path = 'PATCH /api/v1/shell/preferences';

test('start as the specification has them, per person', async () => {
  const owner = await tested.client.as('owner', 'demo');
  expect((await owner.ok('GET /api/v1/shell/preferences')).data).toEqual({
    doNotDisturb: true,
    allowNotifications: false,
    language: 'en',
    dateFormat: null,
    dashboard: { cards: [] },
    seen: [],
  });
});

test('a change touches what it names, and nobody else', async () => {
  const owner = await tested.client.as('owner', 'demo');
  await owner.ok(path, { body: { language: 'es' } });
  await owner.ok(path, { body: { dateFormat: 'DD/MM/YYYY' } });
  const { data } = await owner.ok(path, { body: { allowNotifications: true } });
  const kept = { language: 'es', dateFormat: 'DD/MM/YYYY', allowNotifications: true, doNotDisturb: true };
  expect(data).toMatchObject(kept);
  expect((await owner.callAny(path, { body: { dateFormat: 'YY' } })).status).toBe(422);
  const other = await tested.client.as('owner', 'lakeside');
  expect((await other.ok('GET /api/v1/shell/preferences')).data.language).toBe('en');
});

test('two windows that change two things at once lose neither', async () => {
  const board = await tested.client.as('board', 'demo');
  await Promise.all([
    board.ok(path, { body: { language: 'es' } }),
    board.ok(path, { body: { doNotDisturb: false } }),
    board.ok(path, { body: { allowNotifications: true } }),
  ]);
  expect((await board.ok('GET /api/v1/shell/preferences')).data).toMatchObject({
    language: 'es',
    doNotDisturb: false,
    allowNotifications: true,
  });
});

test('what is put away in two windows is put away in both, each once, and the latest hundred are kept', async () => {
  const board = await tested.client.as('board', 'demo');
  const putAway = async (...seen: string[]) => (await board.ok(path, { body: { seen } })).data.seen;
  await putAway('tour');
  await Promise.all([putAway('first-steps'), putAway('news:2026-11-22')]);
  expect((await putAway('tour')).toSorted()).toEqual(['first-steps', 'news:2026-11-22', 'tour']);
  const many = await putAway(...Array.from({ length: 99 }, (_, at) => `news:${at}`));
  expect(many).toHaveLength(100);
  expect(many.slice(0, 2)).toEqual(['tour', 'news:0']);
});

test('the dashboard keeps the order and names each card once', async () => {
  const admin = await tested.client.as('admin', 'demo');
  const card = (id: string, hidden = false) => ({ section: 'properties', id, hidden });
  const cards = [card('b'), card('a', true), card('b', true)];
  const { data } = await admin.ok(path, { body: { dashboard: { cards } } });
  expect(data.dashboard.cards).toEqual([card('b'), card('a', true)]);
});

test('a language that there is not is refused', async () => {
  const admin = await tested.client.as('admin', 'demo');
  // @ts-expect-error the schema knows en and es
  expect((await admin.call(path, { body: { language: 'tlh' } })).status).toBe(422);
});

test('a card has a name of reasonable length', async () => {
  const admin = await tested.client.as('admin', 'demo');
  const cards = [{ section: 'properties', id: 'x'.repeat(101), hidden: false }];
  expect((await admin.call(path, { body: { dashboard: { cards } } })).status).toBe(422);
});

test('who never chose has the language of the page on which they signed in first', async () => {
  const signIn = async (language: string) => {
    const { body } = await tested.client.anonymous('lakeside').call('POST /api/v1/member-auth/login', {
      body: { email: 'vendor@lakeside.example', password: demoPassword },
      headers: { 'accept-language': language },
    });
    return tested.client.holding(body.data.token, 'lakeside');
  };
  const languageOf = async (person: Awaited<ReturnType<typeof signIn>>) =>
    (await person.ok('GET /api/v1/shell/preferences')).data.language;
  const vendor = await signIn('es');
  expect(await languageOf(vendor)).toBe('es');
  expect(await languageOf(await signIn('en'))).toBe('es');
  await vendor.ok('PATCH /api/v1/shell/preferences', { body: { language: 'en' } });
  expect(await languageOf(await signIn('es'))).toBe('en');
});

test('who never chose has the community’s language, and a first visit too where the browser asks for none of ours', async () => {
  const { platform, tenants } = tested;
  const setLanguage = (language: 'en' | 'es') =>
    platform.db.updateTable('tenant').set({ language }).where('id', '=', tenants.lakeside).execute();
  const [owner, vendor] = ['owner@lakeside.example', 'vendor@lakeside.example'];
  const addresses = [owner, vendor, 'nobody@else.example'];
  const languages = async () => [
    ...(await platform.inTenant(tenants.lakeside, (tx) => languagesOf(tx, addresses))),
  ];
  await setLanguage('es');
  const person = await tested.client.as('owner', 'lakeside');
  expect((await person.ok('GET /api/v1/shell/preferences')).data.language).toBe('es');
  expect(await languages()).toEqual([
    [owner, 'es'],
    [vendor, 'en'],
    ['nobody@else.example', 'es'],
  ]);
  await setLanguage('en');
  expect((await languages())[0]).toEqual([owner, 'en']);
});

test('of a browser’s languages, the first of ours; none where it asks for none of them', () => {
  expect(
    ['es-MX, en;q=0.8', 'de, en;q=0.5', 'de-CH, fr;q=0.9, *;q=0.1', undefined].map(wantedLanguage),
  ).toEqual(['es', 'en', null, null]);
});
