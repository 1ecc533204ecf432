import { withApp } from '../../../../testing';
import { BankScene, csvOf, ofxOf, type StatementLine } from '../bank.fixture';

const app = withApp();
const scene = new BankScene(app);
beforeEach(() => scene.begin());

const march: StatementLine[] = [
  { on: '2026-03-02', amount: '-120.00', name: 'GREENWAY', check: '1041' },
  { on: '2026-03-10', amount: '295.00', name: 'DEPOSIT' },
  { on: '2026-03-10', amount: '295.00', name: 'DEPOSIT' },
  { on: '2026-03-20', amount: '-15.00', name: 'SERVICE FEE' },
];
const ofMarch = { from: '2026-03-01', until: '2026-03-31', balance: '455.00' };
const told = async () =>
  (await scene.lines()).map(({ bookedOn, amountMinor, state }) => [bookedOn, amountMinor, state]);

test('one statement as OFX and as CSV, overlapping, with two equal deposits, gives exactly both, once', async () => {
  const first = await scene.import('march.ofx', ofxOf(march, ofMarch));
  expect(first).toMatchObject({ format: 'ofx', lines: 4, added: 4, known: 0, canBeTakenBack: true });
  const april: StatementLine[] = [...march.slice(1), { on: '2026-04-02', amount: '295.00', name: 'DEPOSIT' }];
  const second = await scene.import('later.csv', csvOf(april));
  expect(second).toMatchObject({ format: 'csv', lines: 4, added: 1, known: 3 });
  expect(await told()).toEqual([
    ['2026-03-02', -12_000, 'open'],
    ['2026-03-10', 29_500, 'open'],
    ['2026-03-10', 29_500, 'open'],
    ['2026-03-20', -1_500, 'open'],
    ['2026-04-02', 29_500, 'open'],
  ]);
  expect(await scene.import('march.ofx', ofxOf(march, ofMarch))).toMatchObject({ added: 0, known: 4 });
  expect((await scene.lines()).length).toBe(5);
  const standing = (await (await scene.treasurer()).ok('GET /api/v1/bank-transactions/accounts')).data[0];
  // What the bank said at the end of March, and what came after.
  expect(standing).toMatchObject({ bank: { on: '2026-04-02', amountMinor: 75_000 }, booksMinor: 0, open: 5 });
});

test('one more of a kind waits for a person, who says that it is its own or the same', async () => {
  await scene.import('march.ofx', ofxOf(march.slice(0, 2), ofMarch));
  const { check } = await scene.check(await scene.upload('march.csv', csvOf(march)));
  expect(check?.counts).toEqual({ new: 1, known: 2, doubtful: 1 });
  await scene.import('march.csv', csvOf(march));
  const [doubtful] = await scene.lines({ state: ['doubtful'] });
  const id = doubtful?.id ?? '';
  expect(await scene.one(id)).toMatchObject({ doubtOf: { bookedOn: '2026-03-10', amountMinor: 29_500 } });
  const treasurer = await scene.treasurer();
  const settle = (as: 'own' | 'same') =>
    treasurer.call('POST /api/v1/bank-transactions/:bankTransactionId/settle-doubt', {
      params: { bankTransactionId: id },
      body: { as },
    });
  expect(await settle('same')).toMatchObject({ status: 200, body: { data: { state: 'duplicate' } } });
  expect(await settle('own')).toMatchObject({ status: 409, body: { code: 'bank-line-settled' } });
  expect(await scene.undo(id)).toMatchObject({ body: { data: { state: 'doubtful' } } });
  expect(await settle('own')).toMatchObject({ body: { data: { state: 'open' } } });
  // What was decided is not asked again.
  expect(await scene.import('march.csv', csvOf(march))).toMatchObject({ added: 0 });
});

test('a file that is broken is refused with its line, and nothing of it is there', async () => {
  const broken = csvOf([...march, { on: '2026-02-30', amount: '1.00', name: 'NO SUCH DAY' }]);
  const { check, unread } = await scene.check(await scene.upload('broken.csv', broken));
  expect([check, unread?.problem]).toEqual([null, expect.stringMatching(/6/)]);
  const input = await scene.upload('broken.ofx', ofxOf(march, ofMarch).replace('-15.00', '$15.00'));
  const treasurer = await scene.treasurer();
  const refused = await treasurer.call('POST /api/v1/bank-imports/check', { body: input });
  expect(refused).toMatchObject({ status: 422, body: { fields: { fileId: expect.stringMatching(/\d/) } } });
  const body = { ...input, basedOn: 'anything' };
  expect(await treasurer.call('POST /api/v1/bank-imports', { body })).toMatchObject({ status: 422 });
  expect(await scene.lines()).toEqual([]);
});

