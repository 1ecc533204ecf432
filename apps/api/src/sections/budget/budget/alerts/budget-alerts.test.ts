import { type TestPerson, withApp } from '../../../../testing';
import { DuesScene } from '../../dues-plan/steps/dues.fixture';

const app = withApp();
const scene = new DuesScene(app);
let [treasurer, board, owner, stranger]: TestPerson[] = [];
let budgetId = '';

const by = (person: TestPerson | undefined): TestPerson => {
  if (!person) throw new Error('nobody is signed in');
  return person;
};

beforeAll(async () => {
  await scene.begin();
  [treasurer, board, owner, stranger] = [
    await app.client.as('treasurer', 'demo'),
    await app.client.as('board', 'demo'),
    await app.client.as('owner', 'demo'),
    await app.client.as('admin', 'lakeside'),
  ];
  budgetId = await scene.adopted({ treasurer: by(treasurer), board: by(board) }, '2041-01-01');
}, 60_000);

const found = async (person: TestPerson | undefined, q: string, kind: string) =>
  (await by(person).ok('GET /api/v1/search', { query: { q } })).data.hits.filter((hit) => hit.kind === kind);

const told = async (person: TestPerson | undefined) =>
  (await by(person).ok('GET /api/v1/shell/notifications', { query: { limit: 20 } })).data.filter(
    ({ title }) => title.startsWith('Budget adopted'),
  );

test('an adopted budget is told once to those who see budgets, owners among them, and not to who adopted it', async () => {
  expect(await told(owner)).toMatchObject([
    {
      title: 'Budget adopted: Operating 2041 · Base',
      text: 'Adopted on June 1, 2026. Motion 4',
      link: `/budget-expenses/budgeting/details?id=${budgetId}`,
    },
  ]);
  expect(await told(treasurer)).toHaveLength(1);
  expect(await told(board)).toEqual([]);
  expect(await told(stranger)).toEqual([]);
});

test('budgets are found by fund, year, scenario and motion, drafts by those who work on them', async () => {
  for (const q of ['operating 2041', 'Base 2041', '2041 Motion 4', 'budget 2041'])
    expect(await found(owner, q, 'budget')).toMatchObject([
      {
        id: budgetId,
        title: 'Operating 2041 · Base v1',
        subtitle: 'Adopted',
        url: `/budget-expenses/budgeting/details?id=${budgetId}`,
      },
    ]);
  expect(await found(stranger, 'operating 2041', 'budget')).toEqual([]);

  const { data: adopted } = await by(treasurer).ok('GET /api/v1/budgets/:budgetId', { params: { budgetId } });
  await by(treasurer).ok('POST /api/v1/budgets', {
    body: { fundId: adopted.fund.id, yearFrom: '2042-01-01', scenario: 'Zinnia beds' },
  });
  expect(await found(treasurer, 'zinnia', 'budget')).toMatchObject([
    { title: 'Operating 2042 · Zinnia beds v1', subtitle: 'Draft' },
  ]);
  expect(await found(owner, 'zinnia', 'budget')).toEqual([]);
});

test('the dues of a budget are found by those who see dues, once for all versions', async () => {
  await by(treasurer).ok('PUT /api/v1/budgets/:budgetId/dues-plan', {
    params: { budgetId },
    body: {
      name: 'Hyacinth dues',
      raises: 'income',
      months: 1,
      billingDay: 1,
      startsOn: '2041-01-01',
      dueDays: 14,
      pools: [
        {
          name: 'Assessment',
          incomeAccountId: scene.account('4010'),
          accountIds: [],
          shareHundredths: 0,
          ratioHundredths: 0,
          equalHundredths: 10_000,
        },
      ],
      exemptIds: [],
      replacedIds: [],
      version: null,
    },
  });
  for (const q of ['dues 2041', 'hyacinth'])
    expect(await found(treasurer, q, 'dues-plan')).toMatchObject([
      {
        id: budgetId,
        title: 'Dues 2041 · Operating',
        subtitle: 'Hyacinth dues v1 · Draft',
        url: `/budget-expenses/budgeting/dues?id=${budgetId}`,
      },
    ]);
  expect(await found(owner, 'hyacinth', 'dues-plan')).toEqual([]);
});
