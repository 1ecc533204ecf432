import { emptyBooks, openBooks, postIn, transfer, type Books } from '../../../ledger/books.fixture';
import { type CallInput, type TestPerson, withApp } from '../../../testing';

const app = withApp();
let treasurer: TestPerson;
let books: Books;

beforeAll(async () => {
  treasurer = await app.client.as('treasurer', 'demo');
});

const chart = async (query: { at?: string; basis?: 'accrual' | 'cash' } = {}) =>
  (await treasurer.ok('GET /api/v1/accounts', { query })).data;
const coded = async (code: string) => {
  const found = (await chart()).accounts.find((account) => account.code === code);
  if (!found) throw new Error(`the chart has no ${code}`);
  return found;
};
const create = (body: object) =>
  treasurer.call('POST /api/v1/accounts', { body: { code: 'X', name: 'X', type: 'expense', ...body } });
type Change = NonNullable<CallInput<'PUT /api/v1/accounts/:accountId'>['body']>;
const update = (accountId: string, body: Omit<Change, 'version'>) =>
  treasurer.call('PUT /api/v1/accounts/:accountId', { params: { accountId }, body: { version: 1, ...body } });
const archive = (accountId: string, version: number, archived = true) =>
  treasurer.call('POST /api/v1/accounts/:accountId/archive', {
    params: { accountId },
    body: { archived, version },
  });

test('a community without a chart begins with that of an association, once', async () => {
  await emptyBooks(app);
  expect(await chart()).toMatchObject({ funds: [], accounts: [] });
  const { data } = await treasurer.ok('POST /api/v1/accounts/start', { body: {} });
  expect(data.funds.map(({ code }) => code)).toEqual(['OP', 'RES']);
  expect(data.accounts).toHaveLength(48);
  expect(await treasurer.call('POST /api/v1/accounts/start', { body: {} })).toMatchObject({
    status: 409,
    body: { code: 'chart-there' },
  });
  const tagOf = (code: string) => data.accounts.find((account) => account.code === code)?.taxTag;
  expect(['1010', '4010', '4110', '4300', '5200', '5400'].map(tagOf)).toEqual([
    null,
    'exempt-function',
    // What depends on the case is for somebody to say.
    null,
    'non-exempt',
    'property',
    'not-spent',
  ]);
  const [checking] = data.accounts.filter(({ code }) => code === '1010');
  const { data: history } = await treasurer.ok('GET /api/v1/accounts/:accountId/history', {
    params: { accountId: checking?.id ?? '' },
    query: {},
  });
  expect(history).toMatchObject([
    { action: 'account.create', changes: { fund: { after: 'OP' }, parent: { after: '1000 Assets' } } },
  ]);
});

