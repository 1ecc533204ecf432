import { withApp } from '../../../testing';
import { ClaimScene } from './expense-claim.fixture';

const app = withApp();
const scene = new ClaimScene(app);
beforeAll(() => scene.open());

test('a claim goes from its receipt to its payment, and the tracker shows the receipt', async () => {
  const claim = await scene.submit(scene.owner);
  expect(claim).toMatchObject({ state: 'submitted', isMine: true, files: [{ name: 'Receipt.png' }] });
  expect(await scene.review(scene.treasurer, claim)).toMatchObject({
    status: 200,
    body: { data: { state: 'pending' } },
  });
  expect(await scene.approve(scene.board, await scene.approvalOf(claim))).toMatchObject({
    status: 200,
    body: { data: { state: 'approved' } },
  });
  const approved = await scene.read(claim);
  expect(approved).toMatchObject({
    state: 'approved',
    bill: { number: `EC-${claim.number}`, problem: null },
  });
  const billId = approved.bill?.id ?? '';
  const bill = (await scene.treasurer.ok('GET /api/v1/bills/:billId', { params: { billId } })).data;
  expect(bill).toMatchObject({
    status: 'draft',
    totalMinor: 12_345,
    vendor: { name: approved.claimant.name },
  });
  // The receipt goes with the bill, and the claim keeps its own.
  expect(bill.files.map(({ name, bytes }) => [name, bytes])).toEqual(
    approved.files.map(({ name, bytes }) => [name, bytes]),
  );
  expect(bill.files.map(({ id }) => id)).not.toEqual(approved.files.map(({ id }) => id));
  expect(bill.lines).toMatchObject([{ accountId: scene.account, fundId: scene.fund, amountMinor: 12_345 }]);
  const { kind, number, billedOn, dueOn, memo, version } = bill;
  const lines = bill.lines.map(({ accountId, fundId, description, amountMinor, taxBox }) => ({
    accountId,
    fundId,
    description,
    amountMinor,
    taxBox,
  }));
  await scene.treasurer.ok('PUT /api/v1/bills/:billId', {
    params: { billId },
    body: {
      kind,
      vendorId: bill.vendor.id,
      number,
      billedOn,
      dueOn,
      memo,
      lines,
      fileIds: bill.files.map(({ id }) => id),
      version,
    },
  });
  expect((await scene.read(claim)).state).toBe('payable');
  const { data: found } = await scene.board.ok('GET /api/v1/expenses', {
    query: { vendorId: [bill.vendor.id], amountMinor: '12345..12345' },
  });
  expect(found).toMatchObject([{ receipt: 'attached', amountMinor: 12_345 }]);
  const expense = (
    await scene.board.ok('GET /api/v1/expenses/:entryId', { params: { entryId: found[0]?.id ?? '' } })
  ).data;
  expect(expense).toMatchObject({
    files: [{ name: 'Receipt.png' }],
    documents: [
      { kind: 'bill', number },
      { kind: 'expense-claim', id: claim.id },
    ],
    approvals: [{ state: 'approved', decisions: [{ verdict: 'approve' }] }],
  });
  const accounts = (await scene.treasurer.ok('GET /api/v1/accounts', { query: {} })).data.accounts;
  const bank = accounts.find(({ purpose, fundId }) => purpose === 'bank' && fundId === lines[0]?.fundId);
  const { approvalIds } = (
    await scene.treasurer.ok('POST /api/v1/vendor-payments', {
      body: {
        paidOn: scene.today(),
        bankAccountId: bank?.id ?? '',
        method: 'ach',
        parts: [{ billId, amountMinor: 12_345 }],
      },
    })
  ).data;
  for (const approvalId of approvalIds) await scene.approve(scene.board, approvalId);
  expect(await scene.read(claim)).toMatchObject({ state: 'paid', paidOn: scene.today() });
  const { data: told } = await scene.owner.ok('GET /api/v1/shell/notifications', { query: { limit: 5 } });
  expect(told.map(({ title }) => title)).toContain(`Your expense claim #${claim.number} was paid`);
  const mine = await scene.owner.ok('GET /api/v1/my-expense-claims', { query: { state: ['paid'] } });
  expect(mine.data.map(({ id }) => id)).toContain(claim.id);
});

test('a second claim of the same member is billed to the same vendor', async () => {
  const bills = [];
  for (const amountMinor of [100, 200]) {
    const claim = await scene.submit(scene.owner, { amountMinor });
    await scene.review(scene.treasurer, claim);
    await scene.approve(scene.board, await scene.approvalOf(claim));
    const { bill } = await scene.read(claim);
    bills.push(
      (await scene.treasurer.ok('GET /api/v1/bills/:billId', { params: { billId: bill?.id ?? '' } })).data,
    );
  }
  expect(bills[0]?.vendor.id).toBe(bills[1]?.vendor.id);
});