test('what changed since the dry run, and what was not answered, is not taken in', async () => {
  const treasurer = await scene.treasurer();
  const input = await scene.upload('march.csv', csvOf(march));
  const { check } = await scene.check(input);
  await scene.import('march.ofx', ofxOf(march, ofMarch));
  const send = (body: object) =>
    treasurer.call('POST /api/v1/bank-imports', {
      body: { ...input, basedOn: check?.basedOn ?? '', ...body },
    });
  expect(await send({})).toMatchObject({ status: 409, body: { code: 'import-stale' } });
  const other = await scene.upload('other.ofx', ofxOf(march, { ...ofMarch, account: '999' }));
  const asked = (await scene.check(other)).check;
  expect(asked?.questions.map(({ question }) => question)).toEqual(['other-account']);
  const unanswered = await treasurer.call('POST /api/v1/bank-imports', {
    body: { ...other, basedOn: asked?.basedOn ?? '' },
  });
  expect(unanswered).toMatchObject({ status: 409, body: { code: 'import-unanswered' } });
  expect((await scene.lines()).length).toBe(4);
});

test('a file that was imported is answered as one that changed meanwhile, however it is sent again', async () => {
  const treasurer = await scene.treasurer();
  const input = await scene.upload('march.csv', csvOf(march));
  const { check } = await scene.check(input);
  const body = { ...input, basedOn: check?.basedOn ?? '' };
  const first = await treasurer.ok('POST /api/v1/bank-imports', { body });
  const again = { status: 409, body: { code: 'import-stale', detail: expect.stringMatching(/already/) } };
  expect(await treasurer.call('POST /api/v1/bank-imports', { body })).toMatchObject(again);
  expect(await treasurer.call('POST /api/v1/bank-imports/check', { body: input })).toMatchObject(again);
  const params = { bankImportId: first.data.id };
  await treasurer.ok('POST /api/v1/bank-imports/:bankImportId/take-back', { params });
  expect(await treasurer.call('POST /api/v1/bank-imports', { body })).toMatchObject(again);
});

test('an import is taken back while nothing of it is in use', async () => {
  const { id } = await scene.import('march.ofx', ofxOf(march, ofMarch));
  const treasurer = await scene.treasurer();
  const [line] = await scene.lines();
  const params = { bankTransactionId: line?.id ?? '' };
  await treasurer.ok('POST /api/v1/bank-transactions/:bankTransactionId/ignore', {
    params,
    body: { reason: 'Before the books' },
  });
  const takeBack = () =>
    treasurer.call('POST /api/v1/bank-imports/:bankImportId/take-back', { params: { bankImportId: id } });
  expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'import-in-use' } });
  await scene.undo(params.bankTransactionId);
  expect(await takeBack()).toMatchObject({
    status: 200,
    body: { data: { takenBack: { by: expect.any(String) } } },
  });
  expect(await scene.lines()).toEqual([]);
  expect(await scene.import('march.ofx', ofxOf(march, ofMarch))).toMatchObject({ added: 4 });
});

test('lines that a later file told again stay until that file is taken back', async () => {
  const first = await scene.import('march.ofx', ofxOf(march, ofMarch));
  const second = await scene.import('march-again.ofx', ofxOf(march, ofMarch));
  expect(second).toMatchObject({ added: 0, known: 4 });
  const treasurer = await scene.treasurer();
  const takeBack = (bankImportId: string) =>
    treasurer.call('POST /api/v1/bank-imports/:bankImportId/take-back', { params: { bankImportId } });
  expect(await takeBack(first.id)).toMatchObject({ status: 409, body: { code: 'import-told-again' } });
  expect(await scene.lines()).toHaveLength(4);
  expect((await takeBack(second.id)).status).toBe(200);
  expect((await takeBack(first.id)).status).toBe(200);
  expect(await scene.lines()).toEqual([]);
});

test('how the columns were read is remembered, and who may not import is refused', async () => {
  const odd = 'When;What;Out;In\n02.03.2026;Fee;15,00;\n05.04.2026;Dues;;295,00\n';
  const csv = {
    delimiter: ';' as const,
    headerLines: 1,
    date: { column: 0, order: 'dmy' as const },
    amount: { kind: 'two' as const, debit: 2, credit: 3 },
    decimal: ',' as const,
    memo: 1,
  };
  await scene.import('odd.csv', odd, { csv });
  expect(await told()).toEqual([
    ['2026-03-02', -1_500, 'open'],
    ['2026-04-05', 29_500, 'open'],
  ]);
  const { check } = await scene.check(await scene.upload('odd.csv', odd));
  expect(check).toMatchObject({
    csv: { isRemembered: true, mapping: { date: { order: 'dmy' } } },
    questions: [],
  });
  const board = await app.client.as('board', 'demo');
  const body = await scene.upload('odd.csv', odd);
  expect(await board.call('POST /api/v1/bank-imports/check', { body })).toMatchObject({ status: 403 });
});

