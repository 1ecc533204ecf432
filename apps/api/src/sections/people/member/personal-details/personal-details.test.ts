import { lockList } from '../../../../platform/database/lists/lock-list';
import { withApp } from '../../../../testing';
import { untilSomebodyWaits } from '../../../../testing/until';

const app = withApp();
const read = 'GET /api/v1/members/:memberId/particulars';
const correct = 'PUT /api/v1/members/:memberId/particulars';
const admin = () => app.client.as('admin', 'demo');

async function idOf(search: string): Promise<{ memberId: string }> {
  const { data } = await (await admin()).ok('GET /api/v1/members', { query: { search } });
  return { memberId: data[0]?.id ?? '' };
}

test('name, phones and address of a member are corrected; what the others see stays theirs, and they are told', async () => {
  const [person, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const params = await idOf('Priya Raman');
  const { data: before } = await person.ok(read, { params });
  const mailingAddress = 'PO Box 44\nPortland, ME 04101';
  const body = { ...before, name: 'Priya Raman-Lee', workPhone: '(207) 555-0177', mailingAddress };
  const { data: after } = await person.ok(correct, { params, body });
  expect(after).toMatchObject({ name: 'Priya Raman-Lee', workPhone: '(207) 555-0177', mailingAddress });
  expect(after.version).toBeGreaterThan(before.version);

  // Theirs as if they had written it: in their own settings, and hidden as it was.
  expect((await owner.ok('GET /api/v1/shell/contact')).data).toMatchObject({ mailingAddress });
  const board = await app.client.as('board', 'demo');
  const { data: shown } = await board.ok('GET /api/v1/members', { query: { search: 'Raman-Lee' } });
  expect(shown).toMatchObject([{ name: 'Priya Raman-Lee', workPhone: null, mailingAddress: null }]);
  // Who calls is remembered by name: by the new one from the next call on.
  await owner.ok('PUT /api/v1/shell/contact', {
    body: { ...(await owner.ok('GET /api/v1/shell/contact')).data, homePhone: '1' },
  });
  const { data: history } = await person.ok('GET /api/v1/members/:memberId/history', { params });
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'member.contact', actor: 'Priya Raman-Lee' },
    {
      action: 'member.correct',
      actor: 'Maya Okafor',
      changes: { name: { before: 'Priya Raman', after: 'Priya Raman-Lee' }, mailingAddress: {} },
    },
  ]);
  const { data: told } = await owner.ok('GET /api/v1/shell/notifications');
  expect(told[0]).toMatchObject({
    title: 'Your details were changed',
    text: 'Maya Okafor changed: Name, Work phone, Mailing address. Check that this is correct.',
  });
});

test('what the member changed meanwhile is not written over; what is sent as it was changes nothing', async () => {
  const [person, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const params = await idOf('Raman-Lee');
  const { data: read1 } = await person.ok(read, { params });
  expect((await person.ok(correct, { params, body: read1 })).data).toEqual(read1);
  const { data: profile } = await owner.ok('GET /api/v1/shell/profile');
  const { photo: _, missing: __, ...kept } = profile;
  await owner.ok('PUT /api/v1/shell/profile', { body: { ...kept, photoFileId: null, phone: '(207) 555-9' } });
  const late = await person.call(correct, { params, body: { ...read1, phone: '(207) 555-1' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect((await person.ok(read, { params })).data.phone).toBe('(207) 555-9');
  // Of two at once one is written.
  const { data: read2 } = await person.ok(read, { params });
  const both = await Promise.all(
    ['(207) 555-2', '(207) 555-3'].map((phone) =>
      person.call(correct, { params, body: { ...read2, phone } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('details and names are corrected while the member is in the middle of another change', async () => {
  const [person, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const params = await idOf('Raman-Lee');
  const { data: before } = await person.ok(read, { params });
  const name = 'Priya Raman';
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    // As a change refers to who makes it, from its beginning.
    await tx.selectFrom('member').select('id').where('id', '=', params.memberId).forKeyShare().execute();
    const body = { ...before, phone: '(207) 555-4' };
    expect(await person.call(correct, { params, body })).toMatchObject({ status: 200 });
    await owner.ok('PUT /api/v1/shell/profile/name', { body: { displayName: name } });
  });
  expect((await person.ok(read, { params })).data).toMatchObject({ name, phone: '(207) 555-4' });
});

test('who changes their name waits for who decides about members, and holds nothing that those may need', async () => {
  const owner = await app.client.as('owner', 'demo');
  const { memberId } = await idOf('Priya Raman');
  const { renamed } = await app.platform.inTenant(app.tenants.demo, async (tx) => {
    await lockList(tx, 'member');
    const waiting = owner.call('PUT /api/v1/shell/profile/name', { body: { displayName: 'Priya R.' } });
    await untilSomebodyWaits(app.platform.pool);
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().noWait().execute();
    return { renamed: waiting };
  });
  expect((await renamed).status).toBe(200);
  await owner.ok('PUT /api/v1/shell/profile/name', { body: { displayName: 'Priya Raman' } });
});

test('a name is needed; who left is left alone; administrators are for each other, and members of others for nobody', async () => {
  const person = await admin();
  const params = await idOf('Tom Whitaker');
  const { data } = await person.ok(read, { params });
  expect(await person.call(correct, { params, body: { ...data, name: ' ' } })).toMatchObject({
    status: 422,
    body: { fields: { name: expect.any(String) } },
  });
  const manager = await app.client.as('board', 'demo');
  expect((await manager.call(correct, { params, body: data })).status).toBe(403);
  const stranger = await app.client.as('admin', 'lakeside');
  expect((await stranger.call(correct, { params, body: data })).status).toBe(404);

  const { version } = (await person.ok('GET /api/v1/members/:memberId', { params })).data;
  await person.ok('POST /api/v1/members/:memberId/end', { params, body: { version } });
  const left = (await person.ok(read, { params })).data;
  expect(await person.call(correct, { params, body: { ...left, name: 'Thomas' } })).toMatchObject({
    status: 409,
    body: { code: 'member-status' },
  });
});