test('nobody reviews, returns or approves their own claim, whoever asks', async () => {
  const own = await scene.submit(scene.treasurer);
  expect(await scene.review(scene.treasurer, own)).toMatchObject({
    status: 409,
    body: { code: 'own-claim' },
  });
  const params = { claimId: own.id };
  expect(
    await scene.treasurer.call('POST /api/v1/expense-claims/:claimId/return', {
      params,
      body: { version: own.version, reason: 'Mine' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'own-claim' } });
  expect(
    await scene.treasurer.call('POST /api/v1/expense-claims/:claimId/bill', { params, body: {} }),
  ).toMatchObject({ status: 409, body: { code: 'own-claim' } });
  // The administrator may do everything: not for a claim that is theirs, nor for one whose accounts they set.
  const ofAdmin = await scene.submit(scene.admin);
  await scene.review(scene.treasurer, ofAdmin);
  expect(await scene.approve(scene.admin, await scene.approvalOf(ofAdmin))).toMatchObject({
    status: 409,
    body: { code: 'own-approval' },
  });
  await scene.review(scene.admin, own);
  expect(await scene.approve(scene.admin, await scene.approvalOf(own))).toMatchObject({
    status: 409,
    body: { code: 'own-approval' },
  });
  expect((await scene.read(own)).state).toBe('pending');
});

test('who is paid back enters, changes and pays no bill of their own', async () => {
  const claim = await scene.submit(scene.treasurer, { amountMinor: 4_000 });
  await scene.review(scene.admin, claim);
  await scene.approve(scene.board, await scene.approvalOf(claim));
  const billId = (await scene.read(claim)).bill?.id ?? '';
  const bill = (await scene.treasurer.ok('GET /api/v1/bills/:billId', { params: { billId } })).data;
  const { kind, number, billedOn, dueOn, memo, version } = bill;
  const line = { accountId: scene.account, fundId: scene.fund, description: null, taxBox: null };
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
    await scene.treasurer.call('PUT /api/v1/bills/:billId', { params, body: { ...body(49_000), version } }),
  ).toMatchObject(own);
  expect(await scene.treasurer.call('POST /api/v1/bills', { body: body(49_000, 'MINE-1') })).toMatchObject(
    own,
  );
  await scene.admin.ok('PUT /api/v1/bills/:billId', { params, body: { ...body(4_000), version } });
  const accounts = (await scene.treasurer.ok('GET /api/v1/accounts', { query: {} })).data.accounts;
  const bank = accounts.find(({ purpose, fundId }) => purpose === 'bank' && fundId === scene.fund);
  expect(
    await scene.treasurer.call('POST /api/v1/vendor-payments', {
      body: {
        paidOn: scene.today(),
        bankAccountId: bank?.id ?? '',
        method: 'ach',
        parts: [{ billId, amountMinor: 4_000 }],
      },
    }),
  ).toMatchObject(own);
});

test('a declined claim goes back to its claimant, who corrects it', async () => {
  const claim = await scene.submit(scene.owner);
  await scene.review(scene.treasurer, claim);
  await scene.board.ok('POST /api/v1/approvals/:approvalId/refuse', {
    params: { approvalId: await scene.approvalOf(claim) },
    body: { reason: 'Attach the whole receipt.' },
  });
  const back = await scene.read(claim);
  expect(back).toMatchObject({ state: 'returned', reason: 'Attach the whole receipt.' });
  const { tasks } = (await scene.owner.ok('GET /api/v1/me/tasks', { query: {} })).data;
  expect(tasks.filter(({ link }) => link.includes(claim.id))).toMatchObject([
    { title: `Expense claim #${claim.number} returned: Light bulbs for the lobby`, verb: 'Correct' },
  ]);
  const params = { claimId: claim.id };
  const body = { ...(await scene.bodyOf({ amountMinor: 999 })), version: back.version };
  expect(
    (await scene.owner.ok('PUT /api/v1/my-expense-claims/:claimId', { params, body })).data,
  ).toMatchObject({ state: 'submitted', reason: null, amountMinor: 999, lines: [] });
});

test('a change or a withdrawal ends a pending approval', async () => {
  const claim = await scene.submit(scene.owner);
  await scene.review(scene.treasurer, claim);
  const approvalId = await scene.approvalOf(claim);
  const params = { claimId: claim.id };
  expect(await scene.review(scene.treasurer, await scene.read(claim))).toMatchObject({
    status: 409,
    body: { code: 'approval-waiting' },
  });
  await scene.owner.ok('POST /api/v1/my-expense-claims/:claimId/withdraw', {
    params,
    body: { version: (await scene.read(claim)).version },
  });
  expect(await scene.approve(scene.board, approvalId)).toMatchObject({
    status: 409,
    body: { code: 'approval-ended' },
  });
  expect(
    await scene.owner.call('PUT /api/v1/my-expense-claims/:claimId', {
      params,
      body: { ...(await scene.bodyOf()), version: (await scene.read(claim)).version },
    }),
  ).toMatchObject({ status: 409, body: { code: 'claim-decided' } });
});

test('a claim that waits for approval is among what is to be decided before a month is closed', async () => {
  const waiting = async () => {
    const params = { month: scene.today().slice(0, 7) };
    const { data } = await scene.treasurer.ok('GET /api/v1/periods/:month/checks', { params });
    return data.find(({ check }) => check === 'approvals')?.count ?? 0;
  };
  const before = await waiting();
  const claim = await scene.submit(scene.owner);
  await scene.review(scene.treasurer, claim);
  expect(await waiting()).toBe(before + 1);
  await scene.approve(scene.board, await scene.approvalOf(claim));
  expect(await waiting()).toBe(before);
});