describe('an account', () => {
  beforeAll(async () => {
    books = await openBooks(app);
  });

  test('stands at what was posted to it, in each fund, on a day and in a basis', async () => {
    await postIn(
      books,
      transfer(books, { date: '2026-01-10', debit: '5040', credit: '1010', amountMinor: 700 }),
      transfer(books, { date: '2026-02-10', debit: '5040', credit: '1020', amountMinor: 300, fund: 'RES' }),
      transfer(books, { date: '2026-02-11', debit: '5050', credit: '1010', amountMinor: 5 }),
      transfer(books, { date: '2026-02-12', debit: '1010', credit: '5050', amountMinor: 5 }),
    );
    const balances = [
      { fundId: books.fund('OP'), balanceMinor: 700 },
      { fundId: books.fund('RES'), balanceMinor: 300 },
    ];
    expect((await coded('5040')).balances).toEqual(balances);
    const standing = async (query: Parameters<typeof chart>[0]) =>
      (await chart(query)).accounts.find(({ code }) => code === '5040')?.balances;
    expect(await standing({ at: '2026-01-31', basis: 'cash' })).toEqual([balances[0]]);
    expect(await standing({ at: '2026-01-09' })).toEqual([]);
    expect(await coded('5050')).toMatchObject({ isUsed: true, balances: [] });
    expect(await coded('5060')).toMatchObject({ isUsed: false, balances: [] });
  });

  test('is added, changed under the version that was read, and has its history', async () => {
    const { id: parentId } = await coded('5000');
    const made = await create({ code: '5215', name: 'Tennis court', parentId, fundId: books.fund('OP') });
    expect(made).toMatchObject({ status: 201, body: { data: { code: '5215', version: 1, isUsed: false } } });
    const { id } = await coded('5215');
    const body = { code: '5216', name: 'Courts', type: 'expense' as const, parentId };
    expect(await update(id, body)).toMatchObject({
      status: 200,
      body: { data: { version: 2, fundId: null } },
    });
    expect(await update(id, body)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const { data } = await treasurer.ok('GET /api/v1/accounts/:accountId/history', {
      params: { accountId: id },
      query: {},
    });
    expect(data.map(({ action }) => action)).toEqual(['account.update', 'account.create']);
    expect(data[0]?.changes).toMatchObject({
      code: { before: '5215', after: '5216' },
      fund: { before: 'OP', after: null },
    });
  });

  test.each([
    ['a code that is there', { code: '5010' }, 'code', /Another account already uses this code/],
    ['a parent that is no heading', { parent: '5010' }, 'parentId', /must be a heading/],
    ['a heading of another type', { parent: '1000' }, 'parentId', /different type/],
    [
      'a heading with items',
      { isHeading: true, control: 'payable', type: 'liability' },
      'control',
      /heading/,
    ],
    ['a heading with a use', { isHeading: true, purpose: 'bank', type: 'asset' }, 'purpose', /heading/],
    ['receivables that are no asset', { control: 'receivable' }, 'control', /must be an asset/],
    ['deposits that are an asset', { control: 'deposit', type: 'asset' }, 'control', /must be liability/],
    ['a bank account of no fund', { purpose: 'bank', type: 'asset' }, 'fundId', /Choose the fund/],
    ['a bank account that is no asset', { purpose: 'bank', fund: 'OP' }, 'purpose', /account type/],
    ['a use that another has', { purpose: 'closing', type: 'fund-balance' }, 'purpose', /already/],
    [
      'items and a use',
      { control: 'payable', purpose: 'due-to', type: 'liability' },
      'purpose',
      /special use/,
    ],
    ['a code with signs', { code: '50/1' }, 'code', /letters, digits, dots/],
  ])(
    '%s is refused, at its field',
    async (_, { parent, fund, ...given }: Record<string, unknown>, field, said) => {
      const answer = await create({
        ...given,
        parentId: typeof parent === 'string' ? books.account(parent) : null,
        fundId: typeof fund === 'string' ? books.fund(fund) : null,
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.stringMatching(said) } },
      });
    },
  );

  test('an unknown heading and an unknown fund are refused, at their fields', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect(await create({ parentId: nobody, fundId: nobody })).toMatchObject({
      status: 422,
      body: { fields: { parentId: 'Heading not found.', fundId: 'There is no such fund.' } },
    });
  });

  test('headings make no ring, keep their type while others stand below, and stay headings', async () => {
    const heading = { type: 'expense', isHeading: true } as const;
    const { body: above } = await create({ ...heading, code: '8000' });
    const aboveId = 'data' in above ? above.data.id : '';
    await create({ ...heading, code: '8100', parentId: aboveId });
    const below = await coded('8100');
    const body = { code: '8000', name: 'X', ...heading };
    const refused = (field: string, said: RegExp) => ({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(said) } },
    });
    expect(await update(aboveId, { ...body, parentId: below.id })).toMatchObject(
      refused('parentId', /under itself/),
    );
    expect(await update(aboveId, { ...body, type: 'asset' })).toMatchObject(refused('type', /Move them/));
    expect(await update(aboveId, { ...body, isHeading: false })).toMatchObject(
      refused('isHeading', /Move them/),
    );
    expect(await archive(aboveId, 1)).toMatchObject({ status: 409, body: { code: 'accounts-below' } });
    expect(await archive(below.id, 1)).toMatchObject({ status: 200 });
    expect(await archive(aboveId, 1)).toMatchObject({ status: 200 });
    expect(await archive(below.id, 2, false)).toMatchObject({
      status: 409,
      body: { code: 'heading-archived' },
    });
  });

  test('that was posted to keeps what it is for, and its name may change', async () => {
    const { id, parentId } = await coded('5040');
    const body = { code: '5040', name: 'Insurances', type: 'expense' as const, parentId };
    expect(await update(id, { ...body, fundId: books.fund('OP') })).toMatchObject({
      status: 409,
      body: { code: 'ledger-in-use' },
    });
    expect(await update(id, body)).toMatchObject({ status: 200, body: { data: { name: 'Insurances' } } });
  });

  test('is archived at zero alone, comes back, and stays where the books need it', async () => {
    const { id, version } = await coded('5040');
    expect(await archive(id, version)).toMatchObject({ status: 409, body: { code: 'ledger-not-zero' } });
    const zero = await coded('5050');
    expect(await archive(zero.id, 9)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await archive(zero.id, zero.version)).toMatchObject({
      status: 200,
      body: { data: { archivedAt: expect.any(String) } },
    });
    expect(await archive(zero.id, zero.version)).toMatchObject({
      status: 200,
      body: { data: { version: 2 } },
    });
    expect(await archive(zero.id, 2, false)).toMatchObject({ body: { data: { archivedAt: null } } });
    expect(await archive((await coded('3010')).id, 1)).toMatchObject({
      status: 409,
      body: { code: 'account-needed' },
    });
  });

  test('is found by its code and by its name', async () => {
    const titles = async (q: string) =>
      (await treasurer.ok('GET /api/v1/search', { query: { q } })).data.hits.map(({ title }) => title);
    expect((await titles('5110'))[0]).toBe('5110 Water and sewer');
    expect((await titles('water sewer'))[0]).toBe('5110 Water and sewer');
    const owner = await app.client.as('owner', 'demo');
    expect((await owner.ok('GET /api/v1/search', { query: { q: '5110' } })).data.hits).toEqual([]);
  });
});
