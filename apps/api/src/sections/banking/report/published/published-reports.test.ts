import { withApp } from '../../../../testing';

const app = withApp();
const list = 'GET /api/v1/published-reports';
const one = 'GET /api/v1/published-reports/:reportKind';

test('owners see what is published of closed months, and nothing else of the reports', async () => {
  const treasurer = await app.client.as('treasurer', 'demo');
  const owner = await app.client.as('owner', 'demo');
  const set = (reports: { kind: 'balance' | 'profit'; basis: 'accrual' | 'cash'; since: string }[]) =>
    treasurer.ok('PUT /api/v1/report-publications', { body: { reports } });
  await set([]);
  const params = { reportKind: 'balance' } as const;
  expect((await owner.call(one, { params })).status).toBe(404);
  const { reports: made } = (await set([{ kind: 'balance', basis: 'accrual', since: '2000-01' }])).data;
  const month = made[0]?.months[0] ?? '';
  expect(month).toMatch(/^\d{4}-\d{2}$/);
  expect((await owner.ok(list)).data.reports).toEqual(made);
  const { data: report } = await owner.ok(one, { params, query: { month } });
  expect(report).toMatchObject({ report: 'balance', isBalanced: true });
  expect(report.to.slice(0, 7)).toBe(month);
  const asStaff = await treasurer.ok('GET /api/v1/financial-reports/balance', { query: { at: report.to } });
  expect(report.rows).toEqual(asStaff.data.rows);
  const pdf = await owner.call('GET /api/v1/published-reports/:reportKind/file', { params });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  // A month that is open, a report that is not published, the live report and the choice itself stay closed.
  expect((await owner.call(one, { params, query: { month: '2999-01' } })).status).toBe(404);
  expect((await owner.call(one, { params: { reportKind: 'profit' } })).status).toBe(404);
  expect((await owner.call('GET /api/v1/financial-reports/balance')).status).toBe(403);
  expect((await owner.call('PUT /api/v1/report-publications', { body: { reports: [] } })).status).toBe(403);
  // In another basis, and from a later month on: earlier ones are not shown any more.
  const { reports: changed } = (await set([{ kind: 'balance', basis: 'cash', since: month }])).data;
  expect(changed).toEqual([{ kind: 'balance', basis: 'cash', since: month, months: [month] }]);
  const inCash = (await owner.ok(one, { params, query: { month } })).data;
  const theirs = { query: { at: report.to, basis: 'cash' as const } };
  expect(inCash.basis).toBe('cash');
  expect(inCash.rows).toEqual(
    (await treasurer.ok('GET /api/v1/financial-reports/balance', theirs)).data.rows,
  );
  const earlier = made[0]?.months[1] ?? '';
  expect(earlier).toMatch(/^\d{4}-\d{2}$/);
  expect((await owner.call(one, { params, query: { month: earlier } })).status).toBe(404);
  await set([{ kind: 'balance', basis: 'accrual', since: '2000-01' }]);
  const other = await app.client.as('admin', 'lakeside');
  expect((await other.ok(list)).data.reports.map(({ since }) => since)).not.toContain('2000-01');
});
