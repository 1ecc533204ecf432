import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';

const app = withApp();
const mine = 'GET /api/v1/shell/mail-consent';
const set = 'PUT /api/v1/shell/mail-consent';
const policy = 'PUT /api/v1/consent-policy';
const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
  app.platform.inTenant(app.tenants.demo, work);
const idOf = async (name: string) =>
  (
    await inDemo((tx) =>
      tx.selectFrom('member').select('id').where('displayName', '=', name).executeTakeFirstOrThrow(),
    )
  ).id;
const noticeTo = (id: string) => ({
  subject: 'Owed',
  body: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Owed.' }] }],
  },
  category: 'notice' as const,
  audience: { include: [{ kind: 'member' as const, id }], exclude: [] },
});

beforeEach(() => app.setClock(new Date('2027-03-01T15:00:00Z')));

test('it is given and withdrawn by its person, each with its day, and a letter that is owed follows it', async () => {
  const owner = await app.client.as('owner', 'demo');
  const admin = await app.client.as('admin', 'demo');
  const id = await idOf('Priya Raman');
  const check = async (body: ReturnType<typeof noticeTo> | { category: 'news' }) =>
    (await admin.ok('POST /api/v1/mailings/check', { body: { ...noticeTo(id), ...body } })).data;
  expect((await owner.ok(mine)).data).toMatchObject({ agrees: true, isDemanded: true });
  expect(await check(noticeTo(id))).toMatchObject({ reachable: 1, withoutConsent: 0 });
  const { data } = await owner.ok(set, { body: { agrees: false } });
  expect(data).toMatchObject({
    agrees: false,
    given: { how: 'account' },
    withdrawn: { on: '2027-03-01', how: 'account', recordedBy: 'Priya Raman' },
  });
  expect(await check(noticeTo(id))).toMatchObject({ reachable: 0, withoutConsent: 1, withoutAddress: 0 });
  // What is not owed needs no consent.
  expect(await check({ category: 'news' })).toMatchObject({ reachable: 1, withoutConsent: 0 });
  const { data: made } = await admin.ok('POST /api/notifications', { body: noticeTo(id) });
  const params = { mailingId: made.id };
  const printed = await admin.call('GET /api/v1/mailings/:mailingId/letters', { params });
  expect(printed.text).toMatch(/^%PDF-/);
  await admin.ok('POST /api/v1/mailings/:mailingId/send', { params, body: { version: 1, people: 1 } });
  const { data: log } = await admin.ok('GET /api/v1/mailings/:mailingId/deliveries', { params });
  expect(log).toMatchObject([{ name: 'Priya Raman', state: 'skipped', reason: 'no-consent' }]);
  expect((await admin.call('GET /api/v1/mailings/:mailingId/letters', { params })).text).toMatch(/^%PDF-/);
  await owner.ok(set, { body: { agrees: true } });
  expect(await check(noticeTo(id))).toMatchObject({ reachable: 1, withoutConsent: 0 });
  const history = await admin.ok('GET /api/v1/members/:memberId/history', { params: { memberId: id } });
  const told = history.data.filter(({ action }) => action === 'member.mail-consent');
  expect(told[0]?.changes).toMatchObject({ agrees: { before: false, after: true } });
  expect(told).toHaveLength(2);
});

test('what came on paper is recorded with its day by who manages members, and by nobody else', async () => {
  const admin = await app.client.as('admin', 'demo');
  const params = { memberId: await idOf('Priya Raman') };
  const record = (agrees: boolean, on: string, who = admin) =>
    who.call('PUT /api/v1/members/:memberId/mail-consent', { params, body: { agrees, on } });
  expect(await record(false, '2027-03-02')).toMatchObject({ status: 422 });
  expect(await record(false, '1999-01-01')).toMatchObject({ status: 422 });
  expect((await record(false, '2027-03-01')).body).toMatchObject({
    data: { agrees: false, withdrawn: { on: '2027-03-01', how: 'paper', recordedBy: 'Maya Okafor' } },
  });
  expect(await record(true, '2027-02-27', await app.client.as('owner', 'demo'))).toMatchObject({
    status: 403,
  });
  // What was signed before it was withdrawn does not bring it back.
  expect((await record(true, '2027-02-27')).body).toMatchObject({
    fields: { on: 'Consent was withdrawn after this date.' },
  });
  expect((await record(true, '2027-03-01')).body).toMatchObject({
    data: { agrees: true, given: { on: '2027-03-01', how: 'paper' }, withdrawn: null },
  });
  const lake = await app.client.as('admin', 'lakeside');
  expect(await record(true, '2027-02-27', lake)).toMatchObject({ status: 404 });
});

