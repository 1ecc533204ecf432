import type { ClaimState } from '@courtyard/contract/budget/expense-claim/expense-claim.values';
import { addDays } from '@courtyard/contract/days';
import { picture } from '../../../platform/section/demo/picture';
import { withApp } from '../../../testing';
import { ClaimScene } from './expense-claim.fixture';

const app = withApp();
const scene = new ClaimScene(app);
beforeAll(() => scene.open());

test('what is no claim is refused with a sentence at the field', async () => {
  const refused = async (more: object) =>
    (await scene.owner.call('POST /api/v1/my-expense-claims', { body: await scene.bodyOf(more) })).body;
  for (const [more, field, sentence] of [
    [{ amountMinor: 0 }, 'amountMinor', 'Enter an amount above zero.'],
    [{ amountMinor: -5 }, 'amountMinor', 'Enter an amount above zero.'],
    [{ amountMinor: 2 ** 53 }, 'amountMinor', expect.any(String)],
    [{ amountMinor: 10.5 }, 'amountMinor', expect.any(String)],
    [
      { spentOn: addDays(scene.today(), 2) },
      'spentOn',
      'This date is in the future. Enter the date of the purchase.',
    ],
    [{ fileIds: [] }, 'fileIds', 'Attach a receipt.'],
    [{ purpose: ' ' }, 'purpose', expect.any(String)],
  ] as const)
    expect(await refused(more)).toMatchObject({ fields: { [field]: sentence } });
  const claim = await scene.submit(scene.owner, { purpose: '=HYPERLINK("http://evil.example")' });
  const { text } = await scene.board.call('GET /api/v1/expense-claims/export', {
    query: { format: 'csv', search: 'HYPERLINK' },
  });
  expect(text).not.toMatch(/,"?=HYPERLINK/);
  const [line] = scene.linesOf(claim);
  if (!line) throw new Error('no line');
  expect((await scene.review(scene.treasurer, claim, [{ ...line, amountMinor: 1 }])).body).toMatchObject({
    fields: { lines: 'Lines must total the claim amount.' },
  });
  expect(
    (await scene.review(scene.treasurer, claim, [{ ...line, accountId: scene.fund }])).body,
  ).toMatchObject({
    fields: { 'lines.0.accountId': 'Choose an active expense account.' },
  });
});

test('the same receipt on two claims is pointed out', async () => {
  const content = picture([7, 7, 7], [8, 8, 8]);
  const first = await scene.submit(scene.owner, { fileIds: [await scene.receipt(content)] });
  const second = await scene.submit(scene.treasurer, { fileIds: [await scene.receipt(content)] });
  expect((await scene.read(second)).duplicates).toEqual([
    { id: first.id, number: first.number, fileName: 'Receipt.png' },
  ]);
  const { data } = await scene.owner.ok('GET /api/v1/my-expense-claims/:claimId', {
    params: { claimId: first.id },
  });
  // What others claimed is not told to the claimant.
  expect(data.duplicates).toEqual([]);
});

test('everyone sees their own claims alone, staff all; another community none', async () => {
  const claim = await scene.submit(scene.treasurer);
  const params = { claimId: claim.id };
  expect(await scene.owner.call('GET /api/v1/my-expense-claims/:claimId', { params })).toMatchObject({
    status: 404,
  });
  expect(await scene.owner.call('GET /api/v1/expense-claims', { query: {} })).toMatchObject({ status: 403 });
  const body = { ...(await scene.bodyOf()), version: claim.version };
  expect(await scene.owner.call('PUT /api/v1/my-expense-claims/:claimId', { params, body })).toMatchObject({
    status: 404,
  });
  const neighbor = await app.client.as('treasurer', 'lakeside');
  expect(await neighbor.call('GET /api/v1/expense-claims/:claimId', { params })).toMatchObject({
    status: 404,
  });
  const states = (
    await scene.board.ok('GET /api/v1/expense-claims', { query: { owner: ['others'], limit: 200 } })
  ).data;
  expect(states.map(({ id }) => id)).toContain(claim.id);
  const state: ClaimState = 'submitted';
  const { data } = await scene.treasurer.ok('GET /api/v1/expense-claims', {
    query: { owner: ['mine'], state: [state] },
  });
  expect(data.every(({ claimant }) => claimant.id === claim.claimant.id)).toBe(true);
});
