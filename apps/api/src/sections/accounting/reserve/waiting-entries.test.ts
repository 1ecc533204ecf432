import { withApp } from '../../../testing';
import { OwnerScene } from '../receivables/owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const path = 'POST /api/v1/journal-entries';

/** Lines within the reserve fund. */
const lines = (debit: string, credit: string, amountMinor: number) => [
  { accountId: scene.id(debit), fundId: scene.id('RES'), amountMinor },
  { accountId: scene.id(credit), fundId: scene.id('RES'), amountMinor: -amountMinor },
];

const accrual = (more: { lines: ReturnType<typeof lines>; reverseOn?: string }) => ({
  date: '2026-06-10',
  memo: 'Reserve',
  ...more,
});

test('what leaves a reserve fund waits for a second person whatever its amount, and so does what takes money out of it again', async () => {
  const person = await scene.treasurer();
  const board = await app.client.as('board', 'demo');
  const decide = 'POST /api/v1/approvals/:approvalId/approve';
  const ask = async (given: ReturnType<typeof lines>) => {
    const { data } = await person.ok(path, { body: accrual({ lines: given }) });
    return data;
  };
  // Into the reserve, and a cost of it that is still owed: nothing leaves it.
  const into = await ask(lines('1020', '4900', 700));
  expect([into.approvalId, (await ask(lines('6010', '2100', 700))).approvalId]).toEqual([null, null]);
  const told = async (given: ReturnType<typeof lines>) =>
    (await person.ok('POST /api/v1/journal-entries/preview', { body: accrual({ lines: given }) })).data;
  expect(await told(lines('1020', '4900', 700))).toEqual({ waits: false, reserves: [] });
  expect(await told(lines('6010', '1020', 1))).toEqual({ waits: true, reserves: ['Reserve'] });
  const out = await ask(lines('6010', '1020', 1));
  expect(out).toMatchObject({ entry: null, approvalId: expect.any(String) });
  const params = { approvalId: out.approvalId ?? '' };
  expect((await person.call(decide, { params })).status).toBe(409);
  const { data: waiting } = await board.ok('GET /api/v1/approvals/:approvalId', { params });
  expect(waiting).toMatchObject({
    kind: 'accounting.reserve-entry',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'From a reserve fund', after: 'Reserve' }),
    ]),
  });
  expect((await board.ok(decide, { params })).data).toMatchObject({ state: 'approved', outcome: null });
  const { data: found } = await person.ok('GET /api/v1/journal-entries', {
    query: { accountId: [scene.id('6010')], amountMinor: '1..1' },
  });
  expect(found).toMatchObject([{ amountMinor: 1, approvedBy: expect.stringMatching(/\w/) }]);

  const reversing = 'POST /api/v1/journal-entries/:entryId/reverse';
  const entryId = into.entry?.id ?? '';
  const body = { on: '2026-06-11', reason: 'Twice' };
  const before = await person.ok('GET /api/v1/journal-entries/:entryId/reversal', { params: { entryId } });
  expect(before.data).toEqual({ waits: true, reserves: ['Reserve'] });
  const back = await person.ok(reversing, { params: { entryId }, body });
  expect(back.data).toMatchObject({ entry: null, approvalId: expect.any(String) });
  await board.ok(decide, { params: { approvalId: back.data.approvalId ?? '' } });
  expect(
    (await person.ok('GET /api/v1/journal-entries/:entryId', { params: { entryId } })).data,
  ).toMatchObject({
    state: 'reversed',
  });
  // An accrual that brings money in takes it out again.
  const { data } = await person.ok(path, {
    body: accrual({ lines: lines('1020', '4900', 700), reverseOn: '2026-06-11' }),
  });
  expect(data.entry).toBeNull();
});
