import type { ClaimState } from '@courtyard/contract/budget/expense-claim/expense-claim.values';
import { addDays } from '@courtyard/contract/days';
import { Buffer } from 'node:buffer';
import { picture } from '../../../platform/section/demo/picture';
import { type TestPerson, withApp } from '../../../testing';

const app = withApp();
let [owner, treasurer, board, admin]: TestPerson[] = [];
let account = '';
let fund = '';
const today = () => app.platform.clock().toISOString().slice(0, 10);

beforeAll(async () => {
  [owner, treasurer, board, admin] = await Promise.all(
    (['owner', 'treasurer', 'board', 'admin'] as const).map((role) => app.client.as(role, 'demo')),
  );
  const { data } = await of(treasurer).ok('GET /api/v1/expense-claims/choices');
  account = data.accounts[0]?.id ?? '';
  fund = data.funds[0]?.id ?? '';
});

function of(person: TestPerson | undefined): TestPerson {
  if (!person) throw new Error('nobody is signed in');
  return person;
}

let shade = 0;
const receipt = (content: Buffer = picture([(shade += 1), 120, 90], [20, 30, shade])) =>
  app.platform.inTenant(app.tenants.demo, async (tx) => {
    const file = { tenantId: app.tenants.demo, name: 'Receipt.png', content, uploadedBy: null };
    return (await app.platform.files.store(tx, file)).id;
  });

const bodyOf = async (more: object = {}) => ({
  fileIds: [await receipt()],
  amountMinor: 12_345,
  spentOn: today(),
  purpose: 'Light bulbs for the lobby',
  ...more,
});

async function submit(person: TestPerson | undefined, more: object = {}) {
  const body = await bodyOf(more);
  return (await of(person).ok('POST /api/v1/my-expense-claims', { body })).data;
}

interface Claim {
  id: string;
  version: number;
  amountMinor: number;
}

const linesOf = ({ amountMinor }: Claim) => [
  { accountId: account, fundId: fund, description: null, amountMinor },
];

const review = (person: TestPerson | undefined, claim: Claim, lines = linesOf(claim)) =>
  of(person).call('POST /api/v1/expense-claims/:claimId/review', {
    params: { claimId: claim.id },
    body: { version: claim.version, lines },
  });

const read = async (claim: Claim) =>
  (await of(board).ok('GET /api/v1/expense-claims/:claimId', { params: { claimId: claim.id } })).data;

async function approvalOf(claim: Claim): Promise<string> {
  const query = { thing: 'expense-claim', thingId: claim.id, state: 'waiting' as const };
  const { data } = await of(board).ok('GET /api/v1/approvals', { query });
  return data[0]?.id ?? '';
}

const approve = (person: TestPerson | undefined, approvalId: string) =>
  of(person).call('POST /api/v1/approvals/:approvalId/approve', { params: { approvalId } });

test('a claim goes from its receipt to its payment, and the tracker shows the receipt', async () => {
  const claim = await submit(owner);
  expect(claim).toMatchObject({ state: 'submitted', isMine: true, files: [{ name: 'Receipt.png' }] });
  expect(await review(treasurer, claim)).toMatchObject({ status: 200, body: { data: { state: 'pending' } } });
  expect(await approve(board, await approvalOf(claim))).toMatchObject({
    status: 200,
    body: { data: { state: 'approved' } },
  });
  const approved = await read(claim);
  expect(approved).toMatchObject({
    state: 'approved',
    bill: { number: `EC-${claim.number}`, problem: null },
  });
  const billId = approved.bill?.id ?? '';
  const bill = (await of(treasurer).ok('GET /api/v1/bills/:billId', { params: { billId } })).data;
  expect(bill).toMatchObject({
    status: 'draft',
    totalMinor: 12_345,
    vendor: { name: approved.claimant.name },
  });
  expect(bill.lines).toMatchObject([{ accountId: account, fundId: fund, amountMinor: 12_345 }]);
  const { kind, number, billedOn, dueOn, memo, version } = bill;
  const lines = bill.lines.map(({ accountId, fundId, description, amountMinor, taxBox }) => ({
    accountId,
    fundId,
    description,
    amountMinor,
    taxBox,
  }));
  await of(treasurer).ok('PUT /api/v1/bills/:billId', {
    params: { billId },
    body: { kind, vendorId: bill.vendor.id, number, billedOn, dueOn, memo, lines, fileIds: [], version },
  });
  expect((await read(claim)).state).toBe('payable');
  const { data: found } = await of(board).ok('GET /api/v1/expenses', {
    query: { vendorId: [bill.vendor.id], amountMinor: '12345..12345' },
  });
  expect(found).toMatchObject([{ receipt: 'attached', amountMinor: 12_345 }]);
  const expense = (
    await of(board).ok('GET /api/v1/expenses/:entryId', { params: { entryId: found[0]?.id ?? '' } })
  ).data;
  expect(expense).toMatchObject({
    files: [{ name: 'Receipt.png' }],
    documents: [
      { kind: 'bill', number },
      { kind: 'expense-claim', id: claim.id },
    ],
    approvals: [{ state: 'approved', decisions: [{ verdict: 'approve' }] }],
  });
  const accounts = (await of(treasurer).ok('GET /api/v1/accounts', { query: {} })).data.accounts;
  const bank = accounts.find(({ purpose, fundId }) => purpose === 'bank' && fundId === lines[0]?.fundId);
  const { approvalIds } = (
    await of(treasurer).ok('POST /api/v1/vendor-payments', {
      body: {
        paidOn: today(),
        bankAccountId: bank?.id ?? '',
        method: 'ach',
        parts: [{ billId, amountMinor: 12_345 }],
      },
    })
  ).data;
  for (const approvalId of approvalIds) await approve(board, approvalId);
  expect(await read(claim)).toMatchObject({ state: 'paid', paidOn: today() });
  const mine = await of(owner).ok('GET /api/v1/my-expense-claims', { query: { state: ['paid'] } });
  expect(mine.data.map(({ id }) => id)).toContain(claim.id);
});

