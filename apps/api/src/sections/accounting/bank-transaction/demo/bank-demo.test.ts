import { withApp } from '../../../../testing';

const app = withApp();

test('the demo has statements of its banks, matched up to the last weeks, that add up', async () => {
  const treasurer = await app.client.as('treasurer', 'demo');
  const list = (state: 'open' | 'matched') =>
    treasurer.ok('GET /api/v1/bank-transactions', { query: { state: [state] } });
  const [open, matched] = [await list('open'), await list('matched')];
  expect(open.page.total).toBeGreaterThan(2);
  expect(matched.page.total).toBeGreaterThan(20);
  const { data: standings } = await treasurer.ok('GET /api/v1/bank-transactions/accounts');
  expect(standings.filter(({ bank }) => bank !== null).length).toBeGreaterThan(0);
  const { data: tasks } = await treasurer.ok('GET /api/v1/me/tasks', { query: { language: 'en' } });
  expect(tasks.tasks.filter(({ kind }) => kind === 'bank-transactions')[0]).toMatchObject({ verb: 'Match' });
  const [line] = open.data.filter(({ payee }) => payee === 'MONTHLY SERVICE FEE');
  const { data } = await treasurer.ok('GET /api/v1/bank-transactions/:bankTransactionId/suggestions', {
    params: { bankTransactionId: line?.id ?? '' },
  });
  expect(data.at(-1)).toMatchObject({ rule: { name: 'Monthly bank fee', account: { code: '5060' } } });
});
