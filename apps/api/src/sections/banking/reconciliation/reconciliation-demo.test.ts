import { withApp } from '../../../testing';

const app = withApp();

test('in the demo the next imported statement of each account begins where the last reconciliation ended, and adds up', async () => {
  const treasurer = await app.client.as('treasurer', 'demo');
  const { accounts } = (await treasurer.ok('GET /api/v1/bank-accounts')).data;
  const started: string[] = [];
  for (const { account, reconciledThrough } of accounts) {
    const params = { accountId: account.id };
    const path = 'GET /api/v1/bank-accounts/:accountId/reconciliations';
    const known = (await treasurer.ok(path, { params })).data;
    if (known.some(({ status }) => status === 'open')) continue;
    const [next] = (
      await treasurer.ok('GET /api/v1/bank-accounts/:accountId/statements-to-reconcile', { params })
    ).data;
    if (!next) continue;
    const body = { accountId: account.id, importId: next.importId, toOn: null, closingMinor: null };
    const { data } = await treasurer.ok('POST /api/v1/reconciliations', { body });
    expect(data).toMatchObject({ toOn: next.toOn, openingMinor: known[0]?.closingMinor });
    expect(reconciledThrough).toBe(known[0]?.toOn);
    started.push(account.code);
  }
  expect(started).toEqual(['1020', '1030']);
});