test('a second claim of the same member is billed to the same vendor', async () => {
  const bills = [];
  for (const amountMinor of [100, 200]) {
    const claim = await submit(owner, { amountMinor });
    await review(treasurer, claim);
    await approve(board, await approvalOf(claim));
    const { bill } = await read(claim);
    bills.push(
      (await of(treasurer).ok('GET /api/v1/bills/:billId', { params: { billId: bill?.id ?? '' } })).data,
    );
  }
  expect(bills[0]?.vendor.id).toBe(bills[1]?.vendor.id);
});

test('nobody reviews, returns or approves their own claim, whoever asks', async () => {
  const own = await submit(treasurer);
  expect(await review(treasurer, own)).toMatchObject({ status: 409, body: { code: 'own-claim' } });
  const params = { claimId: own.id };
  expect(
    await of(treasurer).call('POST /api/v1/expense-claims/:claimId/return', {
      params,
      body: { version: own.version, reason: 'Mine' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'own-claim' } });
  expect(
    await of(treasurer).call('POST /api/v1/expense-claims/:claimId/bill', { params, body: {} }),
  ).toMatchObject({ status: 409, body: { code: 'own-claim' } });
  // The administrator may do everything: not for a claim that is theirs, nor for one whose accounts they set.
  const ofAdmin = await submit(admin);
  await review(treasurer, ofAdmin);
  expect(await approve(admin, await approvalOf(ofAdmin))).toMatchObject({
    status: 409,
    body: { code: 'own-approval' },
  });
  await review(admin, own);
  expect(await approve(admin, await approvalOf(own))).toMatchObject({
    status: 409,
    body: { code: 'own-approval' },
  });
  expect((await read(own)).state).toBe('pending');
});

test('who is paid back enters, changes and pays no bill of their own', async () => {
  const claim = await submit(treasurer, { amountMinor: 4_000 });
  await review(admin, claim);
  await approve(board, await approvalOf(claim));
  const billId = (await read(claim)).bill?.id ?? '';
  const bill = (await of(treasurer).ok('GET /api/v1/bills/:billId', { params: { billId } })).data;
  const { kind, number, billedOn, dueOn, memo, version } = bill;
  const line = { accountId: account, fundId: fund, description: null, taxBox: null };
  const body = (amountMinor: number, given = number) => ({
    kind,
    vendorId: bill.vendor.id,
    number: given,
    billedOn,
    dueOn,
    memo,
    lines: [{ ...line, amountMinor }],
    fileIds: [],
  });
  const own = { status: 409, body: { code: 'own-bill' } };
  const params = { billId };
  expect(
    await of(treasurer).call('PUT /api/v1/bills/:billId', { params, body: { ...body(49_000), version } }),
  ).toMatchObject(own);
  expect(await of(treasurer).call('POST /api/v1/bills', { body: body(49_000, 'MINE-1') })).toMatchObject(own);
  await of(admin).ok('PUT /api/v1/bills/:billId', { params, body: { ...body(4_000), version } });
  const accounts = (await of(treasurer).ok('GET /api/v1/accounts', { query: {} })).data.accounts;
  const bank = accounts.find(({ purpose, fundId }) => purpose === 'bank' && fundId === fund);
  expect(
    await of(treasurer).call('POST /api/v1/vendor-payments', {
      body: {
        paidOn: today(),
        bankAccountId: bank?.id ?? '',
        method: 'ach',
        parts: [{ billId, amountMinor: 4_000 }],
      },
    }),
  ).toMatchObject(own);
});

test('a declined claim goes back to its claimant, who corrects it', async () => {
  const claim = await submit(owner);
  await review(treasurer, claim);
  await of(board).ok('POST /api/v1/approvals/:approvalId/refuse', {
    params: { approvalId: await approvalOf(claim) },
    body: { reason: 'Attach the whole receipt.' },
  });
  const back = await read(claim);
  expect(back).toMatchObject({ state: 'returned', reason: 'Attach the whole receipt.' });
  const { tasks } = (await of(owner).ok('GET /api/v1/me/tasks', { query: {} })).data;
  expect(tasks.filter(({ link }) => link.includes(claim.id))).toMatchObject([
    { title: `Expense claim #${claim.number} returned: Light bulbs for the lobby`, verb: 'Correct' },
  ]);
  const params = { claimId: claim.id };
  const body = { ...(await bodyOf({ amountMinor: 999 })), version: back.version };
  expect((await of(owner).ok('PUT /api/v1/my-expense-claims/:claimId', { params, body })).data).toMatchObject(
    { state: 'submitted', reason: null, amountMinor: 999, lines: [] },
  );
});

test('a change or a withdrawal ends a pending approval', async () => {
  const claim = await submit(owner);
  await review(treasurer, claim);
  const approvalId = await approvalOf(claim);
  const params = { claimId: claim.id };
  expect(await review(treasurer, await read(claim))).toMatchObject({
    status: 409,
    body: { code: 'approval-waiting' },
  });
  await of(owner).ok('POST /api/v1/my-expense-claims/:claimId/withdraw', {
    params,
    body: { version: (await read(claim)).version },
  });
  expect(await approve(board, approvalId)).toMatchObject({ status: 409, body: { code: 'approval-ended' } });
  expect(
    await of(owner).call('PUT /api/v1/my-expense-claims/:claimId', {
      params,
      body: { ...(await bodyOf()), version: (await read(claim)).version },
    }),
  ).toMatchObject({ status: 409, body: { code: 'claim-decided' } });
});

test('what is no claim is refused with a sentence at the field', async () => {
  const refused = async (more: object) =>
    (await of(owner).call('POST /api/v1/my-expense-claims', { body: (await bodyOf(more)) as never })).body;
  for (const [more, field, sentence] of [
    [{ amountMinor: 0 }, 'amountMinor', 'Enter an amount above zero.'],
    [{ amountMinor: -5 }, 'amountMinor', 'Enter an amount above zero.'],
    [{ amountMinor: 2 ** 53 }, 'amountMinor', expect.any(String)],
    [{ amountMinor: 10.5 }, 'amountMinor', expect.any(String)],
    [
      { spentOn: addDays(today(), 2) },
      'spentOn',
      'This date is in the future. Enter the date of the purchase.',
    ],
    [{ fileIds: [] }, 'fileIds', 'Attach a receipt.'],
    [{ purpose: ' ' }, 'purpose', expect.any(String)],
  ] as const)
    expect(await refused(more)).toMatchObject({ fields: { [field]: sentence } });
  const claim = await submit(owner, { purpose: '=HYPERLINK("http://evil.example")' });
  const { text } = await of(board).call('GET /api/v1/expense-claims/export', {
    query: { format: 'csv', search: 'HYPERLINK' },
  });
  expect(text).not.toMatch(/,"?=HYPERLINK/);
  const [line] = linesOf(claim);
  if (!line) throw new Error('no line');
  expect((await review(treasurer, claim, [{ ...line, amountMinor: 1 }])).body).toMatchObject({
    fields: { lines: 'The lines have to add up to the amount of the claim.' },
  });
  expect((await review(treasurer, claim, [{ ...line, accountId: fund }])).body).toMatchObject({
    fields: { 'lines.0.accountId': 'Choose an expense account that is in use.' },
  });
});

test('the same receipt on two claims is pointed out', async () => {
  const content = picture([7, 7, 7], [8, 8, 8]);
  const first = await submit(owner, { fileIds: [await receipt(content)] });
  const second = await submit(treasurer, { fileIds: [await receipt(content)] });
  expect((await read(second)).duplicates).toEqual([
    { id: first.id, number: first.number, fileName: 'Receipt.png' },
  ]);
  const { data } = await of(owner).ok('GET /api/v1/my-expense-claims/:claimId', {
    params: { claimId: first.id },
  });
  // What others claimed is not told to the claimant.
  expect(data.duplicates).toEqual([]);
});

test('everyone sees their own claims alone, staff all; another community none', async () => {
  const claim = await submit(treasurer);
  const params = { claimId: claim.id };
  expect(await of(owner).call('GET /api/v1/my-expense-claims/:claimId', { params })).toMatchObject({
    status: 404,
  });
  expect(await of(owner).call('GET /api/v1/expense-claims', { query: {} })).toMatchObject({ status: 403 });
  const body = { ...(await bodyOf()), version: claim.version };
  expect(await of(owner).call('PUT /api/v1/my-expense-claims/:claimId', { params, body })).toMatchObject({
    status: 404,
  });
  const neighbor = await app.client.as('treasurer', 'lakeside');
  expect(await neighbor.call('GET /api/v1/expense-claims/:claimId', { params })).toMatchObject({
    status: 404,
  });
  const states = (
    await of(board).ok('GET /api/v1/expense-claims', { query: { owner: ['others'], limit: 200 } })
  ).data;
  expect(states.map(({ id }) => id)).toContain(claim.id);
  const state: ClaimState = 'submitted';
  const { data } = await of(treasurer).ok('GET /api/v1/expense-claims', {
    query: { owner: ['mine'], state: [state] },
  });
  expect(data.every(({ claimant }) => claimant.id === claim.claimant.id)).toBe(true);
});
