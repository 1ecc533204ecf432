import { code, give, ofRoles, one, step, withPayments } from './payments.fixture';

const { app, person, inDemo, memberOf, roleOf, administrate, ruleOf, settle, pay, committee } =
  withPayments();

beforeAll(async () => {
  await administrate('board', true);
  await administrate('treasurer', true);
});

const canDecide = async (who: 'board' | 'treasurer', approvalId: string) =>
  (await (await person(who)).ok(one, { params: { approvalId } })).data.canDecide;

test('one of certain roles decides, and nobody else', async () => {
  await settle('people.payment', { limits: [step(0, 1)], roleIds: [await roleOf('Treasurer')] });
  const approvalId = (await pay(1)) ?? '';
  expect([await canDecide('board', approvalId), await canDecide('treasurer', approvalId)]).toEqual([
    false,
    true,
  ]);
  expect(await (await person('board')).call(give, { params: { approvalId } })).toMatchObject(
    code(403, 'forbidden'),
  );
  const tasks = async (who: 'board' | 'treasurer') =>
    (await (await person(who)).ok('GET /api/v1/me/tasks')).data.tasks.filter(({ link }) =>
      link.endsWith(approvalId),
    ).length;
  expect([await tasks('board'), await tasks('treasurer')]).toEqual([0, 1]);
  // The role stays as long as it decides.
  const { data: role } = await (
    await person('admin')
  ).ok('POST /api/v1/roles', { body: { name: 'Cashier', permissions: ['Member Update'] } });
  await inDemo('', async (tx) => {
    const memberId = await memberOf('treasurer');
    await tx
      .insertInto('memberRole')
      .values({ tenantId: app.tenants.demo, memberId, roleId: role.id })
      .execute();
  });
  await settle('people.payment', { limits: [step(0, 1)], roleIds: [role.id] });
  const removal = {
    params: { roleId: role.id },
    body: { version: 1, successorId: await roleOf('Vendor') },
  };
  expect(await (await person('admin')).call('POST /api/v1/roles/:roleId/remove', removal)).toMatchObject(
    code(409, 'decides'),
  );
  await (await person('treasurer')).ok(give, { params: { approvalId } });
});

test('a committee decides: those who serve on it today', async () => {
  const id = await committee('Finance', ['board', 'admin']);
  await settle('people.payment', { limits: [step(0, 1)], roleIds: [], group: { kind: 'committee', id } });
  expect(await ruleOf('people.payment')).toMatchObject({ group: { id, name: 'Finance' }, able: 2 });
  const approvalId = (await pay(5)) ?? '';
  expect((await (await person('board')).ok(one, { params: { approvalId } })).data).toMatchObject({
    label: 'Payment',
    decidedBy: { roles: [], group: 'Finance' },
  });
  expect([await canDecide('board', approvalId), await canDecide('treasurer', approvalId)]).toEqual([
    true,
    false,
  ]);
  const body = { name: 'Finance', seats: 5, version: 1, status: 'dissolved' as const };
  const params = { committeeId: id };
  expect(
    await (await person('admin')).call('PUT /api/v1/committees/:committeeId', { params, body }),
  ).toMatchObject(code(409, 'decides'));
  // Whose term is over does not decide any more, and where nobody but the asker is left it cannot be asked.
  await inDemo('', (tx) =>
    tx
      .updateTable('committeeTerm')
      .set({ endsOn: '2021-01-01' })
      .where('committeeId', '=', id)
      .where('seat', '=', 1)
      .execute(),
  );
  expect(await canDecide('board', approvalId)).toBe(false);
  expect(await (await person('board')).call(give, { params: { approvalId } })).toMatchObject(
    code(403, 'forbidden'),
  );
  await expect(pay(5)).rejects.toMatchObject({ status: 409, code: 'nobody-to-decide' });
});

test('a kind that lets it pass is carried out where nobody else of the committee could decide', async () => {
  const id = await committee('Permissions', ['admin']);
  await settle(ofRoles, { group: { kind: 'committee', id } });
  const admin = await person('admin');
  const { data: role } = await admin.ok('POST /api/v1/roles', { body: { name: 'Held', permissions: [] } });
  await inDemo('', async (tx) => {
    const memberId = await memberOf('owner');
    await tx
      .insertInto('memberRole')
      .values({ tenantId: app.tenants.demo, memberId, roleId: role.id })
      .execute();
  });
  const change = { name: 'Held', purpose: null, permissions: ['Payout Approve'], version: 1 };
  const params = { roleId: role.id };
  const { data } = await admin.ok('PUT /api/v1/roles/:roleId', { params, body: change });
  expect(data).toMatchObject({ approvalId: null, permissions: ['Payout Approve'] });
  const { data: kept } = await admin.ok('GET /api/v1/approvals', {
    query: { record: 'role', recordId: role.id },
  });
  expect(kept).toMatchObject([{ state: 'approved', needed: 0 }]);
});