test('remembered columns are found by their headings in the next file, and asked about where they are gone', async () => {
  const first = 'Date,Amount,Description\n03/15/2026,-80.10,MOWER\n03/16/2026,300.00,HOUSE 9\n';
  await scene.import('first.csv', first);
  const next = 'Date,Balance,Check No,Description,Amount\n04/15/2026,900.00,2207,ROOF,-41.00\n';
  const { check } = await scene.check(await scene.upload('next.csv', next));
  expect(check).toMatchObject({ csv: { isRemembered: true }, questions: [], rows: [{ amountMinor: -4100 }] });
  const gone = 'Date,Sum,Description\n04/15/2026,-41.00,ROOF\n04/16/2026,5.00,KEY\n';
  const asked = (await scene.check(await scene.upload('gone.csv', gone))).check;
  expect(asked).toMatchObject({ csv: { isRemembered: false }, questions: [{ question: 'csv' }] });
});

test('of a file with accounts in two currencies, the one in the currency of the books is taken', async () => {
  const own = ofxOf(march, ofMarch);
  const foreign = ofxOf(march.slice(0, 1), { ...ofMarch, account: '555' }).replace('USD', 'CAD');
  const statement = /<STMTTRNRS>[\s\S]*<\/STMTTRNRS>/.exec(foreign)?.[0] ?? '';
  expect(statement).toContain('CAD');
  const both = own.replace('<STMTTRNRS>', `${statement}<STMTTRNRS>`);
  const { check } = await scene.check(await scene.upload('both.qbo', both));
  expect(check?.accountHint).not.toBe('555');
  expect(check).toMatchObject({
    counts: { new: 4 },
    warnings: [{ text: expect.stringMatching(/555 is in CAD/) }],
  });
});

test('a file that is wholly in another currency is refused with both currencies, and nothing of it is there', async () => {
  const foreign = ofxOf(march, ofMarch).replace('<CURDEF>USD', '<CURDEF>CAD');
  const input = await scene.upload('cad.ofx', foreign);
  const treasurer = await scene.treasurer();
  const sentence =
    'This file is in CAD; the books are in USD. Nothing was imported. Choose a file of an account in USD.';
  const refused = { status: 422, body: { fields: { fileId: sentence } } };
  expect(await treasurer.call('POST /api/v1/bank-imports/check', { body: input })).toMatchObject(refused);
  const body = { ...input, basedOn: 'anything' };
  expect(await treasurer.call('POST /api/v1/bank-imports', { body })).toMatchObject(refused);
  // Of several accounts that are all in another currency too.
  const second = /<STMTTRNRS>[\s\S]*<\/STMTTRNRS>/.exec(foreign.replace('000123', '555'))?.[0] ?? '';
  const both = await scene.upload('both.ofx', foreign.replace('<STMTTRNRS>', `${second}<STMTTRNRS>`));
  expect(await treasurer.call('POST /api/v1/bank-imports/check', { body: both })).toMatchObject(refused);
  expect(await scene.lines()).toEqual([]);
});

test('a file that is wholly of another account is asked about, also where that is another account of the books', async () => {
  await scene.import('march.ofx', ofxOf(march, ofMarch));
  const savings = ofxOf(march.slice(0, 1), { ...ofMarch, account: '777' });
  const questionsAt = async (accountId: string, content: string) => {
    const input = { ...(await scene.upload('other.ofx', content)), accountId };
    return (await scene.check(input)).check?.questions.map(({ question, text }) => [question, text]);
  };
  const [checkingId, savingsId] = [scene.id('1010'), scene.id('1020')];
  expect(await questionsAt(checkingId, savings)).toEqual([
    [
      'other-account',
      'This file is for account 777. The last file of this bank account was for 000123. If the number didn’t change, cancel and choose the bank account that it belongs to.',
    ],
  ]);
  // The first file of an account that is of one whose files go elsewhere.
  expect(await questionsAt(savingsId, ofxOf(march, ofMarch))).toEqual([
    [
      'other-account',
      'This file is for account 000123, whose files are imported to 1010 Operating checking. If that is right, cancel and choose 1010 Operating checking.',
    ],
  ]);
  expect(await questionsAt(savingsId, savings)).toEqual([]);
  const treasurer = await scene.treasurer();
  const wanted = { ...(await scene.upload('other.ofx', savings)), accountHint: '000123' };
  const body = { body: wanted };
  // A number that is asked for and is not in the file.
  expect(await treasurer.call('POST /api/v1/bank-imports/check', body)).toMatchObject({
    status: 422,
    body: { fields: { accountHint: 'The file has no account with this number. Choose one that it has.' } },
  });
});