test('of somebody without an account it is recorded too, and stays theirs with one', async () => {
  const admin = await app.client.as('admin', 'demo');
  const memberId = await idOf('Priya Raman');
  const owner = await app.client.as('owner', 'demo');
  await owner.ok(set, { body: { agrees: false } });
  const person = { tenantId: app.tenants.demo, id: newId(), name: 'Paper Anne', email: 'anne@paper.example' };
  await inDemo((tx) => tx.insertInto('person').values(person).execute());
  const params = { personId: person.id };
  const path = 'PUT /api/v1/properties/people/:personId/mail-consent';
  await admin.ok(path, { params, body: { agrees: true, on: '2027-02-01' } });
  expect(
    (await admin.ok('GET /api/v1/properties/people/:personId/mail-consent', { params })).data.agrees,
  ).toBe(true);
  expect((await owner.ok(mine)).data.agrees).toBe(false);
  await inDemo(async (tx) => {
    await tx.updateTable('person').set({ memberId: null }).where('memberId', '=', memberId).execute();
    await tx.updateTable('person').set({ memberId }).where('id', '=', person.id).execute();
  });
  expect((await owner.ok(mine)).data).toMatchObject({ agrees: true, given: { how: 'paper' } });
  expect((await owner.ok(set, { body: { agrees: false } })).data.agrees).toBe(false);
  expect((await owner.ok(mine)).data.agrees).toBe(false);
});

test('a letter that is owed is not tried again by e-mail once its person has withdrawn', async () => {
  const [owner, admin] = [await app.client.as('owner', 'demo'), await app.client.as('admin', 'demo')];
  await owner.ok(set, { body: { agrees: true } });
  const { data } = await admin.ok('POST /api/notifications', { body: noticeTo(await idOf('Priya Raman')) });
  const params = { mailingId: data.id };
  await admin.ok('POST /api/v1/mailings/:mailingId/send', { params, body: { version: 1, people: 1 } });
  await inDemo(async (tx) => {
    const { dispatchId } = await tx
      .selectFrom('mailing')
      .select('dispatchId')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    await tx.updateTable('dispatch').set({ status: 'done' }).where('id', '=', dispatchId).execute();
    await tx
      .updateTable('dispatchRecipient')
      .set({ state: 'refused', reason: '550' })
      .where('dispatchId', '=', dispatchId)
      .execute();
  });
  const retry = () =>
    admin.call('POST /api/v1/mailings/:mailingId/retry', { params, body: { states: ['refused'] } });
  await owner.ok(set, { body: { agrees: false } });
  expect((await retry()).body).toMatchObject({ code: 'nothing-to-retry' });
  await owner.ok(set, { body: { agrees: true } });
  expect((await retry()).status).toBe(200);
});

test('where the community demands none, required notices go to all who have an address', async () => {
  const [owner, board, admin] = await Promise.all(
    (['owner', 'board', 'admin'] as const).map((who) => app.client.as(who, 'demo')),
  );
  await owner?.ok(set, { body: { agrees: false } });
  const body = noticeTo(await idOf('Priya Raman'));
  const without = async () => (await admin?.ok('POST /api/v1/mailings/check', { body }))?.data.withoutConsent;
  expect(await without()).toBe(1);
  const change = { isDemanded: false, source: 'Bylaws 7.2', version: 0 };
  expect((await owner?.call(policy, { body: change }))?.status).toBe(403);
  expect((await board?.ok(policy, { body: change }))?.data).toEqual({ ...change, version: 1 });
  expect((await board?.call(policy, { body: change }))?.status).toBe(409);
  expect(await without()).toBe(0);
  await board?.ok(policy, { body: { ...change, isDemanded: true, version: 1 } });
  expect(await without()).toBe(1);
});
