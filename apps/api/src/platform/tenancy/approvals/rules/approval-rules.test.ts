import type { ApprovalRuleInput } from '@courtyard/contract';
import { z } from 'zod';
import { code, give, ofRoles, one, rulesPath, step, updatePath, withPayments } from './payments.fixture';

const { app, paid, person, inDemo, roleOf, administrate, read, ruleOf, set, settle, pay, committee } =
  withPayments();

test('the rules are of each kind that a community sets, as the kind says until then', async () => {
  const { rules, roles, groups } = await read();
  expect(rules.map(({ kind, hasAmounts, version }) => [kind, hasAmounts, version])).toEqual([
    [ofRoles, false, 0],
    ['people.role-removal', false, 0],
    ['people.member-roles', false, 0],
    ['people.payment', true, 0],
    ['bookkeeping.period-confirm', false, 0],
    ['bookkeeping.period-reopen', false, 0],
    ['accounting.bill', true, 0],
    ['accounting.vendor-payment', true, 0],
    ['accounting.reserve-payment', true, 0],
    ['accounting.write-off', false, 0],
    ['accounting.refund', true, 0],
    ['accounting.journal-entry', true, 0],
    ['accounting.journal-reversal', true, 0],
    ['service-requests.work-order', true, 0],
    ['banking.transfer', true, 0],
    ['banking.reserve-transfer', true, 0],
    ['banking.unclaimed-check', true, 0],
    ['banking.payout-batch', true, 0],
    ['budget.expense-claim', true, 0],
  ]);
  expect(rules[0]).toMatchObject({ limits: [step(0, 1)], roles: [], group: null, able: 1, approvalId: null });
  expect(rules[3]).toMatchObject({ limits: [step(50_000, 1)] });
  expect(rules.map(({ passesAlone }) => passesAlone)).toEqual([
    true,
    true,
    true,
    // A close holds where nobody else could confirm it.
    ...rules.slice(3).map(({ kind }) => kind === 'bookkeeping.period-confirm'),
  ]);
  // What is decided by the rule of another kind has none of its own.
  const params = { approvalKind: 'accounting.reserve-entry' };
  const unset = { limits: [step(0, 1)], roleIds: [], group: null, reason: 'Another', version: 0 };
  expect((await (await person('admin')).call(updatePath, { params, body: unset })).status).toBe(404);
  expect(roles.map(({ name }) => name)).toContain('Treasurer');
  expect(groups.every(({ kind }) => kind === 'committee')).toBe(true);
  expect((await (await person('board')).call(rulesPath)).status).toBe(403);
});

test('it asks for recent proof, and for the version that was read', async () => {
  const admin = await person('admin');
  const params = { approvalKind: 'people.payment' };
  const limits = [step(10_000, 1)];
  await admin.ok(updatePath, { params, body: { limits, version: 0 } });
  expect(await admin.call(updatePath, { params, body: { limits, version: 0 } })).toMatchObject(
    code(409, 'changed-meanwhile'),
  );
  expect((await ruleOf('people.payment')).version).toBe(1);
  app.setClock(new Date(Date.now() + 3_600_000));
  expect(await admin.call(updatePath, { params, body: { limits, version: 1 } })).toMatchObject({
    status: 403,
    body: { code: 'proof-needed' },
  });
  app.setClock(new Date());
});

test('amounts are added up per payee only where a kind has payees', async () => {
  const admin = await person('admin');
  const put = (approvalKind: string, sumDays: number) =>
    admin.call(updatePath, {
      params: { approvalKind },
      body: { limits: [step(10_000, 1)], sumDays, version: 0 },
    });
  expect(await put('accounting.refund', 30)).toMatchObject({
    status: 422,
    body: { fields: { sumDays: 'This kind of change has no payee: leave the days blank.' } },
  });
  expect((await ruleOf('accounting.bill')).hasPayees).toBe(true);
  await settle('accounting.bill', { sumDays: 30 });
  expect(await ruleOf('accounting.bill')).toMatchObject({ sumDays: 30, version: 1 });
  await inDemo('', async (tx) => {
    for (const table of ['approvalRuleLimit', 'approvalRule'] as const)
      await tx.deleteFrom(table).where('kind', '=', 'accounting.bill').execute();
  });
});

