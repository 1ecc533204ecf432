import { type TestPerson, withApp } from '../../../../testing';
import { ReconciliationScene } from '../reconciliation.fixture';
import { notifyChangedStatements } from './changed-statements.jobs';

const app = withApp();
const scene = new ReconciliationScene(app);
let board: TestPerson;
let owner: TestPerson;
beforeEach(async () => {
  await scene.begin();
  board = await app.client.as('board', 'demo');
  owner = await app.client.as('owner', 'demo');
});

const tasksOf = async (kind: string, person = scene.treasurer) =>
  (await person.ok('GET /api/v1/me/tasks', { query: { language: 'en' } })).data.tasks.filter(
    (task) => task.section === 'banking' && task.kind === kind,
  );
const notesOf = async (kind: string, person: TestPerson) =>
  (await person.ok('GET /api/v1/shell/notifications', { query: {} })).data.filter(
    (note) => note.kind === kind,
  );

test('the oldest open month that has ended is a task for who closes months', async () => {
  await scene.move('2026-07-02', 100);
  await scene.move('2026-08-02', 100);
  await scene.move('2026-09-02', 100);
  expect(await tasksOf('month-to-close')).toMatchObject([
    {
      title: 'Close July 2026',
      text: '2 months are ready to close',
      link: '/bookkeeping/periods/details?month=2026-07',
    },
  ]);
  await scene.treasurer.ok('POST /api/v1/periods/:month/close', { params: { month: '2026-07' }, body: {} });
  expect(await tasksOf('month-to-close')).toMatchObject([{ title: 'Close August 2026' }]);
  expect(await tasksOf('month-to-close', board)).toEqual([]);
});

test('an account is to be reconciled until a finished statement covers the last full month', async () => {
  expect(await tasksOf('account-to-reconcile')).toEqual([]);
  await scene.move('2026-06-02', 100);
  const asked = await tasksOf('account-to-reconcile');
  expect(asked).toMatchObject([
    {
      title: expect.stringMatching(/^Reconcile 1010 /),
      text: 'Not reconciled through August 31, 2026',
      verb: 'Reconcile',
      link: `/banking-reports/bank-accounts/details?id=${scene.accountId}`,
    },
  ]);
  await scene.reconcile('2026-07-31', 100);
  expect(await tasksOf('account-to-reconcile')).toHaveLength(1);
  const { id } = await scene.started('2026-08-31', 100);
  expect(await tasksOf('account-to-reconcile')).toMatchObject([
    { verb: 'Continue', link: `/banking-reports/bank-accounts/reconcile?id=${id}` },
  ]);
  await scene.finish(id);
  expect(await tasksOf('account-to-reconcile')).toEqual([]);
  expect(await tasksOf('account-to-reconcile', board)).toEqual([]);
});

test('an undone reconciliation is told to who confirms months, not to who undid it', async () => {
  await scene.move('2026-06-02', 100);
  const { id } = await scene.reconcile('2026-06-30', 100);
  const undone = await scene.undo(id);
  if (undone.status !== 200) throw new Error(JSON.stringify(undone.body));
  expect(await notesOf('banking.reconciliation-undone', board)).toMatchObject([
    {
      title: expect.stringMatching(/^Reconciliation of 1010 .* undone$/),
      text: expect.stringMatching(/^Statement of June 30, 2026, undone by .*: A deposit was cleared twice$/),
      link: `/banking-reports/bank-accounts/reconcile?id=${undone.body.data.id}`,
    },
  ]);
  expect(await notesOf('banking.reconciliation-undone', scene.treasurer)).toEqual([]);
  expect(await notesOf('banking.reconciliation-undone', owner)).toEqual([]);
});

test('lines posted to a finished statement later are told once, and again for further lines', async () => {
  const changed = () => notesOf('banking.statement-changed', scene.treasurer);
  const { tenants, platform } = app;
  const tenant = await platform.tenants.byId(tenants.demo);
  if (!tenant) throw new Error('the demo community is missing');
  await scene.move('2026-06-02', 100);
  const { id } = await scene.reconcile('2026-06-30', 100);
  await notifyChangedStatements(platform, tenant);
  expect(await changed()).toEqual([]);
  await scene.move('2026-06-20', -30);
  await notifyChangedStatements(platform, tenant);
  await notifyChangedStatements(platform, tenant);
  expect(await changed()).toMatchObject([
    {
      text: '1 line was posted to the statement of June 30, 2026 after it was reconciled.',
      link: `/banking-reports/bank-accounts/reconcile?id=${id}`,
    },
  ]);
  await scene.move('2026-06-21', -10);
  await notifyChangedStatements(platform, tenant);
  expect(await changed()).toHaveLength(2);
});

test('bank accounts, reconciliations and transfers are found by those who may see them', async () => {
  const found = async (q: string, kind: string, person = scene.treasurer) =>
    (await person.ok('GET /api/v1/search', { query: { q } })).data.hits.filter(
      (hit) => hit.section === 'banking' && hit.kind === kind,
    );
  const { name } = (await scene.treasurer.ok('GET /api/v1/bank-accounts')).data.accounts[0]?.account ?? {
    name: '',
  };
  expect(await found(name, 'bank-account')).toMatchObject([
    { title: `1010 ${name}`, url: `/banking-reports/bank-accounts/details?id=${scene.accountId}` },
  ]);
  expect(await found(name, 'bank-account', owner)).toEqual([]);
  await scene.move('2026-06-02', 100_000);
  const { id } = await scene.reconcile('2026-06-30', 100_000);
  for (const q of ['reconciliation june 2026', '1010 june', '2026-06-30'])
    expect(await found(q, 'reconciliation')).toMatchObject([
      {
        id,
        title: `1010 ${name}, June 30, 2026`,
        subtitle: 'Reconciled',
        url: `/banking-reports/bank-accounts/reconcile?id=${id}`,
      },
    ]);
  expect(await found('1010 june', 'reconciliation', owner)).toEqual([]);
  const { data } = await scene.treasurer.ok('POST /api/v1/bank-transfers', {
    body: {
      on: '2026-07-01',
      fromAccountId: scene.accountId,
      toAccountId: scene.books.account('1020'),
      amountMinor: 500,
      purpose: 'contribution',
      memo: 'Zephyr contribution',
    },
  });
  await board.ok('POST /api/v1/approvals/:approvalId/approve', {
    params: { approvalId: data.approvalId ?? '' },
  });
  const [transfer] = await found('zephyr', 'transfer');
  expect(transfer).toMatchObject({
    title: expect.stringMatching(/^Transfer #\d+$/),
    subtitle: '$5.00 · Zephyr contribution',
    url: expect.stringMatching(/^\/banking-reports\/bank-accounts\/transfers\?search=\d+$/),
  });
  expect(await found('zephyr', 'transfer', owner)).toEqual([]);
});
