import type { BudgetDues } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { newId } from '../../../../platform/core/ids';
import { type TestPerson, withApp } from '../../../../testing';
import { DuesScene } from './dues.fixture';

const app = withApp();
const scene = new DuesScene(app);
const path = '/api/v1/budgets/:budgetId/dues-plan';
let [treasurer, board]: TestPerson[] = [];
let exempt: string[] = [];

const by = (person: TestPerson | undefined): TestPerson => {
  if (!person) throw new Error('nobody is signed in');
  return person;
};

async function signIn(): Promise<void> {
  [treasurer, board] = [await app.client.as('treasurer', 'demo'), await app.client.as('board', 'demo')];
}

beforeAll(async () => {
  await scene.begin();
  await signIn();
  exempt = await scene.within(async (tx) =>
    (await tx.selectFrom('property').select('id').where('archivedAt', 'is', null).execute()).map(
      ({ id }) => id,
    ),
  );
}, 60_000);

/** Sells a unit: whoever owns it does until the day before. */
const sell = (propertyId: string, day: string, until: string, name: string) =>
  scene.within(async (tx) => {
    const tenantId = app.tenants.demo;
    const personId = newId();
    await tx.updateTable('ownership').set({ endsOn: until }).where('propertyId', '=', propertyId).execute();
    await tx
      .insertInto('person')
      .values({ tenantId, id: personId, name, email: null, phone: null, memberId: null })
      .execute();
    await tx
      .insertInto('ownership')
      .values({
        tenantId,
        id: newId(),
        propertyId,
        personId,
        startsOn: day,
        endsOn: null,
        shareMillionths: 1_000_000,
      })
      .execute();
  });

test('shares that come to something else than the whole and a unit sold within the year are named, and every invoice goes to the owner on its date', async () => {
  const kept = await scene.unit('W-1', { share: 300_000 });
  const sold = await scene.unit('W-2', { share: 650_001 });
  await sell(sold, '2027-03-15', '2027-03-14', 'Buyer of W-2');
  const budgetId = await scene.adopted({ treasurer: by(treasurer), board: by(board) }, '2027-01-01');
  const pool = { incomeAccountId: scene.account('4010'), ratioHundredths: 0 };
  const plan = {
    name: 'Quarterly dues',
    raises: 'income' as const,
    months: 3 as const,
    billingDay: 1,
    startsOn: '2027-01-01',
    dueDays: 14,
    pools: [
      { ...pool, name: 'Assessment', accountIds: [], shareHundredths: 10_000, equalHundredths: 0 },
      {
        ...pool,
        name: 'Water',
        accountIds: [scene.account('5100')],
        shareHundredths: 3_333,
        equalHundredths: 6_667,
      },
    ],
    exemptIds: exempt,
    replacedIds: [],
  };
  const { data: draft } = await by(treasurer).ok(`PUT ${path}`, {
    params: { budgetId },
    body: { ...plan, version: null },
  });
  expect(draft.preview?.problems).toEqual([]);
  expect(draft.preview?.warnings).toEqual(
    expect.arrayContaining([
      'Ownership of paying units totals 95.0001%, not 100%. Each unit pays in proportion.',
      'Sold this fiscal year: W-2. Each invoice goes to the owner on its billing date.',
    ]),
  );
  const sums = draft.preview?.poolsMinor.map((_, place) =>
    (draft.preview?.rows ?? []).reduce((sum, { poolsMinor }) => sum + (poolsMinor[place] ?? 0), 0),
  );
  expect(draft.preview?.poolsMinor).toEqual([900_002, 100_001]);
  expect(sums).toEqual(draft.preview?.poolsMinor);

  const seen = ({ plan: its, preview }: BudgetDues) => ({
    version: its?.version ?? 0,
    digest: preview?.digest ?? '',
  });
  const { data: proposed } = await by(treasurer).ok(`POST ${path}/propose`, {
    params: { budgetId },
    body: seen(draft),
  });
  await by(board).ok(`POST ${path}/confirm`, { params: { budgetId }, body: seen(proposed) });
  for (const day of ['2027-01-02', '2027-04-02']) {
    app.setClock(new Date(`${day}T16:00:00Z`));
    await app.runJob('accounting.recurring');
  }
  const billed = await scene.within((tx) =>
    tx
      .selectFrom('invoice')
      .innerJoin('unitLedger', 'unitLedger.id', 'invoice.unitLedgerId')
      .select(['invoice.issuedOn', 'unitLedger.owners'])
      .where('invoice.propertyId', 'in', [kept, sold])
      .orderBy('invoice.issuedOn')
      .orderBy('unitLedger.owners', 'desc')
      .execute(),
  );
  expect(billed.map(({ issuedOn, owners }) => [issuedOn, owners])).toEqual([
    ['2027-01-01', 'Owner of W-2'],
    ['2027-01-01', 'Owner of W-1'],
    ['2027-04-01', 'Owner of W-1'],
    ['2027-04-01', 'Buyer of W-2'],
  ]);
}, 60_000);

test('an owner who joins the others sells nothing', async () => {
  await signIn();
  const budgetId = await scene.adopted({ treasurer: by(treasurer), board: by(board) }, '2029-01-01');
  const joined = await scene.unit('W-3', { share: 50_000 });
  await scene.within(async (tx) => {
    const { personId } = await tx
      .selectFrom('ownership')
      .innerJoin('person', 'person.id', 'ownership.personId')
      .select('ownership.personId')
      .where('person.name', '=', 'Owner of W-1')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('ownership')
      .set({ shareMillionths: 500_000 })
      .where('propertyId', '=', joined)
      .execute();
    await tx
      .insertInto('ownership')
      .values({
        tenantId: app.tenants.demo,
        id: newId(),
        propertyId: joined,
        personId,
        startsOn: '2029-05-01',
        endsOn: null,
        shareMillionths: 500_000,
      })
      .execute();
  });
  const { data } = await by(treasurer).ok(`GET ${path}`, { params: { budgetId } });
  expect(data.suggested.name).not.toBe('');
  const { data: draft } = await by(treasurer).ok(`PUT ${path}`, {
    params: { budgetId },
    body: { ...data.suggested, exemptIds: exempt, version: null },
  });
  expect(draft.preview?.rows.map(({ property }) => property.name)).toContain('W-3');
  expect(draft.preview?.warnings.join(' ')).not.toContain('Sold this fiscal year');
});