test('what cannot be is refused, at its field', async () => {
  const fields = async (kind: string, change: Partial<ApprovalRuleInput>) => {
    const { status, body } = await set(kind, change);
    return [status, Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(body).fields)];
  };
  expect(await fields(ofRoles, { limits: [step(100, 1)] })).toEqual([422, ['limits']]);
  expect(await fields('people.payment', { limits: [step(100, 1), step(50, 2)] })).toEqual([422, ['limits']]);
  expect(await fields(ofRoles, { limits: [step(0, 2)] })).toEqual([422, ['limits']]);
  expect(await fields(ofRoles, { roleIds: [crypto.randomUUID()] })).toEqual([422, ['roleIds']]);
  expect(await fields(ofRoles, { roleIds: [await roleOf('Vendor')] })).toEqual([422, ['roleIds']]);
  const empty = { kind: 'committee', id: await committee('No one', []) };
  expect(await fields(ofRoles, { group: empty })).toEqual([422, ['group']]);
  expect(await fields(ofRoles, { group: { kind: 'committee', id: crypto.randomUUID() } })).toEqual([
    422,
    ['group'],
  ]);
  expect(await set('platform.community-deletion', {}).catch(String)).toContain('no rule of');
  const params = { approvalKind: 'platform.community-deletion' };
  const body = { limits: [step(0, 1)], version: 0 };
  expect((await (await person('admin')).call(updatePath, { params, body })).status).toBe(404);
});

describe('with three administrators', () => {
  beforeAll(async () => {
    await administrate('board', true);
    await administrate('treasurer', true);
  });

  test('a rule is changed by two, with the reason in front of the second', async () => {
    const limits = [step(20_000, 1), step(100_000, 2)];
    const answer = await set('people.payment', { limits, reason: 'Agreed on Monday' });
    const waiting = await ruleOf('people.payment');
    expect(answer.status).toBe(200);
    expect(waiting).toMatchObject({ limits: [step(10_000, 1)], approvalId: expect.any(String) });
    const params = { approvalId: waiting.approvalId ?? '' };
    const { data } = await (await person('board')).ok(one, { params });
    expect(data).toMatchObject({
      title: 'Who approves: Payment',
      reason: 'Agreed on Monday',
      canDecide: true,
      changes: [
        {
          field: 'Approvals needed',
          before: 'from $100.00: 1 other person',
          after: 'from $200.00: 1 other person; from $1,000.00: 2 other people',
        },
      ],
    });
    const told = await (await person('board')).ok('GET /api/v1/shell/notifications', { query: { limit: 5 } });
    expect(told.data[0]?.text).toContain('Reason: Agreed on Monday');
    await (await person('board')).ok(give, { params });
    expect(await ruleOf('people.payment')).toMatchObject({ limits, version: 2, approvalId: null });
    const log = await (
      await person('admin')
    ).ok('GET /api/v1/logs', { query: { kind: ['approval-rule'], limit: 1 } });
    expect(log.data[0]).toMatchObject({
      action: 'approval-rule.update',
      changes: {
        from1Minor: { before: 10_000, after: 20_000 },
        from2Minor: { before: null, after: 100_000 },
      },
    });
  });

  test('below the first limit nothing waits, from it on one decides, from the next on two', async () => {
    expect(await pay(19_999)).toBeNull();
    expect(await pay(-19_999)).toBeNull();
    const small = { approvalId: (await pay(20_000)) ?? '' };
    const { data } = await (await person('board')).ok(give, { params: small });
    expect(data).toMatchObject({ state: 'approved', needed: 1, amount: { minor: 20_000, currency: 'USD' } });
    expect(paid).toEqual([20_000]);
    const large = { approvalId: (await pay(100_000)) ?? '' };
    expect((await (await person('board')).ok(give, { params: large })).data).toMatchObject({
      state: 'waiting',
      needed: 2,
    });
    expect(await (await person('board')).call(give, { params: large })).toMatchObject(
      code(409, 'approval-given'),
    );
    expect(paid).toEqual([20_000]);
    await (await person('treasurer')).ok(give, { params: large });
    expect(paid).toEqual([20_000, 100_000]);
  });

  test('what waits keeps the rule that it was asked under', async () => {
    const approvalId = (await pay(120_000)) ?? '';
    await settle('people.payment', { limits: [step(500_000, 1)] });
    expect(await pay(120_000)).toBeNull();
    await (await person('board')).ok(give, { params: { approvalId } });
    expect((await (await person('admin')).ok(one, { params: { approvalId } })).data).toMatchObject({
      state: 'waiting',
      needed: 2,
    });
    await (await person('treasurer')).ok(give, { params: { approvalId } });
    expect(paid.at(-1)).toBe(120_000);
  });

  test('the currency stays once a rule begins at an amount', async () => {
    const path = 'GET /api/v1/shell/community/currency';
    await inDemo('', async (tx) => {
      for (const section of app.platform.sections)
        jest.spyOn(section, 'hasAmounts').mockImplementation(async () => false);
      expect(await tx.selectFrom('approvalRuleLimit').select('fromMinor').execute()).toEqual([
        { fromMinor: 500_000 },
      ]);
    });
    expect((await (await person('admin')).ok(path)).data).toEqual({ isFixed: true });
    await settle('people.payment', { limits: [step(0, 1)] });
    expect((await (await person('admin')).ok(path)).data).toEqual({ isFixed: false });
  });
});

test('another community has rules of its own', async () => {
  const { data } = await (await app.client.as('admin', 'lakeside')).ok(rulesPath);
  expect(new Set(data.rules.map(({ version }) => version))).toEqual(new Set([0]));
});
